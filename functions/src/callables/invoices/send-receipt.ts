import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { Viewer } from '@/domain/access/viewer';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { mayChange } from '@/domain/nouns/record-rights';
import { paymentNoun } from '@/domain/payments/noun';
import { paymentShape } from '@/domain/payments/payment';
import {
  RECEIPT_VERSION,
  receiptButton,
  receiptProblem,
  receiptSubject,
  receiptTitle,
} from '@/domain/payments/receipt/receipt-words';
import { appAddress } from '../../app-address';
import type { Caller } from '../../calls/guard';
import { id } from '../../calls/input';
import { refuse } from '../../invoices/change-issued';
import { readLetterhead } from '../../letterhead';
import { sendPaper } from '../../papers/send-paper';
import type { Sendable, SentPaper } from '../../papers/send-paper';
import { sendingFields } from '../../papers/sending-input';
import { readSnapshot, storedRecord } from '../../records';

/** Input of `sendReceipt`: a settled payment or refund, and the mail. */
export const sendReceiptInput = v.strictObject({ paymentId: id(1, 64, 'not-found'), ...sendingFields });

type SendingReceipt = v.InferOutput<typeof sendReceiptInput>;

/**
 * Sends the receipt of a settled payment or refund with the client's link, in one transaction. Receipts take no place among
 * the papers of a plan's month. Sending again is a second mail. Idempotent per request.
 */
export function sendReceipt(
  db: Firestore,
  caller: Caller,
  sending: SendingReceipt,
  now: number,
): Promise<SentPaper> {
  const { paymentId } = sending;
  return sendPaper(db, caller, sending, now, (tx, viewer) => readSendable(db, tx, viewer, paymentId, now));
}

async function readSendable(
  db: Firestore,
  tx: Transaction,
  viewer: Viewer,
  paymentId: string,
  now: number,
): Promise<Sendable> {
  const stored = await tx.get(db.collection(COLLECTIONS.payments).doc(paymentId));
  const payment = readSnapshot(paymentShape, stored);
  if (payment?.owner !== viewer.owner) throw new AppError('not-found');
  if (!mayChange(viewer, paymentNoun, payment)) throw new AppError('denied');
  refuse(receiptProblem(payment));
  const letterhead = await readLetterhead(db, tx, payment.owner, now);
  return {
    ...{ noun: paymentNoun, record: payment, title: receiptTitle(payment), letterhead, isCounted: false },
    entry: 'Receipt mailed',
    subject: receiptSubject(payment, letterhead.businessName),
    button: (link) => receiptButton(payment, { app: appAddress(), link }),
    write: () => {
      const sent = { receiptAt: now, updatedAt: now, updatedBy: viewer.uid };
      tx.update(stored.ref, storedRecord(paymentShape, sent));
      return RECEIPT_VERSION;
    },
  };
}
