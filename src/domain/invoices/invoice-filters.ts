import { manyOf, oneOf, placeOf, readAddress } from '../core/list-address';
import type { ListOrder, ListState } from '../core/list-address';
import { INVOICE_STATUSES } from './invoice-status';

/** The address of the list of invoices; orders are named like their columns. */
export const INVOICE_LIST = {
  filters: {
    statuses: manyOf('status', INVOICE_STATUSES),
    person: oneOf('person'),
    list: placeOf('list', ['archive']),
  },
  orders: ['number', 'customer', 'issued', 'due', 'balance'],
  columns: ['number', 'customer', 'address', 'status', 'issued', 'due', 'total', 'balance', 'people'],
} as const;

export type InvoiceOrder = ListOrder<(typeof INVOICE_LIST.orders)[number]>;
export type InvoiceFilters = ListState<typeof INVOICE_LIST>;

export const ALL_INVOICES: InvoiceFilters = readAddress(INVOICE_LIST, new URLSearchParams());
