import { seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { ALL_ESTIMATES, ESTIMATE_LIST } from '@/domain/estimates/estimate-filters';
import type { EstimateFilters, EstimateOrder } from '@/domain/estimates/estimate-filters';
import { WAITS_FOR_CLIENT } from '@/domain/estimates/follow-up';
import { ESTIMATE_WITH_CLIENT } from '@/domain/estimates/estimate-status';
import type { EstimateStatus } from '@/domain/estimates/estimate-status';
import type { Estimate } from '@/domain/estimates/estimate';
import { estimateNoun } from '@/domain/estimates/noun';
import type { Day } from '@/domain/time/time';
import type { CatalogEntry } from '../core/catalog-entry';
import { everyOrder, foundIn, hasStatus, listSource, storeOrder } from '../core/list-source';
import type { ListQuestion } from '../core/list-source';
import type { TypedQuery } from '../core/query';
import type { OrderBy, Where } from '../store/port';

/** The queries of the estimates' lists. */
export const estimateList = listSource(estimateNoun);

const newestFirst: OrderBy = { field: 'statusAt', direction: 'desc' };
const FIELDS: Readonly<Record<EstimateOrder['by'], string>> = {
  number: 'number',
  customer: 'customerKey',
  until: 'validUntil',
};

/** Estimates with the client after their last day. */
const expiredOn = (today: Day): Where[] => [
  ...hasStatus(ESTIMATE_WITH_CLIENT),
  { field: 'validUntil', op: '>', value: '' },
  { field: 'validUntil', op: '<', value: today },
];

/**
 * The list of estimates, those that moved last first unless another order is chosen. The store filters by status and
 * person; needs are computed.
 */
export function openEstimates(
  viewer: Viewer,
  { statuses, need, person, order, list }: EstimateFilters,
): ListQuestion & { readonly isExact: boolean } {
  const within = statuses.length === 0 && need === 'Follow up' ? WAITS_FOR_CLIENT : statuses;
  const isAsked = person !== null && seesAll(viewer);
  const where: Where[] = isAsked ? [{ field: 'assignees', op: 'array-contains', value: person }] : [];
  return {
    list: list === 'archive' ? 'Archive' : 'Open',
    where: [...where, ...hasStatus(within)],
    orderBy: storeOrder(FIELDS, order, newestFirst),
    isExact: need === null && (person === null || isAsked),
  };
}

/** Most estimates of a customer or tracker that its page shows. */
const OF_RECORD = 50;

/** The estimates of a customer or tracker, in no order; null for users who may not see them. */
export function estimatesOf(
  viewer: Viewer,
  field: 'customerId' | 'trackerId',
  id: string,
): TypedQuery<Estimate> | null {
  const where: Where[] = [{ field, op: '==', value: id }];
  return estimateList.seen(viewer, { where, orderBy: [], limit: OF_RECORD });
}

/** Most estimates with the client that the dashboard looks through, those sent first before the others. */
export const MOST_FOLLOWED_UP = 25;

/** Open estimates that wait for the client, those sent first before the others; null for users who may not see them. */
export function estimatesToFollowUp(viewer: Viewer): TypedQuery<Estimate> | null {
  return estimateList.seen(viewer, {
    where: [{ field: 'listOrganizer', op: '==', value: 'Open' }, ...hasStatus(WAITS_FOR_CLIENT)],
    orderBy: [{ field: 'sentAt', direction: 'asc' }],
    limit: MOST_FOLLOWED_UP,
  });
}

/** Count of listed estimates with one of these statuses, or of all. */
export function estimatesCount(
  viewer: Viewer,
  statuses: readonly EstimateStatus[] = [],
  list: 'Open' | 'Archive' = 'Open',
): TypedQuery<Estimate> {
  return estimateList.counted(viewer, { list, where: hasStatus(statuses) });
}

/** Count of estimates with the client whose last day is over. */
export function expiredEstimatesCount(viewer: Viewer, today: Day): TypedQuery<Estimate> {
  return estimateList.counted(viewer, { list: 'Open', where: expiredOn(today) });
}

/** The estimate lists' queries, for the suites that run every query. */
export const estimateListCatalog: readonly CatalogEntry[] = [
  {
    name: 'estimates in a list',
    build: (viewer) => {
      const orders = [null, ...everyOrder(ESTIMATE_LIST.orders)];
      const asked: readonly Partial<EstimateFilters>[] = [
        ...orders.map((order) => ({ order })),
        ...orders.map((order) => ({ order, list: 'archive' as const })),
        { statuses: ['Sent', 'Viewed'] },
        { person: 'somebody' },
      ];
      return asked.map(
        (some) => estimateList.listed(viewer, openEstimates(viewer, { ...ALL_ESTIMATES, ...some })).spec,
      );
    },
    needs: 'estimates:view',
  },
  {
    name: 'estimates found by a word',
    build: (viewer) => foundIn(estimateList, viewer),
    needs: 'estimates:view',
  },
  {
    name: 'estimates of a customer or tracker',
    build: (viewer) =>
      (['customerId', 'trackerId'] as const).flatMap(
        (field) => estimatesOf(viewer, field, 'one')?.spec ?? [],
      ),
    needs: 'estimates:view',
  },
  {
    name: 'estimates to follow up',
    build: (viewer) => [estimatesToFollowUp(viewer)?.spec ?? []].flat(),
    needs: 'estimates:view',
  },
  {
    name: 'estimates, counted',
    build: (viewer) => [
      estimatesCount(viewer).spec,
      estimatesCount(viewer, ['Sent']).spec,
      estimatesCount(viewer, [], 'Archive').spec,
      expiredEstimatesCount(viewer, '2026-11-24').spec,
    ],
    needs: 'estimates:view',
  },
];
