import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { applyEvent, billsShape, entitlementShape, withBill } from '@/domain/plans/entitlement';
import { initialOf } from '@/domain/core/shape';
import { entitlementRef, readEntitlement } from '../business';
import { isErased } from '../erasure/erasures';
import { readSnapshot, storedRecord } from '../records';
import { billingRef, billingShape } from './billing';
import { checkedEvent, takeOnce } from '../stripe/take-event';
import type { Delivery, Received } from '../stripe/take-event';
import { readEvent } from './stripe-events';
import type { Heard } from './stripe-events';

/** Takes in one Stripe event, once. Throws AppError('denied') for a wrong or old signature. */
export async function receiveEvent(db: Firestore, delivery: Delivery, now: number): Promise<Received> {
  const event = await checkedEvent(delivery, 'STRIPE_WEBHOOK_SECRET');
  const heard = readEvent(event);
  return takeOnce(db, event, delivery.signature, now, async (tx) => {
    // An erased business takes in only the end of its own subscription.
    if (heard === null || (await isErased(db, tx, heard.owner))) return null;
    return followUp(db, tx, heard, now);
  });
}

/** Reads the documents an event affects; the returned function writes them. */
async function followUp(db: Firestore, tx: Transaction, heard: Heard, now: number): Promise<() => void> {
  switch (heard.kind) {
    case 'plan': {
      const current = await readEntitlement(db, tx, heard.owner);
      const next = applyEvent(current, heard.event, now);
      return () => {
        if (next === current) return;
        tx.set(entitlementRef(db, heard.owner), storedRecord(entitlementShape, next));
        if (next.eventId !== heard.event.id) return;
        const { owner, customer, subscription } = heard;
        const checkout = initialOf(billingShape.fields).checkout;
        const billing = { owner, customer, subscription, checkout };
        tx.set(billingRef(db, owner), storedRecord(billingShape, billing), { merge: true });
      };
    }
    case 'bill': {
      const billsRef = db.collection(COLLECTIONS.bills).doc(heard.owner);
      const bills = readSnapshot(billsShape, await tx.get(billsRef))?.bills ?? [];
      return () => {
        const record = { owner: heard.owner, bills: withBill(bills, heard.bill) };
        tx.set(billsRef, storedRecord(billsShape, record));
      };
    }
  }
}
