import { chunks } from '../../core/chunks';
import { MOST_IN_FILE, paperNumber, rowsOf } from './handed-paper';
import type { HandedPaper, HandedRow } from './handed-paper';
import { handedCells, handedDay } from './handed-rows';
import type { HandedColumn } from './handed-rows';

/** Code of lines without tax in QuickBooks' files. */
const NO_TAX = 'Non';

/** Columns that QuickBooks Online maps by their names when it imports invoices. */
function columns(country: string, number: string): readonly HandedColumn<HandedRow>[] {
  return [
    { heading: number, cell: paperNumber },
    { heading: 'Customer', cell: ({ invoice }) => invoice.customerName },
    { heading: 'InvoiceDate', cell: ({ invoice }) => handedDay(invoice.issuedOn, country) },
    { heading: 'DueDate', cell: ({ invoice }) => handedDay(invoice.dueOn || invoice.issuedOn, country) },
    { heading: 'Memo', cell: ({ invoice }) => invoice.title },
    { heading: 'Item(Product/Service)', cell: ({ line }) => line.name },
    { heading: 'ItemDescription', cell: ({ line }) => line.description },
    { heading: 'ItemQuantity', cell: () => '1' },
    { heading: 'ItemRate', cell: ({ line }) => ({ cents: line.net }) },
    { heading: 'ItemAmount', cell: ({ line }) => ({ cents: line.net }) },
    { heading: 'ItemTaxCode', cell: ({ line }) => line.rate || NO_TAX },
    { heading: 'ItemTaxAmount', cell: ({ line }) => ({ cents: line.tax }) },
    { heading: 'Currency', cell: ({ invoice }) => invoice.currency },
  ];
}

/** The files of issued invoices for QuickBooks Online, up to 500 invoices each; the country decides how days are written. */
export function quickBooksInvoices(papers: readonly HandedPaper[], country: string) {
  return chunks(papers, MOST_IN_FILE).map((some) => handedCells(columns(country, 'InvoiceNo'), rowsOf(some)));
}

/** The files of credit notes: the same columns, because they are entered apart from invoices. */
export function quickBooksCredits(papers: readonly HandedPaper[], country: string) {
  return chunks(papers, MOST_IN_FILE).map((some) =>
    handedCells(columns(country, 'CreditMemoNo'), rowsOf(some)),
  );
}
