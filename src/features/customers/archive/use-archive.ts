import { useMemo } from 'react';
import { archivedCustomers } from '@/data/customers/archived-customers';
import { usePages } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { archiveOrder } from '@/domain/customers/archive-filters';
import type { ArchiveFilters, ArchiveList } from '@/domain/customers/archive-filters';
import { inOrder } from '@/domain/customers/customer-order';
import { salespersonTest } from '@/domain/customers/fitting-leads';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import type { ListedRecords } from '@/shared/ui/list/record-list';
import { useCustomerSearch } from '../search/use-customer-search';

/** The rows of an archive list, from any source. */
export type Archive = ListedRecords<ListedCustomer> & {
  /** Count of all that match; undefined where it follows from the rows, or from the whole list. */
  readonly total?: number;
  /** What a search left out; null when it is complete. */
  readonly note: string | null;
  /** Ids of all matching customers; null where the store or the rows have them. */
  readonly readIds: (() => Promise<readonly string[]>) | null;
};

/**
 * A list of the Client Archive. The store orders the whole list; searches and salespeople come from the directory. For
 * users without it, the client narrows the pages that the store reads, or what a search of the store finds.
 */
export function useArchive(
  list: ArchiveList,
  { search, salespeople, order }: ArchiveFilters & { readonly search: string },
): Archive {
  const viewer = useViewer();
  const isSearch = search.trim() !== '';
  const hasFilter = salespeople.length > 0;
  const narrowed = useMemo((): ArchiveFilters | null => {
    if (!isSearch && !hasFilter) return null;
    return { salespeople, order: isSearch ? order : archiveOrder(list, order) };
  }, [isSearch, hasFilter, salespeople, list, order]);
  const found = useCustomerSearch(search, list, narrowed);
  const isFromStore = found.status === 'idle';
  const pages = usePages(isFromStore ? archivedCustomers(viewer, list, order) : null);
  const fits = useMemo(() => salespersonTest(salespeople), [salespeople]);
  const read = isFromStore ? pages.rows : found.customers;
  const rows = useMemo(() => {
    const fitting = read.filter(fits);
    return isFromStore || order === null ? fitting : inOrder(fitting, order.by, order.descending);
  }, [read, fits, isFromStore, order]);
  if (isFromStore) {
    return { ...pages, rows, moreOnAsking: hasFilter, read: pages.rows.length, note: null, readIds: null };
  }
  const { status, pendingIds, loadMore, retry, note, readIds } = found;
  const total = readIds === null ? rows.length : found.total;
  return {
    status,
    rows,
    pendingIds,
    loadMore,
    retry,
    note,
    readIds,
    problems: [],
    loadingMore: false,
    ...(status === 'ready' && { total }),
  };
}
