import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { MOST_SEATS } from '@/domain/plans/entitlement';
import { boolean, choice, defineShape, group, integer, moment, text } from '@/domain/core/shape';
import type { Infer } from '@/domain/core/shape';
import { PLAN_INTERVALS } from '@/domain/plans/tiers';

/** `Billing/{owner}`: payment data only functions need. No client reads it. */
export const billingShape = defineShape(COLLECTIONS.billing, {
  owner: text(128),
  customer: text(255),
  subscription: text(255),
  /** The open checkout; repeated requests reuse it. */
  checkout: group({
    id: text(255),
    url: text(4_000),
    returnTo: text(500),
    tier: text(40),
    interval: choice(PLAN_INTERVALS),
    people: integer(0, MOST_SEATS),
    withTrial: boolean(),
    expiresAt: moment(),
  }),
});
export type Billing = Infer<typeof billingShape>;
export type Checkout = Billing['checkout'];

export function billingRef(db: Firestore, owner: string): DocumentReference {
  return db.collection(COLLECTIONS.billing).doc(owner);
}
