import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { OUTSTANDING_INVOICES } from '@/domain/invoices/invoice-status';
import { invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { paymentNoun } from '@/domain/payments/noun';
import { paymentShape } from '@/domain/payments/payment';
import type { Payment } from '@/domain/payments/payment';
import { paymentProblems } from '@/domain/payments/settle/payment-problems';
import { settlePayment } from '@/domain/payments/settle/settle-payment';
import { mostRefunded, settleRefund } from '@/domain/payments/settle/settle-refund';
import { refOf } from '../document-ref';
import { readLetterhead } from '../letterhead';
import { enterPriced } from '../priced-entry';
import { readRecord, readSnapshot, storedRecord } from '../records';
import { nextNumber, numberCounter } from '../triggers/numbers';
import { readSettled } from './customer-payments';
import { readReceiptMail } from './mail-receipt';
import { writeSettlement } from './write-settlement';

/** Most open invoices of a customer that a payment is put on. */
const MOST_INVOICES = 100;

/**
 * Settles a payment or a refund as its person noted it, perhaps long ago and without signal: one transaction over it and
 * its invoices, with the number of its receipt and, where that is
 * wished, its mail. One that is settled already stays as it is, so a repetition does nothing.
 */
export async function settleNoted(
  db: Firestore,
  tx: Transaction,
  paymentId: string,
  now: number,
): Promise<void> {
  const stored = await tx.get(refOf(db, COLLECTIONS.payments, paymentId));
  const payment = readSnapshot(paymentShape, stored);
  if (payment?.state !== 'noted') return;
  const { owner } = payment;
  const letterhead = await readLetterhead(db, tx, owner, now);
  const { formats, today, settingsDoc: settings } = letterhead;
  const counter = await tx.get(numberCounter(db, owner, paymentNoun.name));
  const signed = { by: payment.createdBy, now };
  const isRefund = payment.kind === 'Refund';
  const payments = isRefund ? await readSettled(db, tx, payment) : [];
  const invoices = isRefund ? await invoicesOf(db, tx, payments) : await payable(db, tx, payment);
  const most = isRefund ? mostRefunded(payment, payments) : null;
  const problem = countingProblem(payment, { today, currency: formats.currency, most });
  if (problem !== null) {
    const failed = { state: 'failed', updatedAt: now, updatedBy: signed.by } as const;
    tx.update(stored.ref, storedRecord(paymentShape, failed));
    enterPriced(db, tx, paymentNoun, payment, {
      ...{ id: `failed ${payment.uuid}`, at: now, by: '', byName: '', kind: 'note' },
      body: `${payment.kind} not counted\n${problem}`,
    });
    return;
  }
  const settlement = isRefund ? settleRefund(payment, payments, invoices) : settlePayment(payment, invoices);
  if (!settlement) return;
  const mailReceipt = await readReceiptMail(db, tx, payment, letterhead, now);
  const { name: kind, number: trait } = paymentNoun;
  const numbered = nextNumber(tx, { kind, trait, owner, counter, settings });
  writeSettlement(db, tx, settlement, invoices, signed);
  tx.update(stored.ref, storedRecord(paymentShape, { ...numbered, settledAt: now }));
  const own = settlement.payments.find(({ uuid }) => uuid === payment.uuid);
  mailReceipt({ ...payment, ...own, ...numbered, settledAt: now });
}

/**
 * Why a payment counts nowhere, as a sentence; null when it does. A wrong day does not keep received money from its
 * invoices, nor do wishes for more than the amount.
 */
function countingProblem(payment: Payment, by: Parameters<typeof paymentProblems>[1]): string | null {
  const found = paymentProblems(payment, by).find(({ field }) => field === 'amount' || field === 'currency');
  return found?.text ?? null;
}

/** The invoices that a payment may go on: those that it names, else what its customer owes. */
async function payable(
  db: Firestore,
  tx: Transaction,
  { owner, customerId, wished }: Payment,
): Promise<readonly Invoice[]> {
  if (wished.length > 0)
    return readInvoices(
      db,
      tx,
      owner,
      wished.map(({ invoiceId }) => invoiceId),
    );
  const found = await tx.get(
    db
      .collection(COLLECTIONS.invoices)
      .where('owner', '==', owner)
      .where('customerId', '==', customerId)
      .where('status', 'in', OUTSTANDING_INVOICES)
      .limit(MOST_INVOICES),
  );
  return found.docs.map((doc) => readRecord(invoiceShape, doc.data()));
}

/** The invoices that payments of one business are on. */
export async function invoicesOf(
  db: Firestore,
  tx: Transaction,
  payments: readonly Payment[],
): Promise<readonly Invoice[]> {
  const [first] = payments;
  if (!first) return [];
  const ids = payments.flatMap(({ allocations }) => allocations.map(({ invoiceId }) => invoiceId));
  return readInvoices(db, tx, first.owner, ids);
}

/** The invoices of a business with these ids, each once. */
export async function readInvoices(
  db: Firestore,
  tx: Transaction,
  owner: string,
  ids: readonly string[],
): Promise<readonly Invoice[]> {
  const refs = [...new Set(ids)].map((one) => refOf(db, COLLECTIONS.invoices, one));
  const docs = refs.length > 0 ? await tx.getAll(...refs) : [];
  return docs.flatMap((doc) => {
    const invoice = readSnapshot(invoiceShape, doc);
    return invoice?.owner === owner ? [invoice] : [];
  });
}
