import { estimateNoun } from './noun';
import type { Estimate } from './estimate';
import { isSigned } from './contract';

type Compared = Pick<Estimate, 'uuid' | 'kind' | 'status' | 'statusAt' | 'createdAt' | 'trackerId'>;

/** Whether an estimate waits for its client or is not sent yet. */
function isOpenEstimate({ status }: Pick<Estimate, 'status'>): boolean {
  return estimateNoun.openWork.open.values.some((one) => one === status);
}

/**
 * A customer's open estimates that one of theirs was signed instead of: for the same work or for none that is sold, and
 * written before the signature. Changes compete with nothing, and neither does work that is asked for later.
 */
export function competingWith<E extends Compared>(signed: Compared, estimates: readonly E[]): readonly E[] {
  if (!isSigned(signed) || signed.kind !== 'Estimate') return [];
  return estimates.filter(
    (one) =>
      one.uuid !== signed.uuid &&
      one.kind === 'Estimate' &&
      isOpenEstimate(one) &&
      one.createdAt <= signed.statusAt &&
      (one.trackerId === '' || one.trackerId === signed.trackerId),
  );
}
