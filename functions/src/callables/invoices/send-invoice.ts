import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { invoiceShape } from '@/domain/invoices/invoice';
import { ISSUED_INVOICE_VERSION } from '@/domain/invoices/issue/issued-invoice';
import { invoiceButton, invoiceSubject } from '@/domain/invoices/mail/invoice-mail';
import { sendProblem } from '@/domain/invoices/mail/send-problem';
import { invoiceNoun } from '@/domain/invoices/noun';
import { appAddress } from '../../app-address';
import type { Caller } from '../../calls/guard';
import { id } from '../../calls/input';
import { readChangeable, refuse } from '../../invoices/change-issued';
import { readLetterhead } from '../../letterhead';
import { sendPaper } from '../../papers/send-paper';
import type { Sendable, SentPaper } from '../../papers/send-paper';
import { sendingFields } from '../../papers/sending-input';
import { storedRecord } from '../../records';

/** Input of `sendInvoice`: an issued invoice or credit note, and the mail. */
export const sendInvoiceInput = v.strictObject({ invoiceId: id(1, 64, 'not-found'), ...sendingFields });

type SendingInvoice = v.InferOutput<typeof sendInvoiceInput>;

/**
 * Sends an issued invoice or credit note: makes or reuses the client's link and queues the mail, in one transaction. Sending
 * again is a second mail. Idempotent per request.
 */
export function sendInvoice(
  db: Firestore,
  caller: Caller,
  sending: SendingInvoice,
  now: number,
): Promise<SentPaper> {
  const { invoiceId } = sending;
  return sendPaper(db, caller, sending, now, (tx) => readSendable(db, tx, caller.uid, invoiceId, now));
}

async function readSendable(
  db: Firestore,
  tx: Transaction,
  by: string,
  invoiceId: string,
  now: number,
): Promise<Sendable> {
  const invoice = await readChangeable(db, tx, by, invoiceId);
  refuse(sendProblem(invoice));
  const letterhead = await readLetterhead(db, tx, invoice.owner, now);
  const { title, kind } = invoice;
  return {
    ...{ noun: invoiceNoun, record: invoice, title, letterhead, isCounted: true },
    entry: `${kind} mailed`,
    subject: invoiceSubject(invoice, letterhead.businessName),
    button: (link) => invoiceButton(kind, { app: appAddress(), link, invoiceId }),
    write: (link) => {
      const sent = { linkId: link, sentAt: now, updatedAt: now, updatedBy: by };
      tx.update(db.collection(COLLECTIONS.invoices).doc(invoiceId), storedRecord(invoiceShape, sent));
      return ISSUED_INVOICE_VERSION;
    },
  };
}
