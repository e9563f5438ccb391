import { shortNumber } from '../../core/record-number';
import type { Payment } from '../payment';
import type { Day } from '../../time/time';
import type { Invoice } from '../../invoices/invoice';
import { handedCells, handedDay } from './handed-rows';
import type { HandedColumn } from './handed-rows';

/** An entry of the journal, in cents; one of debit and credit is 0. */
export type JournalEntry = {
  readonly day: Day;
  readonly document: string;
  readonly customer: string;
  readonly account: string;
  readonly debit: number;
  readonly credit: number;
};

type Paper = Pick<
  Invoice,
  'kind' | 'issuedOn' | 'number' | 'numberPrefix' | 'customerName' | 'groups' | 'total'
>;
type Money = Pick<
  Payment,
  'kind' | 'state' | 'receivedOn' | 'number' | 'numberPrefix' | 'customerName' | 'amount'
>;

const RECEIVABLE = 'Accounts receivable';
const SALES = 'Sales';
const BANK = 'Bank';

/**
 * Double-entry bookkeeping of issued papers and settled payments: sales and each tax against what customers owe, and
 * that against the bank. Debits and credits of a document are equal; deductions change sides.
 */
export function journalOf(papers: readonly Paper[], payments: readonly Money[]): readonly JournalEntry[] {
  return [
    ...papers.flatMap(paperEntries),
    ...payments.filter(({ state }) => state === 'settled').flatMap(paymentEntries),
  ].toSorted((a, b) => a.day.localeCompare(b.day));
}

function paperEntries(paper: Paper): readonly JournalEntry[] {
  const { kind, issuedOn, customerName, groups, total } = paper;
  const sign = kind === 'Invoice' ? 1 : -1;
  const entry = entryOf(issuedOn, `${kind} ${shortNumber(paper)}`, customerName);
  const taxes = groups.flatMap((group) => group.taxes);
  return [
    entry(RECEIVABLE, sign * total),
    ...groups.map(({ base }) => entry(SALES, -sign * base)),
    ...taxes.map(({ name, cents }) => entry(`Tax: ${name || 'Tax'}`, -sign * cents)),
  ].filter(({ debit, credit }) => debit !== 0 || credit !== 0);
}

function paymentEntries(payment: Money): readonly JournalEntry[] {
  const { kind, receivedOn, customerName, amount } = payment;
  const sign = kind === 'Payment' ? 1 : -1;
  const entry = entryOf(receivedOn, `${kind} ${shortNumber(payment)}`, customerName);
  return [entry(BANK, sign * amount), entry(RECEIVABLE, -sign * amount)];
}

/** Makes entries of a document: an amount above zero is a debit. */
function entryOf(day: Day, document: string, customer: string) {
  return (account: string, cents: number): JournalEntry => ({
    ...{ day, document, customer, account },
    debit: Math.max(0, cents),
    credit: Math.max(0, 0 - cents),
  });
}

/** The journal as a file; the country decides how days are written. */
export function journalFile(entries: readonly JournalEntry[], country: string) {
  const columns: readonly HandedColumn<JournalEntry>[] = [
    { heading: 'Date', cell: ({ day }) => handedDay(day, country) },
    { heading: 'Document', cell: ({ document }) => document },
    { heading: 'Customer', cell: ({ customer }) => customer },
    { heading: 'Account', cell: ({ account }) => account },
    { heading: 'Debit', cell: ({ debit }) => ({ cents: debit }) },
    { heading: 'Credit', cell: ({ credit }) => ({ cents: credit }) },
  ];
  return handedCells(columns, entries);
}
