import type { Price } from '../money/price';
import type { Estimate } from './estimate';
import { isSigned } from './estimate-status';

/** The amounts of a tracker that follow from its signed estimates, in cents. */
export type Contract = Pick<Price, 'amount' | 'contract' | 'changes' | 'signed'>;

/**
 * The contract of a tracker: the sum of what was signed. Where only changes were signed, they add to the amount that was
 * typed, so the result is the same however often it is counted. Credits never take it below zero.
 */
export function contractOf(
  estimates: readonly Pick<Estimate, 'status' | 'kind' | 'total'>[],
  before: Pick<Price, 'amount' | 'changes'>,
): Contract {
  const signed = estimates.filter(isSigned);
  const [first, later] = (['Estimate', 'Change'] as const).map((kind) =>
    signed.filter((one) => one.kind === kind),
  );
  const sum = (some: typeof signed = []) => some.reduce((all, { total }) => all + total, 0);
  const changes = sum(later);
  const contract = first?.length ? sum(first) : Math.max(0, before.amount - before.changes);
  return { contract, changes, amount: Math.max(0, contract + changes), signed: signed.length };
}
