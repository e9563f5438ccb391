import { seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { Payment } from '@/domain/payments/payment';
import { MOST_COUNTED } from '@/domain/core/list-bounds';
import { paymentNoun } from '@/domain/payments/noun';
import { ALL_PAYMENTS } from '@/domain/payments/payment-filters';
import type { PaymentFilters } from '@/domain/payments/payment-filters';
import type { Day } from '@/domain/time/time';
import type { CatalogEntry } from '../core/catalog-entry';
import { listSource } from '../core/list-source';
import type { ListQuestion } from '../core/list-source';
import type { TypedQuery } from '../core/query';
import type { Where } from '../store/port';

/** The queries of the payments' lists. */
export const paymentList = listSource(paymentNoun);

/** The payments, those received last first. The store filters by all, also by month: it is the field of the order. */
export function listedPayments(
  viewer: Viewer,
  { state, method, payer, month, person }: PaymentFilters,
): ListQuestion & { readonly isExact: boolean } {
  const equal = (field: string, value: string | null): Where[] =>
    value === null ? [] : [{ field, op: '==', value }];
  const isAsked = person !== null && seesAll(viewer);
  return {
    list: null,
    where: [
      ...(isAsked ? [{ field: 'assignees', op: 'array-contains', value: person } as const] : []),
      ...equal('state', state),
      ...equal('method', method),
      ...equal('payer', payer),
      ...(month === null ? [] : withinMonth(month)),
    ],
    orderBy: { field: 'receivedOn', direction: 'desc' },
    isExact: person === null || isAsked,
  };
}

/** Days sort as texts: no day is after "2026-11-31" and still of November. */
function withinMonth(month: string): Where[] {
  return [
    { field: 'receivedOn', op: '>=', value: `${month}-01` },
    { field: 'receivedOn', op: '<=', value: `${month}-31` },
  ];
}

/** Count of all payments and refunds. */
export function paymentsCount(viewer: Viewer): TypedQuery<Payment> {
  return paymentList.counted(viewer, { list: null, where: [] });
}

/** The settled payments, or refunds, in a currency since a day, to be summed; null for users who may not see them. */
export function receivedSince(
  viewer: Viewer,
  kind: Payment['kind'],
  since: Day,
  currency: string,
): TypedQuery<Payment> | null {
  return paymentList.seen(viewer, {
    where: [
      { field: 'kind', op: '==', value: kind },
      { field: 'state', op: '==', value: 'settled' },
      { field: 'currency', op: '==', value: currency },
      { field: 'receivedOn', op: '>=', value: since },
    ],
    // A sum needs an index with the field it sums.
    orderBy: [
      { field: 'receivedOn', direction: 'asc' },
      { field: 'amount', direction: 'asc' },
    ],
    limit: MOST_COUNTED,
  });
}

/** Most payments of a record that its page shows. */
const OF_RECORD = 200;

/** The payments of a customer or a tracker, `limit` at most, in no order; null for users who may not see them. */
export function paymentsOf(
  viewer: Viewer,
  field: 'customerId' | 'trackerId',
  id: string,
  limit = OF_RECORD,
): TypedQuery<Payment> | null {
  const where: Where[] = [{ field, op: '==', value: id }];
  return paymentList.seen(viewer, { where, orderBy: [], limit });
}

/** The payment lists' queries, for the suites that run every query. */
export const paymentListCatalog: readonly CatalogEntry[] = [
  {
    name: 'payments in a list',
    build: (viewer) => {
      const asked: readonly Partial<PaymentFilters>[] = [
        {},
        { state: 'pending' },
        { method: 'Check' },
        { payer: 'Insurance' },
        { month: '2026-11' },
        { person: 'somebody' },
      ];
      return asked.map(
        (some) => paymentList.listed(viewer, listedPayments(viewer, { ...ALL_PAYMENTS, ...some })).spec,
      );
    },
    needs: 'invoices:view',
  },
  {
    name: 'payments, counted',
    build: (viewer) => [paymentsCount(viewer).spec],
    needs: 'invoices:view',
  },
  {
    name: 'payments and refunds, summed',
    build: (viewer) => [receivedSince(viewer, 'Payment', '2026-11-01', 'USD')?.spec ?? []].flat(),
    needs: 'invoices:view',
  },
  {
    name: 'payments of a customer or tracker',
    build: (viewer) =>
      (['customerId', 'trackerId'] as const).flatMap((field) => paymentsOf(viewer, field, 'one')?.spec ?? []),
    needs: 'invoices:view',
  },
];
