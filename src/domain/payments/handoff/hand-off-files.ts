import type { Invoice } from '../../invoices/invoice';
import type { Payment } from '../payment';
import type { HandedCustomer, HandedPaper } from './handed-paper';
import type { HandOffShape } from './handed-off';
import { journalFile, journalOf } from './journal';
import { bankFile, customerFile } from './money-files';
import { quickBooksCredits, quickBooksInvoices } from './quickbooks';
import { xeroFiles } from './xero';

/** A file of a hand-off: its name in words, and its cells with the headings first. */
export type HandOffFile = { readonly name: string; readonly cells: readonly (readonly string[])[] };

export type HandedRecords = {
  readonly invoices: readonly Invoice[];
  readonly credits: readonly Invoice[];
  readonly payments: readonly Payment[];
  /** By id; one that the person does not see is missing. */
  readonly customers: ReadonlyMap<string, HandedCustomer>;
};

/** The files of a hand-off, up to 500 invoices each; none without rows. The country decides how days are written. */
export function handOffFiles(
  shape: HandOffShape,
  { invoices, credits, payments, customers }: HandedRecords,
  country: string,
): readonly HandOffFile[] {
  const papers = (some: readonly Invoice[]): readonly HandedPaper[] =>
    some.map((invoice) => ({ invoice, email: customers.get(invoice.customerId)?.email ?? '' }));
  const people = customerFile([...customers.values()]);
  switch (shape) {
    case 'QuickBooks':
      return [
        ...named('QuickBooks customers', [people]),
        ...named('QuickBooks invoices', quickBooksInvoices(papers(invoices), country)),
        ...named('QuickBooks credit notes', quickBooksCredits(papers(credits), country)),
      ];
    case 'Xero':
      return [
        ...named('Xero customers', [people]),
        ...named('Xero invoices', xeroFiles(papers(invoices), country)),
        ...named('Xero credit notes', xeroFiles(papers(credits), country)),
      ];
    case 'Bank statement':
      return named('Bank statement', [bankFile(payments, country)]);
    case 'Journal':
      return named('Journal', [journalFile(journalOf([...invoices, ...credits], payments), country)]);
  }
}

/** Files with rows below their headings, numbered where there are several. */
function named(name: string, files: readonly HandOffFile['cells'][]): readonly HandOffFile[] {
  const filled = files.filter(({ length }) => length > 1);
  return filled.map((cells, at) => ({ name: filled.length > 1 ? `${name} ${at + 1}` : name, cells }));
}
