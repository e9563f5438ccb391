import { seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { ALL_INVOICES, INVOICE_LIST } from '@/domain/invoices/invoice-filters';
import type { InvoiceFilters, InvoiceOrder } from '@/domain/invoices/invoice-filters';
import type { Invoice } from '@/domain/invoices/invoice';
import { OUTSTANDING_INVOICES } from '@/domain/invoices/invoice-status';
import type { InvoiceStatus } from '@/domain/invoices/invoice-status';
import { invoiceNoun } from '@/domain/invoices/noun';
import type { Day } from '@/domain/time/time';
import type { CatalogEntry } from '../core/catalog-entry';
import { everyOrder, foundIn, hasStatus, listSource, storeOrder } from '../core/list-source';
import type { ListQuestion } from '../core/list-source';
import type { TypedQuery } from '../core/query';
import type { OrderBy, Where } from '../store/port';

/** The queries of the invoices' lists. */
export const invoiceList = listSource(invoiceNoun);

const newestFirst: OrderBy = { field: 'statusAt', direction: 'desc' };
const FIELDS: Readonly<Record<InvoiceOrder['by'], string>> = {
  number: 'number',
  customer: 'customerKey',
  issued: 'issuedOn',
  due: 'dueOn',
  balance: 'balance',
};

/**
 * The list of invoices, those that moved last first unless another order is chosen. The store filters by status and
 * person.
 */
export function listedInvoices(
  viewer: Viewer,
  { statuses, due, payer, month, person, order, list }: InvoiceFilters,
): ListQuestion & { readonly isExact: boolean } {
  const within = statuses.length === 0 && due !== null ? OUTSTANDING_INVOICES : statuses;
  const isAsked = person !== null && seesAll(viewer);
  const where: Where[] = isAsked ? [{ field: 'assignees', op: 'array-contains', value: person }] : [];
  return {
    list: list === 'archive' ? 'Archive' : 'Open',
    where: [...where, ...hasStatus(within)],
    orderBy: storeOrder(FIELDS, order, newestFirst),
    isExact: due === null && payer === null && month === null && (person === null || isAsked),
  };
}

/** Most invoices of a record that its page shows. */
const OF_RECORD = 200;

/** The invoices and credit notes of a record, `limit` at most, in no order; null for users who may not see them. */
export function invoicesOf(
  viewer: Viewer,
  field: 'customerId' | 'trackerId' | 'jobId' | 'estimateId' | 'creditOf',
  id: string,
  limit = OF_RECORD,
): TypedQuery<Invoice> | null {
  const where: Where[] = [{ field, op: '==', value: id }];
  return invoiceList.seen(viewer, { where, orderBy: [], limit });
}

/** Most outstanding invoices whose sums a screen adds up. */
export const MOST_OUTSTANDING = 500;

/** Issued invoices that are not paid, those due first before the others; null for users who may not see them. */
export function outstandingInvoices(viewer: Viewer): TypedQuery<Invoice> | null {
  return invoiceList.seen(viewer, {
    where: hasStatus(OUTSTANDING_INVOICES),
    orderBy: [{ field: 'dueOn', direction: 'asc' }],
    limit: MOST_OUTSTANDING,
  });
}

/** Most paid invoices whose days to pay are averaged. */
export const MOST_PAID = 30;

/** Paid invoices, those paid last first; null for users who may not see them. */
export function paidInvoices(viewer: Viewer): TypedQuery<Invoice> | null {
  return invoiceList.seen(viewer, {
    where: [
      { field: 'status', op: '==', value: 'Paid' },
      { field: 'kind', op: '==', value: 'Invoice' },
    ],
    orderBy: [newestFirst],
    limit: MOST_PAID,
  });
}

/** Count of listed invoices with one of these statuses, or of all. */
export function invoicesCount(
  viewer: Viewer,
  statuses: readonly InvoiceStatus[] = [],
  list: 'Open' | 'Archive' = 'Open',
): TypedQuery<Invoice> {
  return invoiceList.counted(viewer, { list, where: hasStatus(statuses) });
}

/** Count of outstanding invoices whose last day to pay is over; a held part that is not due is among them. */
export function invoicesPastDueCount(viewer: Viewer, today: Day): TypedQuery<Invoice> {
  const due: Where = { field: 'dueOn', op: '<', value: today };
  return invoiceList.counted(viewer, { list: 'Open', where: [...hasStatus(OUTSTANDING_INVOICES), due] });
}

/** Most invoices past their due day that the dashboard looks through. */
export const MOST_OVERDUE = 25;

/**
 * Open invoices whose last day to pay is over on `today`, the oldest first, of which something may still be held back;
 * null for users who may not see them.
 */
export function overdueInvoices(viewer: Viewer, today: Day): TypedQuery<Invoice> | null {
  return invoiceList.seen(viewer, {
    where: [...hasStatus(OUTSTANDING_INVOICES), { field: 'dueOn', op: '<', value: today }],
    orderBy: [{ field: 'dueOn', direction: 'asc' }],
    limit: MOST_OVERDUE,
  });
}

const OF = ['customerId', 'trackerId', 'jobId', 'estimateId', 'creditOf'] as const;

/** The invoice lists' queries, for the suites that run every query. */
export const invoiceListCatalog: readonly CatalogEntry[] = [
  {
    name: 'invoices in a list',
    build: (viewer) => {
      const orders = [null, ...everyOrder(INVOICE_LIST.orders)];
      const asked: readonly Partial<InvoiceFilters>[] = [
        ...orders.map((order) => ({ order })),
        ...orders.map((order) => ({ order, list: 'archive' as const })),
        { statuses: ['Sent', 'Viewed'] },
        { person: 'somebody' },
      ];
      return asked.map(
        (some) => invoiceList.listed(viewer, listedInvoices(viewer, { ...ALL_INVOICES, ...some })).spec,
      );
    },
    needs: 'invoices:view',
  },
  {
    name: 'invoices found by a word',
    build: (viewer) => foundIn(invoiceList, viewer),
    needs: 'invoices:view',
  },
  {
    name: 'invoices of a record',
    build: (viewer) => OF.flatMap((field) => invoicesOf(viewer, field, 'one')?.spec ?? []),
    needs: 'invoices:view',
  },
  {
    name: 'outstanding invoices',
    build: (viewer) => [outstandingInvoices(viewer)?.spec ?? []].flat(),
    needs: 'invoices:view',
  },
  {
    name: 'paid invoices',
    build: (viewer) => [paidInvoices(viewer)?.spec ?? []].flat(),
    needs: 'invoices:view',
  },
  {
    name: 'overdue invoices',
    build: (viewer) => [overdueInvoices(viewer, '2026-11-24')?.spec ?? []].flat(),
    needs: 'invoices:view',
  },
  {
    name: 'invoices, counted',
    build: (viewer) => [
      invoicesCount(viewer).spec,
      invoicesCount(viewer, ['Sent']).spec,
      invoicesCount(viewer, [], 'Archive').spec,
      invoicesPastDueCount(viewer, '2026-11-24').spec,
    ],
    needs: 'invoices:view',
  },
];
