import { MOST_ROWS } from '@/domain/core/list-bounds';
import { referralShape } from '@/domain/referral/referral';
import type { Referral } from '@/domain/referral/referral';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import { callFunction } from '../callables/function-caller';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';

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
