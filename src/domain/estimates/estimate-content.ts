import { bookkeeping, called } from '../core/field-facts';
import { boolean, cents, choice, day, groupList, integer, signedCents, text } from '../core/shape';
import type { InferFields } from '../core/shape';
import { taxRateList } from '../money/tax-rates';

export const MOST_OPTIONS = 5;
export const MOST_LINES = 200;
export const MOST_STEPS = 12;

/** Most hundredths of a unit in a line: a million units. */
export const MAX_QUANTITY = 100_000_000;

/** Highest place of a line; new ones go `GAP` behind the last, so that many fit between two. */
export const MAX_POSITION = 1_000_000_000;

/** Longest texts of a line. */
export const MAX_NAME = 170;
export const MAX_DESCRIPTION = 500;
export const MAX_UNIT = 20;

/** Longest texts of an option and of a payment step. */
export const MAX_OPTION_NAME = 60;
export const MAX_OPTION_TEXT = 300;
export const MAX_STEP_NAME = 80;
export const MAX_STEP_WHEN = 160;

/** A percentage in thousandths: 100 % is 100,000. */
const percent = () => integer(0, 100_000);

/** Ways to set a payment step: percent of the total, a fixed amount, or percent of what earlier steps leave. */
export const STEP_KINDS = ['percent', 'cents', 'rest'] as const;

/** What is offered: written by the office, frozen as a version when it is sent. Money in cents. */
export const estimateContent = {
  /** Good, better, best; one option without a name for a plain estimate. */
  options: groupList(MOST_OPTIONS, {
    id: text(20),
    name: text(MAX_OPTION_NAME),
    description: text(MAX_OPTION_TEXT),
    isSuggested: boolean(),
  }),
  lines: groupList(MOST_LINES, {
    id: text(20),
    /** Where it stands: lines are shown by it. Two people who add lines at the same moment keep both. */
    position: integer(0, MAX_POSITION),
    /** Ids of the options it is part of, separated by spaces; '' for all of them. */
    options: text(120),
    name: text(MAX_NAME),
    description: text(MAX_DESCRIPTION),
    /** Hundredths of a unit: 250 is 2.5. */
    quantity: integer(0, MAX_QUANTITY),
    unit: text(MAX_UNIT),
    waste: percent(),
    unitPrice: signedCents(),
    /** Per unit to the business, for the margin; never on a paper. */
    unitCost: cents(),
    /** Id of one of the estimate's rates; '' for no tax. */
    taxRate: text(20),
    /** An extra that the client may add. */
    isOptional: boolean(),
    /** Id of the price item it was made from; '' for an own line. Never on a paper. */
    priceItem: text(64),
  }),
  /** Copied from the settings, so that a later change of a rate changes no estimate. */
  taxRates: taxRateList(),
  /** Id of the rate of new taxable lines; '' for none. */
  defaultTaxRate: bookkeeping(text(20)),
  isTaxInclusive: called('Prices include tax', boolean()),
  discountPercent: called('Discount', percent()),
  /** Used where `discountPercent` is 0. */
  discount: cents(),
  schedule: called(
    'Payment schedule',
    groupList(MOST_STEPS, {
      id: text(20),
      name: text(MAX_STEP_NAME),
      /** When it is due, in the client's words: "When the shingles are on the driveway". */
      when: text(MAX_STEP_WHEN),
      kind: choice(STEP_KINDS),
      percent: percent(),
      amount: cents(),
    }),
  ),
  validUntil: called('Good until', day()),
  /** To the client, above the options. */
  clientText: called('Text for the client', text(2_000)),
  terms: text(5_000),
};

export type EstimateContent = InferFields<typeof estimateContent>;
export type EstimateLine = EstimateContent['lines'][number];
export type ScheduleStep = EstimateContent['schedule'][number];
