import { useCallback, useMemo, useState } from 'react';
import type { TypedQuery } from '@/data/core/query';
import { usePages } from '@/data/live/use-live';
import type { ArchiveFilters, ArchiveOrder } from '@/domain/customers/archive-filters';
import type { Customer, CustomerOrganizer } from '@/domain/customers/customer';
import { inOrder } from '@/domain/customers/customer-order';
import { customerTest, hasCustomerFilter } from '@/domain/customers/fitting-leads';
import type { CustomerFilters } from '@/domain/customers/fitting-leads';
import { ownValuesOf } from '@/domain/customers/own-filters';
import type { OwnTest } from '@/domain/customers/own-filters';
import type { ValueFilter } from '@/domain/customers/value-filter';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import type { ListedRecords } from '@/shared/ui/list/record-list';
import { useCustomerSearch } from './use-customer-search';
import { useValuedIds } from './use-valued-ids';

/** The rows of a list of customers, from any source. */
export type CustomerList = ListedRecords<ListedCustomer> & {
  /** Count of all that match; undefined where it follows from the rows, or from the whole list. */
  readonly total?: number;
  /** What a search left out; null when it is complete. */
  readonly note: string | null;
  /** The tags of the whole list once `askTags` has loaded them, until then of the rows. */
  readonly tags: readonly string[];
  /** Values of own fields, as the address has them, of the same customers. */
  readonly own: readonly string[];
  readonly askTags: () => void;
  /** Whether a customer passes the filters. */
  readonly fits: (customer: Customer) => boolean;
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
  readonly filters: ArchiveFilters & { readonly search: string; readonly value?: ValueFilter | null };
  /** What is asked of own fields. Pass a stable list. */
  readonly ownTests?: readonly OwnTest[];
};

/**
 * Sold, archived or all customers. The store orders the whole list; searches and filters come from the directory.
 * For users without it, the client narrows the pages that the store reads, or what a search of the store finds.
 */
export function useCustomerList({
  list,
  stored,
  shownOrder,
  filters,
  ownTests,
}: AskedCustomers): CustomerList {
  const { search, order, salespeople, statuses, tags, email, value = null } = filters;
  const { ids, isLoading, note: valueNote } = useValuedIds(value);
  const isSearch = search.trim() !== '';
  const { by, descending } = shownOrder;
  const chosen = useMemo(
    (): CustomerFilters => ({
      salespeople,
      ...(statuses && { statuses }),
      ...(tags && { tags }),
      ...(email && { email }),
      ...(ownTests && { ownTests }),
      ...(ids && { ids }),
    }),
    [salespeople, statuses, tags, email, ownTests, ids],
  );
  const hasFilter = hasCustomerFilter(chosen);
  const isPlain = !isSearch && !hasFilter;
  const [isWhole, setIsWhole] = useState(false);
  const narrowed = useMemo((): ArchiveFilters | null => {
    if (isPlain && !isWhole) return null;
    return { ...chosen, order: isSearch ? order : { by, descending } };
  }, [isPlain, isSearch, isWhole, chosen, order, by, descending]);
  const found = useCustomerSearch(search, list, narrowed);
  // The rows stay while the directory loads for the tags alone.
  const isFromStore = found.status === 'idle' || (isPlain && found.status !== 'ready');
  const pages = usePages(isFromStore ? stored : null);
  const fits = useMemo(() => customerTest(chosen), [chosen]);
  const read = isFromStore ? pages.rows : found.customers;
  const rows = useMemo(() => {
    const fitting = read.filter(fits);
    return isFromStore || order === null ? fitting : inOrder(fitting, order.by, order.descending);
  }, [read, fits, isFromStore, order]);
  const ownTags = useMemo(() => [...new Set(read.flatMap((row) => row.tags))].sort(), [read]);
  const ownValues = useMemo(() => ownValuesOf(read), [read]);
  const askTags = useCallback(() => setIsWhole(true), []);
  if (isFromStore) {
    const common = { tags: ownTags, own: ownValues, askTags, fits, note: valueNote, readIds: null };
    return {
      ...pages,
      ...(isLoading && { status: 'loading' as const }),
      ...common,
      rows,
      moreOnAsking: hasFilter,
      read: pages.rows.length,
    };
  }
  const { status, pendingIds, loadMore, retry, note, readIds } = found;
  const total = readIds === null ? rows.length : found.total;
  return {
    status: isLoading ? 'loading' : status,
    rows,
    pendingIds,
    loadMore,
    retry,
    note: note ?? valueNote,
    tags: found.tags.length > 0 ? found.tags : ownTags,
    own: found.own.length > 0 ? found.own : ownValues,
    askTags,
    fits,
    readIds,
    problems: [],
    loadingMore: false,
    ...(status === 'ready' && { total }),
  };
}
