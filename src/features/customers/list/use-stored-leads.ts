import { useMemo } from 'react';
import { leadTest } from '@/domain/customers/fitting-leads';
import { leadCount, openLeads, storeOrder } from '@/data/customers/customers';
import { useCount, usePages } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import type { Customer } from '@/domain/customers/customer';
import { ALL_LEADS, isFiltered, isOrderFixed, STORE_SORTS } from '@/domain/customers/customer-filters';
import { ownValuesOf } from '@/domain/customers/own-filters';
import type { LeadFilters } from '@/domain/customers/customer-filters';
import { isNarrowedFurther } from '@/domain/customers/store-filters';
import type { Day } from '@/domain/time/time';
import { useStoredCustomers } from '../search/use-stored-customers';
import type { Leads } from './leads';
import type { Place } from '@/domain/format/formats';

/**
 * Leads from the store: paged, or found by a text. A list in two parts reads the second once the first has ended.
 * Filters that the store does not support narrow the loaded rows, and further pages are read when the user asks for
 * them. `isAsked` false reads nothing.
 */
export function useStoredLeads(isAsked: boolean, filters: LeadFilters, today: Day, place: Place): Leads {
  const { country } = place;
  const viewer = useViewer();
  const isSearch = filters.search.trim() !== '';
  const isNarrowed = isSearch || isFiltered(filters);
  const [head, tail] = useMemo(
    () => (isSearch || !isAsked ? [] : openLeads(viewer, filters, today, country)),
    [viewer, filters, today, country, isSearch, isAsked],
  );
  const first = usePages(head ?? null);
  const isFirstDone = first.status === 'ready' && !first.hasMore;
  const rest = usePages((isFirstDone && tail) || null);
  const found = useStoredCustomers(isAsked ? filters.search : '', 'Open');
  const fits = useMemo(() => leadTest(filters, today, place), [filters, today, place]);
  const isFurther = isNarrowedFurther(filters);
  const counted = useCount(
    isAsked && isNarrowed && !isSearch && !isFurther ? leadCount(viewer, filters, today, country) : null,
  ).value;
  const all = useCount(isAsked ? leadCount(viewer, ALL_LEADS, today, country) : null).value;

  const rows = useMemo(() => {
    const read = isFirstDone ? [...first.rows, ...rest.rows] : first.rows;
    return uniqueRows(isSearch ? found.customers : read).filter(fits);
  }, [first.rows, rest.rows, found.customers, isFirstDone, isSearch, fits]);

  const tags = useMemo(() => distinct(rows.flatMap((row) => row.tags)), [rows]);
  const sources = useMemo(() => distinct(rows.map((row) => row.leadSource)), [rows]);
  const own = useMemo(() => ownValuesOf(rows), [rows]);
  const pendingIds = useMemo(
    () => (rest.pendingIds.size > 0 ? new Set([...first.pendingIds, ...rest.pendingIds]) : first.pendingIds),
    [first.pendingIds, rest.pendingIds],
  );

  const isRestLoading = isFirstDone && tail !== undefined && rest.status === 'loading';
  const loadingMore = first.loadingMore || rest.loadingMore || isRestLoading;
  const hasMore = !isSearch && (first.hasMore || rest.hasMore);
  const loadMore = () => {
    if (first.hasMore) first.loadMore();
    else if (rest.hasMore) rest.loadMore();
  };
  const read = first.rows.length + rest.rows.length;

  const sorts = isOrderFixed(filters) ? (['followUp'] as const) : STORE_SORTS;
  const order = storeOrder(filters);
  const shown = isSearch
    ? rows.length
    : isFurther
      ? hasMore
        ? null
        : rows.length
      : isNarrowed
        ? counted
        : all;
  const common = { rows, sorts, order, all, shown, hasMore, tags, sources, own, read, readIds: null };
  if (isSearch) {
    const { status, retry } = found;
    return {
      ...common,
      status,
      pendingIds: found.pendingIds,
      retry,
      problems: [],
      loadingMore: false,
      loadMore,
      ...(found.note !== null && { note: found.note }),
    };
  }
  const isWaiting = first.status === 'ready' && rows.length === 0 && isRestLoading;
  return {
    ...common,
    status: isWaiting ? 'loading' : first.status,
    moreOnAsking: isFurther,
    problems: [...first.problems, ...rest.problems],
    pendingIds,
    loadingMore: loadingMore && !isWaiting,
    loadMore,
    retry: first.status === 'ready' ? rest.retry : first.retry,
  };
}

/** A lead that just got an appointment may briefly be in both parts. */
function uniqueRows(rows: readonly Customer[]): readonly Customer[] {
  return [...new Map(rows.map((row) => [row.uuid, row])).values()];
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value) => value !== ''))].sort((a, b) => a.localeCompare(b));
}
