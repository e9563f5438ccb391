import { boolean, cents, choice, groupList, optionalMoment, text } from '../../core/shape';
import type { InferFields } from '../../core/shape';

/** What became of a charge, from the least to the most certain: a later status replaces an earlier one. */
const CHARGE_STATUSES = ['unknown', 'processing', 'failed', 'succeeded'] as const;

/** What is known of a charge, in cents. Facts only add up, so events may come twice and in any order. */
export const chargeFields = {
  /** Our attempt that it answers; '' until an event names it. */
  attempt: text(64),
  status: choice(CHARGE_STATUSES),
  cents: cents(),
  /** Whether it comes from a bank account, which takes days. */
  isBank: boolean(),
  /** When it was paid, or began to be on its way. */
  paidAt: optionalMoment(),
  /** Money that left again, by Stripe's id; "undone" when it came back. */
  outgoing: groupList(100, {
    id: text(64),
    kind: choice(['Refund', 'Dispute']),
    cents: cents(),
    state: choice(['gone', 'undone']),
  }),
};
export type ChargeFacts = InferFields<typeof chargeFields>;
export type Outgoing = ChargeFacts['outgoing'][number];

/** Facts with those of one more event. */
export function withFacts(known: ChargeFacts, said: ChargeFacts): ChargeFacts {
  const isNewer = CHARGE_STATUSES.indexOf(said.status) > CHARGE_STATUSES.indexOf(known.status);
  const times = [known.paidAt, said.paidAt].filter((at) => at !== null);
  return {
    attempt: known.attempt || said.attempt,
    status: isNewer ? said.status : known.status,
    cents: known.cents || said.cents,
    isBank: known.isBank || said.isBank,
    paidAt: times.length === 0 ? null : Math.min(...times),
    outgoing: said.outgoing.reduce(withOutgoing, known.outgoing),
  };
}

/** What came back stays so: Stripe tells it last. */
function withOutgoing(all: readonly Outgoing[], one: Outgoing): readonly Outgoing[] {
  const at = all.findIndex(({ id }) => id === one.id);
  const before = all[at];
  if (!before) return [...all, one];
  return before.state === 'undone' ? all : all.with(at, one);
}
