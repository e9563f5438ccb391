import { MOST_ROWS } from '@/domain/core/list-bounds';
import { referralShape } from '@/domain/referral/referral';
import type { Referral } from '@/domain/referral/referral';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import { callFunction } from '../callables/function-caller';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';

/** The users who came by a user's invitation. */
export function referralsOf(viewer: Viewer): TypedQuery<Referral> {
  return query(referralShape, {
    where: [{ field: 'referrer', op: '==', value: viewer.uid }],
    orderBy: [],
    limit: MOST_ROWS,
  });
}

/** Redeems the code of an invitation. Rejects with a sentence when it is the user's own, unknown or expired. */
export function redeemReferral(code: string): Promise<void> {
  return callFunction('redeemReferral', { code }, () => undefined);
}

/** The Referral Program's queries, for the suites that run every query. */
export const referralsCatalog: readonly CatalogEntry[] = [
  { name: 'own referrals', build: (viewer) => [referralsOf(viewer).spec], needs: null },
];
