import { useEffect, useMemo } from 'react';
import { customersByName } from '@/data/customers/customers';
import { usePages } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { seesAll } from '@/domain/access/viewer';
import { MOST_SEARCHED } from '@/domain/core/list-bounds';
import { isCustomerFound } from '@/domain/customers/customer-find';
import type { CustomerOrganizer } from '@/domain/customers/customer';
import { formatCount } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import type { StoredSearch } from './use-customers-by-prefix';

/**
 * Customers of a user with limits by name, phone, e-mail or address, in order of names: all of theirs are read and
 * searched on the device. Idle for an empty text and for users who see every customer; `list` null searches all lists.
 */
export function useOwnCustomers(text: string, list: CustomerOrganizer | null): StoredSearch {
  const viewer = useViewer();
  const { country } = useFormat();
  const isAsked = text.trim() !== '' && !seesAll(viewer);
  const pages = usePages(isAsked ? customersByName(viewer, list) : null);
  const { status, hasMore, loadingMore, loadMore, pendingIds, retry } = pages;
  const customers = useMemo(
    () => pages.rows.filter((customer) => isCustomerFound(text, customer)),
    [pages.rows, text],
  );
  const isFull = pages.rows.length >= MOST_SEARCHED;
  const readsOn = status === 'ready' && hasMore && !loadingMore && !isFull;
  useEffect(() => {
    if (readsOn) loadMore();
  }, [readsOn, loadMore]);
  const isLooking = customers.length === 0 && hasMore && !isFull;
  return {
    status: status === 'ready' && isLooking ? 'loading' : status,
    customers,
    pendingIds,
    retry,
    note:
      isFull && hasMore
        ? `Searched the first ${formatCount(pages.rows.length, country)} of your customers.`
        : null,
  };
}
