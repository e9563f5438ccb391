import type { Firestore } from 'firebase-admin/firestore';
import { readSnapshot } from '../records';
import { billingRef, billingShape } from './billing';
import { openPayments } from './open-payments';

/** Ends these businesses' subscriptions at once; does nothing for those without one. */
export async function endPayments(db: Firestore, owners: readonly string[]): Promise<void> {
  for (const owner of owners) {
    const billing = readSnapshot(billingShape, await billingRef(db, owner).get());
    const running = { subscription: billing?.subscription ?? '', checkout: billing?.checkout.id ?? '' };
    if (running.subscription === '' && running.checkout === '') continue;
    const payments = await openPayments(db);
    await payments.end(owner, running);
  }
}
