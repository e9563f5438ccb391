import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { MOST_SEATS } from '@/domain/plans/entitlement';
import { boolean, choice, defineShape, group, integer, moment, text } from '@/domain/core/shape';
import type { Infer } from '@/domain/core/shape';
import { PLAN_INTERVALS } from '@/domain/plans/tiers';

/** `Billing/{owner}`: what only functions need to know of a business's payments. No client reads it. */
export const billingShape = defineShape(COLLECTIONS.billing, {
  owner: text(128),
  /** Ids at Stripe. */
  customer: text(255),
  subscription: text(255),
  /** The checkout that is open, so that asking twice opens one. */
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

/** Where the payments of a business are kept. */
export function billingRef(db: Firestore, owner: string): DocumentReference {
  return db.collection(COLLECTIONS.billing).doc(owner);
}
