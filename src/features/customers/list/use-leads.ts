import { useMemo } from 'react';
import { openLeads } from '@/data/customers';
import { usePages } from '@/data/live/use-live';
import type { Live } from '@/data/live/use-live';
import type { RecordProblem } from '@/data/query';
import { useViewer } from '@/data/session/use-session';
import type { Customer } from '@/domain/customer';
import { matchesLeadFilters } from '@/domain/customer-filters';
import type { LeadFilters } from '@/domain/customer-filters';
import type { Day } from '@/domain/time';
import { useCustomerSearch } from '../search/use-customer-search';

export type Leads = {
  readonly status: Live<Customer>['status'];
  readonly rows: readonly Customer[];
  /** Documents that could not be read, to be shown by name. */
  readonly problems: readonly RecordProblem[];
  readonly pendingIds: ReadonlySet<string>;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
};

/**
 * The rows of the Open Leads List: pages by cursor, or what a search finds. A list in two parts reads
 * the second only once the first has come to its end.
 */
export function useLeads(filters: LeadFilters, today: Day): Leads {
  const viewer = useViewer();
  const isSearch = filters.search.trim() !== '';
  const [head, tail] = useMemo(
    () => (isSearch ? [] : openLeads(viewer, filters, today)),
    [viewer, filters, today, isSearch],
  );
  const first = usePages(head ?? null);
  const isFirstDone = first.status === 'ready' && !first.hasMore;
  const rest = usePages((isFirstDone && tail) || null);
  const found = useCustomerSearch(filters.search, 'Open');
  const fitting = useMemo(
    () => found.customers.filter((customer) => matchesLeadFilters(customer, filters, today)),
    [found.customers, filters, today],
  );
  const rows = useMemo(
    () => uniqueRows(isFirstDone ? [...first.rows, ...rest.rows] : first.rows),
    [first.rows, rest.rows, isFirstDone],
  );
  if (isSearch) {
    return {
      status: found.status,
      rows: fitting,
      problems: [],
      pendingIds: found.pendingIds,
      loadingMore: false,
      loadMore: () => undefined,
      retry: found.retry,
    };
  }
  const isRestLoading = isFirstDone && tail !== undefined && rest.status === 'loading';
  const isWaiting = first.status === 'ready' && rows.length === 0 && isRestLoading;
  return {
    status: isWaiting ? 'loading' : first.status,
    rows,
    problems: [...first.problems, ...rest.problems],
    pendingIds: new Set([...first.pendingIds, ...rest.pendingIds]),
    loadingMore: first.loadingMore || rest.loadingMore || (isRestLoading && !isWaiting),
    loadMore: () => {
      if (first.hasMore) first.loadMore();
      else if (rest.hasMore) rest.loadMore();
    },
    retry: first.status === 'ready' ? rest.retry : first.retry,
  };
}

/** A lead that has just got an appointment may be in both parts for a moment. */
function uniqueRows(rows: readonly Customer[]): readonly Customer[] {
  return [...new Map(rows.map((row) => [row.uuid, row])).values()];
}
