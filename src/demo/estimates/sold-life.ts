import type { Customer } from '@/domain/customers/customer';
import { shownTotal } from '@/domain/estimates/estimate-sums';
import type { Price } from '@/domain/money/price';
import { dayOf, wallClockOf } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { liveEstimate } from './estimate-life';
import type { EstimateLife } from './estimate-life';
import { draftFor } from './example-draft';
import type { DraftContext } from './example-draft';
import { DECKING, exampleLine, laborFor, ROOF_MATERIALS, ROOF_SCHEDULE } from './example-lines';
import { SOLD_STORY } from './stories';
import type { Step } from './stories';

/** A tracker, the customer who signed for it, and what it was sold for in cents. */
export type Sale = {
  readonly customer: Customer;
  readonly tracker: Tracker;
  readonly price: Price;
};

/** The estimate that a sale came from: its labor is what the materials leave of the price. */
export function soldLife(
  { customer, tracker, price }: Sale,
  number: number,
  context: DraftContext,
): EstimateLife {
  const soldOn = dayOf(tracker.createdAt, context.zone);
  const facing = { ...context, today: soldOn, linkId: tracker.linkId };
  const seller = { ...customer, salesperson: tracker.createdBy };
  const told = {
    what: 'New roof',
    lines: ROOF_MATERIALS,
    ago: SOLD_STORY.written,
    size: 100,
    validFor: 30,
    steps: [],
  };
  const materials = draftFor(seller, told, number, facing);
  const labor = laborFor(price.amount - (shownTotal(materials) ?? 0));
  const made = {
    ...materials,
    lines: [...ROOF_MATERIALS, labor].map(exampleLine),
    schedule: ROOF_SCHEDULE,
  };
  const steps: readonly Step[] = [
    { ago: SOLD_STORY.sent, clock: '14:20', does: 'sends' },
    { ago: SOLD_STORY.viewed, clock: '18:40', does: 'views' },
    { ago: SOLD_STORY.approved, clock: '19:15', does: 'approves', option: 'one', extras: [] },
    { ago: 0, clock: wallClockOf(tracker.createdAt, context.zone), does: 'sells', trackerId: tracker.uuid },
  ];
  return liveEstimate(made, steps, facing);
}

/** A change of sold work that waits for the client's signature: decking that turned out to be rotten. */
export function changeLife({ customer, tracker }: Sale, number: number, context: DraftContext): EstimateLife {
  const told = { what: 'Decking', lines: DECKING, ago: 1, size: 100, validFor: 14, steps: [] };
  const draft = draftFor(customer, told, number, context);
  const made = {
    ...draft,
    kind: 'Change' as const,
    trackerId: tracker.uuid,
    title: `Change 1, ${draft.title}`,
  };
  const sent: Step = { ago: 1, clock: '14:35', does: 'sends' };
  return liveEstimate(made, [sent], { ...context, linkId: tracker.linkId });
}
