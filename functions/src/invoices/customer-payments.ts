import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import type { Invoice } from '@/domain/invoices/invoice';
import { paymentShape } from '@/domain/payments/payment';
import type { Payment } from '@/domain/payments/payment';
import { readRecord } from '../records';

/** Most payments of a customer that are looked at. */
const MOST_PAYMENTS = 500;

/** The settled payments of a customer, some of which may have left credit. */
export async function readSettled(
  db: Firestore,
  tx: Transaction,
  { owner, customerId }: Pick<Invoice, 'owner' | 'customerId'>,
): Promise<readonly Payment[]> {
  const found = await tx.get(
    db
      .collection(COLLECTIONS.payments)
      .where('owner', '==', owner)
      .where('customerId', '==', customerId)
      .where('state', '==', 'settled')
      .limit(MOST_PAYMENTS),
  );
  return found.docs.map((doc) => readRecord(paymentShape, doc.data()));
}
