import type { Viewer } from '@/domain/access/viewer';
import { initialOf } from '@/domain/core/shape';
import { estimateContent } from '@/domain/estimates/estimate-content';
import type { EstimateContent } from '@/domain/estimates/estimate-content';
import { estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import { estimateNoun } from '@/domain/estimates/noun';
import type { Intent } from '../core/intent';
import { recordRef } from '../core/query';
import type { TypedRef } from '../core/query';
import { recordIntents } from '../core/record-intents';
import { draftFor } from '../money/draft-for';
import type { DraftCustomer } from '../money/draft-for';

/** A reference to one estimate. */
export function estimateRef(id: string): TypedRef<Estimate> {
  return recordRef(estimateShape, id);
}

/** The usual changes of estimates. */
export const estimateIntents = recordIntents(estimateNoun);

/** The typed words of an estimate beside what is offered. */
export type EstimateWords = Pick<
  Estimate,
  'title' | 'versionNote' | 'internalNotes' | 'crewMinutes' | 'salesperson'
>;

/** Makes a draft for a customer at `at` (epoch ms), and returns its id, so that the screen can open it at once. */
export function createEstimate(
  viewer: Viewer,
  customer: DraftCustomer,
  { title, kind = 'Estimate', trackerId = '', content = {} }: NewEstimate,
  at: number,
): { readonly id: string; readonly intent: Intent } {
  const draft = draftFor(viewer, customer, at);
  const estimate = { ...initialOf(estimateShape.fields), ...content, kind, title, trackerId, ...draft };
  return { id: draft.uuid, intent: estimateIntents.create(viewer, estimate) };
}

type NewEstimate = {
  readonly title: string;
  /** A change adds to work that is signed already. */
  readonly kind?: Estimate['kind'];
  readonly trackerId?: string;
  readonly content?: Partial<EstimateContent>;
};

/**
 * Changes what is offered at `at` (epoch ms). An approval by the office is of the contents before, so it does not hold any
 * more; a draft that waits for one is a draft again.
 */
export function editContent(
  viewer: Viewer,
  estimate: Estimate,
  changes: Partial<EstimateContent>,
  at: number,
): Intent {
  const { status } = estimate;
  const back = status === 'Pending Approval' ? { status: 'Draft' as const, statusAt: at } : {};
  return estimateIntents.change(viewer, estimate, { ...changes, contentAt: at, ...back });
}

/** Changes words that are not part of what is offered. */
export function editWords(viewer: Viewer, estimate: Estimate, changes: Partial<EstimateWords>): Intent {
  return estimateIntents.change(viewer, estimate, changes);
}

/** Asks the office to approve the draft, at `at` (epoch ms). */
export function askOffice(viewer: Viewer, estimate: Estimate, at: number): Intent {
  return estimateIntents.move(viewer, estimate, 'Pending Approval', at);
}

/** A new draft with the contents of an estimate, at `at` (epoch ms), for the same customer. */
export function copyEstimate(
  viewer: Viewer,
  estimate: Estimate,
  at: number,
  makeId: () => string,
): { readonly id: string; readonly intent: Intent } {
  const uuid = makeId();
  const { title, customerId, customerName, trackerId, salesperson, assignees, crewMinutes } = estimate;
  const { streetAddress, city, state, zipcode } = estimate;
  const content = Object.fromEntries(
    Object.keys(estimateContent).map((name) => [name, Reflect.get(estimate, name) as unknown]),
  );
  const draft = {
    ...initialOf(estimateShape.fields),
    ...(content as EstimateContent),
    uuid,
    assignees,
    title,
    customerId,
    customerName,
    trackerId,
    streetAddress,
    city,
    state,
    zipcode,
    salesperson,
    crewMinutes,
    validUntil: '',
    statusAt: at,
    contentAt: at,
  };
  return { id: uuid, intent: estimateIntents.create(viewer, draft) };
}
