import type { Estimate } from './estimate';
import { isSigned, OPEN_ESTIMATES } from './estimate-status';

type Compared = Pick<Estimate, 'uuid' | 'kind' | 'status' | 'statusAt' | 'createdAt' | 'trackerId'>;

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
      OPEN_ESTIMATES.includes(one.status) &&
      one.createdAt <= signed.statusAt &&
      (one.trackerId === '' || one.trackerId === signed.trackerId),
  );
}
