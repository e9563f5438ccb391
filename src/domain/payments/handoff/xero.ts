import { chunks } from '../../core/chunks';
import { MOST_IN_FILE, paperNumber, rowsOf } from './handed-paper';
import type { HandedPaper, HandedRow } from './handed-paper';
import { handedCells, handedDay } from './handed-rows';
import type { HandedColumn } from './handed-rows';

/** The account for sales and the tax type of lines without tax in a new Xero organisation. */
const SALES_ACCOUNT = '200';
const NO_TAX = 'Tax Exempt';

const EMPTY = () => '';

/** Xero's template of sales invoices, whose headings must be exactly these; credit notes are negative there. */
function columns(country: string): readonly HandedColumn<HandedRow>[] {
  const signed = (cents: number, { invoice }: HandedRow) => ({
    cents: invoice.kind === 'Credit note' ? 0 - cents : cents,
  });
  return [
    { heading: '*ContactName', cell: ({ invoice }) => invoice.customerName },
    { heading: 'EmailAddress', cell: ({ email }) => email },
    { heading: 'POAddressLine1', cell: ({ invoice }) => invoice.streetAddress },
    { heading: 'POAddressLine2', cell: EMPTY },
    { heading: 'POAddressLine3', cell: EMPTY },
    { heading: 'POAddressLine4', cell: EMPTY },
    { heading: 'POCity', cell: ({ invoice }) => invoice.city },
    { heading: 'PORegion', cell: ({ invoice }) => invoice.state },
    { heading: 'POPostalCode', cell: ({ invoice }) => invoice.zipcode },
    { heading: 'POCountry', cell: EMPTY },
    { heading: '*InvoiceNumber', cell: paperNumber },
    { heading: 'Reference', cell: ({ invoice }) => invoice.customerReference },
    { heading: '*InvoiceDate', cell: ({ invoice }) => handedDay(invoice.issuedOn, country) },
    { heading: '*DueDate', cell: ({ invoice }) => handedDay(invoice.dueOn || invoice.issuedOn, country) },
    { heading: 'Total', cell: EMPTY },
    { heading: 'InventoryItemCode', cell: EMPTY },
    { heading: '*Description', cell: ({ line }) => line.name },
    { heading: '*Quantity', cell: () => '1' },
    { heading: '*UnitAmount', cell: (row) => signed(row.line.net, row) },
    { heading: 'Discount', cell: EMPTY },
    { heading: '*AccountCode', cell: () => SALES_ACCOUNT },
    { heading: '*TaxType', cell: ({ line }) => line.rate || NO_TAX },
    { heading: 'TaxAmount', cell: (row) => signed(row.line.tax, row) },
    { heading: 'TrackingName1', cell: EMPTY },
    { heading: 'TrackingOption1', cell: EMPTY },
    { heading: 'TrackingName2', cell: EMPTY },
    { heading: 'TrackingOption2', cell: EMPTY },
    { heading: 'Currency', cell: ({ invoice }) => invoice.currency },
    { heading: 'BrandingTheme', cell: EMPTY },
  ];
}

/** The files of invoices, or of credit notes, for Xero, up to 500 each; the country decides how days are written. */
export function xeroFiles(papers: readonly HandedPaper[], country: string) {
  return chunks(papers, MOST_IN_FILE).map((some) => handedCells(columns(country), rowsOf(some)));
}
