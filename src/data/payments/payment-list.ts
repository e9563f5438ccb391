import { seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { PaymentMethod, PaymentState } from '@/domain/payments/payment';
import type { Payment } from '@/domain/payments/payment';
import { paymentNoun } from '@/domain/payments/noun';
import type { CatalogEntry } from '../core/catalog-entry';
import { listSource } from '../core/list-source';
import type { ListQuestion } from '../core/list-source';
import type { TypedQuery } from '../core/query';
import type { Where } from '../store/port';

/** The queries of the payments' lists. */
export const paymentList = listSource(paymentNoun);

/** What a list of payments is limited to; null for all. */
export type PaymentFilters = {
  readonly state: PaymentState | null;
  readonly method: PaymentMethod | null;
  readonly person: string | null;
};

export const ALL_PAYMENTS: PaymentFilters = { state: null, method: null, person: null };

/** The payments, those received last first. */
export function listedPayments(viewer: Viewer, { state, method, person }: PaymentFilters): ListQuestion {
  const equal = (field: string, value: string | null): Where[] =>
    value === null ? [] : [{ field, op: '==', value }];
  const ofPerson: Where[] =
    person !== null && seesAll(viewer) ? [{ field: 'assignees', op: 'array-contains', value: person }] : [];
  return {
    list: null,
    where: [...ofPerson, ...equal('state', state), ...equal('method', method)],
    orderBy: { field: 'receivedOn', direction: 'desc' },
  };
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
        { person: 'somebody' },
      ];
      return asked.map(
        (some) => paymentList.listed(viewer, listedPayments(viewer, { ...ALL_PAYMENTS, ...some })).spec,
      );
    },
    needs: 'invoices:view',
  },
  {
    name: 'payments of a customer or tracker',
    build: (viewer) =>
      (['customerId', 'trackerId'] as const).flatMap((field) => paymentsOf(viewer, field, 'one')?.spec ?? []),
    needs: 'invoices:view',
  },
];
