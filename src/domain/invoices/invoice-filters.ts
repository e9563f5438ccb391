import { manyOf, oneOf, placeOf, readAddress } from '../core/list-address';
import type { ListOrder, ListState } from '../core/list-address';
import { PAYERS } from '../money/payers';
import type { Payer } from '../money/payers';
import type { Day } from '../time/time';
import { AGES, ageOf } from './due/ageing';
import { isOutstanding } from './due/overdue';
import type { Invoice } from './invoice';
import { INVOICE_STATUSES } from './invoice-status';

/** Ages of what is owed that a list is narrowed to; "Overdue" is all of them but the first. */
export const DUE_FILTERS = ['Overdue', ...AGES] as const;

/** The address of the list of invoices; orders are named like their columns. */
export const INVOICE_LIST = {
  filters: {
    statuses: manyOf('status', INVOICE_STATUSES),
    due: oneOf('due', DUE_FILTERS),
    payer: oneOf('payer', PAYERS),
    /** The months in which they were issued: "2026-11". */
    month: oneOf('month'),
    person: oneOf('person'),
    list: placeOf('list', ['archive']),
  },
  orders: ['number', 'customer', 'issued', 'due', 'balance'],
  columns: ['number', 'customer', 'address', 'status', 'issued', 'due', 'total', 'balance', 'people'],
} as const;

export type InvoiceOrder = ListOrder<(typeof INVOICE_LIST.orders)[number]>;
export type InvoiceFilters = ListState<typeof INVOICE_LIST>;

export const ALL_INVOICES: InvoiceFilters = readAddress(INVOICE_LIST, new URLSearchParams());

/** Whether an invoice matches all filters on this day. */
export function fitsInvoice(invoice: Invoice, filters: InvoiceFilters, today: Day): boolean {
  const { statuses, due, payer, month, person } = filters;
  if (statuses.length > 0 && !statuses.includes(invoice.status)) return false;
  if (due !== null && !isOfAge(invoice, due, today)) return false;
  if (payer !== null && !isExpectedFrom(invoice, payer)) return false;
  if (month !== null && !invoice.issuedOn.startsWith(`${month}-`)) return false;
  return person === null || invoice.assignees.includes(person);
}

function isOfAge(invoice: Invoice, due: (typeof DUE_FILTERS)[number], today: Day): boolean {
  if (!isOutstanding(invoice)) return false;
  const age = ageOf(invoice, today);
  return due === 'Overdue' ? age !== 'Current' : age === due;
}

/** Whether a payer is expected to pay a part. The client pays an invoice that names nobody. */
function isExpectedFrom({ payers }: Pick<Invoice, 'payers'>, payer: Payer): boolean {
  return payers.length === 0 ? payer === 'Client' : payers.some((one) => one.payer === payer);
}
