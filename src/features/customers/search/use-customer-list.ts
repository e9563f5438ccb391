import { useMemo } from 'react';
import type { TypedQuery } from '@/data/core/query';
import { usePages } from '@/data/live/use-live';
import type { ArchiveFilters, ArchiveOrder } from '@/domain/customers/archive-filters';
import type { Customer, CustomerOrganizer } from '@/domain/customers/customer';
import { inOrder } from '@/domain/customers/customer-order';
import { salespersonTest } from '@/domain/customers/fitting-leads';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import type { ListedRecords } from '@/shared/ui/list/record-list';
import { useCustomerSearch } from './use-customer-search';

/** The rows of a list of customers, from any source. */
export type CustomerList = ListedRecords<ListedCustomer> & {
  /** Count of all that match; undefined where it follows from the rows, or from the whole list. */
  readonly total?: number;
  /** What a search left out; null when it is complete. */
  readonly note: string | null;
  /** Ids of all matching customers; null where the store or the rows have them. */
  readonly readIds: (() => Promise<readonly string[]>) | null;
};

export type AskedCustomers = {
  /** Null for all lists. */
  readonly list: CustomerOrganizer | null;
  /** The store's query of the whole list. */
  readonly stored: TypedQuery<Customer>;
  /** The order of the whole list: the chosen one, or its own. Pass a stable object. */
  readonly shownOrder: ArchiveOrder;
  readonly filters: ArchiveFilters & { readonly search: string };
};

/**
 * Sold, archived or all customers. The store orders the whole list; searches and salespeople come from the directory.
 * For users without it, the client narrows the pages that the store reads, or what a search of the store finds.
 */
export function useCustomerList({ list, stored, shownOrder, filters }: AskedCustomers): CustomerList {
  const { search, salespeople, order } = filters;
  const isSearch = search.trim() !== '';
  const hasFilter = salespeople.length > 0;
  const { by, descending } = shownOrder;
  const narrowed = useMemo((): ArchiveFilters | null => {
    if (!isSearch && !hasFilter) return null;
    return { salespeople, order: isSearch ? order : { by, descending } };
  }, [isSearch, hasFilter, salespeople, order, by, descending]);
  const found = useCustomerSearch(search, list, narrowed);
  const isFromStore = found.status === 'idle';
  const pages = usePages(isFromStore ? stored : null);
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
