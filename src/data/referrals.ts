import { MOST_ROWS } from '@/domain/list-bounds';
import { referralShape } from '@/domain/referral';
import type { Referral } from '@/domain/referral';
import type { Viewer } from '@/domain/viewer';
import type { CatalogEntry } from './catalog-entry';
import { callFunction } from './function-caller';
import { query } from './query';
import type { TypedQuery } from './query';

/** Who came by a person's invitation. */
export function referralsOf(viewer: Viewer): TypedQuery<Referral> {
  return query(referralShape, {
    where: [{ field: 'referrer', op: '==', value: viewer.uid }],
    orderBy: [],
    limit: MOST_ROWS,
  });
}

/** Says by whose invitation one came. Rejects with a sentence when it is one's own, unknown or too late. */
export function redeemReferral(code: string): Promise<void> {
  return callFunction('redeemReferral', { code }, () => undefined);
}

/** What the Referral Program asks, for the suites that walk every query. */
export const referralsCatalog: readonly CatalogEntry[] = [
  { name: 'own referrals', build: (viewer) => [referralsOf(viewer).spec], needs: null },
];
