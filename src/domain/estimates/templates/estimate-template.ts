import { COLLECTIONS } from '../../core/collections';
import { bookkeeping, called } from '../../core/field-facts';
import { defineShape, moment, requiredText, text } from '../../core/shape';
import type { Infer, InferFields } from '../../core/shape';
import { estimateContent } from '../estimate-content';

/** Most templates of a business. */
export const MOST_TEMPLATES = 100;

const { options, lines, discountPercent, discount, schedule, clientText, terms } = estimateContent;

/** What a template keeps of an estimate: all that is offered but the tax rates, which are the business's, and the last day. */
export const templateContent = { options, lines, discountPercent, discount, schedule, clientText, terms };
export type TemplateContent = InferFields<typeof templateContent>;

/**
 * `EstimateTemplates/{uuid}`: contents that estimates of the same kind of work begin with, without customer and last day.
 * A line with a `priceItem` takes that item's price of the day it is used; its own amounts count where the item is gone.
 * A line with a `taxRate` is taxed with the rate of that id, or with the usual one. Needs `pricing:show`; no assignees.
 */
export const estimateTemplateShape = defineShape(COLLECTIONS.estimateTemplates, {
  uuid: bookkeeping(requiredText(64)),
  owner: bookkeeping(requiredText(128)),
  name: requiredText(80),
  /** In words: "Architectural shingles on a walkable roof". */
  description: called('Kind of work', text(300)),
  ...templateContent,
  createdAt: bookkeeping(moment()),
  createdBy: bookkeeping(text(128)),
  updatedAt: bookkeeping(moment()),
  updatedBy: bookkeeping(text(128)),
});
export type EstimateTemplate = Infer<typeof estimateTemplateShape>;

/** Names of its content fields. */
export const TEMPLATE_CONTENT = Object.keys(templateContent) as readonly (keyof TemplateContent)[];
