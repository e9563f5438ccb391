import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { voidProblem, writeOffProblem } from '@/domain/invoices/issue/correction-problems';
import type { Invoice } from '@/domain/invoices/invoice';
import { heldOf } from '@/domain/invoices/sums/invoice-sums';
import { applyCredit } from '@/domain/payments/settle/apply-credit';
import { readFormats } from '../../business';
import type { Caller } from '../../calls/guard';
import { id } from '../../calls/input';
import { isHandedOff } from '../../invoices/handed-off';
import { correct, readChangeable, refuse } from '../../invoices/change-issued';
import { readSettled } from '../../invoices/customer-payments';
import { writeSettlement } from '../../invoices/write-settlement';
import type { Signed } from '../../invoices/write-settlement';

/** Input of the corrections of an issued invoice. */
export const correctInvoiceInput = v.strictObject({ invoiceId: id(1, 64, 'not-found') });
type Correcting = v.InferOutput<typeof correctInvoiceInput>;

type Correction = {
  readonly db: Firestore;
  readonly tx: Transaction;
  readonly invoice: Invoice;
  readonly signed: Signed;
};

/** Runs a correction in one transaction with the invoice, which the caller may change. */
function correcting(act: (correction: Correction) => Promise<void> | void) {
  return (db: Firestore, { uid }: Caller, { invoiceId }: Correcting, now: number): Promise<void> =>
    db.runTransaction(async (tx) => {
      const invoice = await readChangeable(db, tx, uid, invoiceId);
      await act({ db, tx, invoice, signed: { by: uid, now } });
    });
}

/** Declares an unpaid invoice void, where the law of the business's country knows that. Idempotent. */
export const voidInvoice = correcting(async ({ db, tx, invoice, signed }) => {
  if (invoice.status === 'Void') return;
  const { country } = await readFormats(db, tx, invoice.owner);
  refuse(voidProblem(invoice, country, await isHandedOff(db, tx, invoice)));
  correct(db, tx, invoice, { status: 'Void' }, signed);
});

/** Writes off what is still owed on an invoice; a later payment makes the loss smaller. Idempotent. */
export const writeOff = correcting(({ db, tx, invoice, signed }) => {
  if (invoice.status === 'Written Off') return;
  refuse(writeOffProblem(invoice));
  correct(db, tx, invoice, { writtenOff: invoice.balance }, signed);
});

/** Makes the part that an invoice holds back due, and pays it with the customer's credit. Idempotent. */
export const releaseHeldBack = correcting(async ({ db, tx, invoice, signed }) => {
  if (invoice.heldReleasedAt !== null) return;
  refuse(heldOf(invoice) === 0 ? 'Nothing is held back on this invoice.' : null);
  const payments = await readSettled(db, tx, invoice);
  const released = { ...invoice, heldReleasedAt: signed.now };
  correct(db, tx, invoice, { heldReleasedAt: signed.now }, signed);
  writeSettlement(db, tx, applyCredit(released, payments), [invoice], signed);
});
