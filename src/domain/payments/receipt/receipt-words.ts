import { shortNumber } from '../../core/record-number';
import type { MailWriter } from '../../invoices/mail/invoice-mail';
import { invoiceAddress } from '../../invoices/reminders/reminder-mail';
import type { PaperMail } from '../../mail/paper-mail';
import { paths } from '../../navigation/paths';
import type { Payment } from '../payment';

/** A receipt has one version: a payment never changes. */
export const RECEIPT_VERSION = 1;

/** "Receipt R-7", "Refund R-8". */
export function receiptTitle({
  kind,
  number,
  numberPrefix,
}: Pick<Payment, 'kind' | 'number' | 'numberPrefix'>): string {
  const noun = kind === 'Refund' ? 'Refund' : 'Receipt';
  // Money that was settled before receipts had numbers has none.
  return number === null ? noun : `${noun} ${shortNumber({ number, numberPrefix })}`;
}

/** What a payment is on an invoice, in cents. */
export function amountOn({ allocations }: Pick<Payment, 'allocations'>, invoiceId: string): number {
  return allocations.reduce((sum, part) => (part.invoiceId === invoiceId ? sum + part.amount : sum), 0);
}

/** Why a payment has no receipt, as a sentence; null when it has one. */
export function receiptProblem({ state }: Pick<Payment, 'state'>): string | null {
  return state === 'settled' ? null : 'A payment has its receipt once it is settled.';
}

/** The subject of a mail with a receipt. */
export function receiptSubject(payment: Parameters<typeof receiptTitle>[0], business: string): string {
  return `${receiptTitle(payment)} from ${business}`;
}

/** The button of such a mail: to the invoice that was paid first, else to the client's page. */
export function receiptButton(
  { allocations }: Pick<Payment, 'allocations'>,
  { app, link }: { readonly app: string; readonly link: string },
): PaperMail['link'] {
  const [first] = allocations;
  return {
    label: 'Open your page',
    address: first ? invoiceAddress(app, link, first.invoiceId) : `${app}${paths.tracking(link)}`,
  };
}

/** The mail of a receipt, as its sender begins with it and as it goes out by itself. */
export function firstReceiptMail(
  payment: Payment,
  { client, sender, business, write }: MailWriter,
): { readonly subject: string; readonly body: string } {
  const { kind, amount, receivedOn, method } = payment;
  const how = `${write.money(amount)} (${method}) on ${write.day(receivedOn)}`;
  const paragraphs = [
    `Hello ${client || 'there'},`,
    kind === 'Refund' ? `we paid you back ${how}.` : `thank you: we received ${how}.`,
    `Your page shows what is paid and what is open. It asks for the last four digits of your phone number.`,
    sender,
  ];
  return {
    subject: receiptSubject(payment, business),
    body: paragraphs.filter((text) => text !== '').join('\n\n'),
  };
}
