import { shortNumber } from '../../core/record-number';
import type { PaperMail } from '../../mail/paper-mail';
import type { Day } from '../../time/time';
import type { Invoice } from '../invoice';
import { invoiceAddress } from '../reminders/reminder-mail';
import { dueOf } from '../sums/invoice-sums';

/** The subject of a mail with an invoice or a credit note. */
export function invoiceSubject(
  { kind, number, numberPrefix }: Pick<Invoice, 'kind' | 'number' | 'numberPrefix'>,
  business: string,
): string {
  return `${kind} ${shortNumber({ number, numberPrefix })} from ${business}`;
}

/** The button of such a mail; `app` is the app's address without a trailing slash. */
export function invoiceButton(
  kind: Invoice['kind'],
  { app, link, invoiceId }: { readonly app: string; readonly link: string; readonly invoiceId: string },
): PaperMail['link'] {
  return { label: `Open the ${kind.toLowerCase()}`, address: invoiceAddress(app, link, invoiceId) };
}

/** Who writes to whom, and how amounts and days are written. */
export type MailWriter = {
  /** How the mail addresses the client; '' for none. */
  readonly client: string;
  readonly sender: string;
  readonly business: string;
  readonly write: {
    /** In cents. */
    readonly money: (cents: number) => string;
    readonly day: (day: Day) => string;
  };
};

/** The mail that a sender of an invoice or a credit note begins with. */
export function firstInvoiceMail(
  invoice: Invoice,
  { client, sender, business, write }: MailWriter,
): { readonly subject: string; readonly body: string } {
  const { kind, title } = invoice;
  const number = shortNumber(invoice);
  const paragraphs = [
    `Hello ${client || 'there'},`,
    `here is ${kind.toLowerCase()} ${number} for ${title}.`,
    kind === 'Invoice' ? owedText(invoice, write) : `It credits ${write.money(invoice.total)} to you.`,
    'The page asks for the last four digits of your phone number.',
    sender,
  ];
  return {
    subject: invoiceSubject(invoice, business),
    body: paragraphs.filter((text) => text !== '').join('\n\n'),
  };
}

function owedText(invoice: Invoice, write: MailWriter['write']): string {
  const { dueOn, total, balance, status } = invoice;
  const due = dueOf(invoice);
  if (status === 'Paid') return 'It is paid. Thank you.';
  if (due === 0) return balance === 0 ? '' : 'Nothing has to be paid on it now.';
  const by = dueOn === '' ? 'now' : `by ${write.day(dueOn)}`;
  const amount = due === total ? write.money(due) : `${write.money(due)} of ${write.money(total)}`;
  return `Please pay ${amount} ${by}.`;
}
