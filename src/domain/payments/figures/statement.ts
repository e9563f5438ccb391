import type { Payment } from '../payment';
import type { Day } from '../../time/time';
import { shortNumber } from '../../core/record-number';
import { isBilling } from '../../invoices/contents/left-to-bill';
import type { Invoice } from '../../invoices/invoice';

/** A row of a customer's statement of account, in cents; `balance` is what is owed after it. */
export type StatementRow = {
  readonly day: Day;
  readonly text: string;
  readonly charge: number;
  readonly credit: number;
  readonly balance: number;
};

/** A statement: what was owed before its first day, its rows, and what is owed at its end. */
export type Statement = {
  readonly opening: number;
  readonly rows: readonly StatementRow[];
  readonly closing: number;
};

type Paper = Pick<Invoice, 'kind' | 'status' | 'issuedOn' | 'number' | 'numberPrefix' | 'total' | 'currency'>;
type Money = Pick<Payment, 'kind' | 'state' | 'receivedOn' | 'amount' | 'currency' | 'method' | 'reference'>;
type Entry = Omit<StatementRow, 'balance'>;

/**
 * The account of a customer between two days, both included, in a currency: invoices are charged, credit notes and
 * payments credited. Below zero the business owes the customer. Written-off invoices stay charged, since they are owed.
 */
export function statementOf(
  papers: readonly Paper[],
  payments: readonly Money[],
  { from, until, currency }: { readonly from: Day; readonly until: Day; readonly currency: string },
): Statement {
  const entries = [
    ...papers.filter((paper) => isBilling(paper) && paper.currency === currency).map(paperEntry),
    ...payments
      .filter((payment) => payment.state === 'settled' && payment.currency === currency)
      .map(paymentEntry),
  ].toSorted((a, b) => a.day.localeCompare(b.day) || b.charge - a.charge);
  const opening = sum(entries.filter(({ day }) => day < from));
  let balance = opening;
  const rows = entries
    .filter(({ day }) => day >= from && day <= until)
    .map((entry) => ({ ...entry, balance: (balance += entry.charge - entry.credit) }));
  return { opening, rows, closing: balance };
}

function paperEntry(paper: Paper): Entry {
  const isInvoice = paper.kind === 'Invoice';
  const [charge, credit] = isInvoice ? [paper.total, 0] : [0, paper.total];
  return { day: paper.issuedOn, text: `${paper.kind} ${shortNumber(paper)}`, charge, credit };
}

function paymentEntry({ kind, receivedOn, amount, method, reference }: Money): Entry {
  const text = `${kind}, ${method} ${reference}`.trim();
  const [charge, credit] = kind === 'Refund' ? [amount, 0] : [0, amount];
  return { day: receivedOn, text, charge, credit };
}

function sum(entries: readonly Entry[]): number {
  return entries.reduce((all, { charge, credit }) => all + charge - credit, 0);
}
