import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import type { Invoice } from '@/domain/invoices/invoice';
import { paymentShape } from '@/domain/payments/payment';
import type { Payment } from '@/domain/payments/payment';
import { readRecord } from '../records';

/** Most payments of a customer that are looked at. */
const MOST_PAYMENTS = 500;

/** The settled payments of a customer, some of which may have left credit. */
export function readSettled(
  db: Firestore,
  tx: Transaction,
  of: Pick<Invoice, 'owner' | 'customerId'>,
): Promise<readonly Payment[]> {
  return readPayments(db, tx, of, ['settled']);
}

/** The payments of a customer in these states. */
export async function readPayments(
  db: Firestore,
  tx: Transaction,
  { owner, customerId }: Pick<Invoice, 'owner' | 'customerId'>,
  states: readonly Payment['state'][],
): Promise<readonly Payment[]> {
  const found = await tx.get(
    db
      .collection(COLLECTIONS.payments)
      .where('owner', '==', owner)
      .where('customerId', '==', customerId)
      .where('state', 'in', states)
      .limit(MOST_PAYMENTS),
  );
  return found.docs.map((doc) => readRecord(paymentShape, doc.data()));
}
