import type { Customer } from '../../customers/customer';
import { shortNumber } from '../../core/record-number';
import type { Invoice } from '../../invoices/invoice';
import { handedLines } from './handed-lines';
import type { HandedLine } from './handed-lines';

/** The most invoices that QuickBooks and Xero take in one file. */
export const MOST_IN_FILE = 500;

/** An issued invoice or credit note with the mail address of its customer, '' for none. */
export type HandedPaper = { readonly invoice: Invoice; readonly email: string };

/** A line of a paper, with the paper. */
export type HandedRow = HandedPaper & { readonly line: HandedLine };

/** One row for each line of the papers. */
export function rowsOf(papers: readonly HandedPaper[]): readonly HandedRow[] {
  return papers.flatMap((paper) => handedLines(paper.invoice).map((line) => ({ ...paper, line })));
}

/** The number of a paper as it is printed: "INV-2087". */
export function paperNumber({ invoice }: HandedPaper): string {
  return shortNumber(invoice);
}

/** A customer as accounting takes it. */
export type HandedCustomer = Pick<
  Customer,
  'name' | 'companyName' | 'email' | 'phone' | 'streetAddress' | 'city' | 'state' | 'zipcode'
>;
