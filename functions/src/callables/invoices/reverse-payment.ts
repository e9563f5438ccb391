import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { mayChange } from '@/domain/nouns/record-rights';
import { isFromStripe } from '@/domain/payments/card/from-stripe';
import { paymentNoun } from '@/domain/payments/noun';
import { paymentShape } from '@/domain/payments/payment';
import { takeBack } from '@/domain/payments/settle/take-back';
import type { Caller } from '../../calls/guard';
import { id } from '../../calls/input';
import { readViewer } from '../../company/viewers';
import { refuse } from '../../invoices/change-issued';
import { invoicesOf } from '../../invoices/settle-noted';
import { writeSettlement } from '../../invoices/write-settlement';
import { readSnapshot } from '../../records';

/** Input of `reversePayment`. */
export const reversePaymentInput = v.strictObject({ paymentId: id(1, 64, 'not-found') });

/**
 * Takes a payment back that never came, such as a check that bounced: its invoices are owed again, and its credit is gone.
 * Idempotent.
 */
export async function reversePayment(
  db: Firestore,
  { uid }: Caller,
  { paymentId }: v.InferOutput<typeof reversePaymentInput>,
  now: number,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const viewer = await readViewer(db, tx, uid);
    const stored = await tx.get(db.collection(COLLECTIONS.payments).doc(paymentId));
    const payment = readSnapshot(paymentShape, stored);
    if (payment?.owner !== viewer.owner) throw new AppError('not-found');
    if (!mayChange(viewer, paymentNoun, payment)) throw new AppError('denied');
    if (payment.state === 'reversed') return;
    refuse(payment.kind === 'Refund' ? 'Note money that came back as a new payment.' : null);
    refuse(isFromStripe(payment) ? 'This payment was made online. Refund it instead.' : null);
    const invoices = await invoicesOf(db, tx, [payment]);
    const settlement = takeBack(payment, invoices);
    if (!settlement)
      throw new AppError('conflict', {
        sentence: 'This payment is not settled. Wait a moment and try again.',
      });
    writeSettlement(db, tx, settlement, invoices, { by: uid, now });
  });
}
