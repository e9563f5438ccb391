import { useMemo, useState } from 'react';
import { useDirectory } from '@/data/directory/use-directory';
import type { ArchiveFilters } from '@/domain/customers/archive-filters';
import type { CustomerOrganizer } from '@/domain/customers/customer';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import type { CustomerQuestion } from '@/domain/directory/question';
import { allRows } from '@/domain/core/rows';
import { missingDirectoryText } from './missing-directory-text';
import { useStoredCustomers } from './use-stored-customers';

const PAGE = 50;

export type CustomerSearch = {
  readonly status: 'idle' | 'loading' | 'ready' | 'error' | 'denied';
  readonly customers: readonly ListedCustomer[];
  readonly total: number;
  readonly pendingIds: ReadonlySet<string>;
  readonly loadMore: () => void;
  readonly retry: () => void;
  readonly note: string | null;
  /** The tags and values of own fields of the whole list, where the directory has it. */
  readonly tags: readonly string[];
  readonly own: readonly string[];
  /** Ids of all matching customers; null when only the loaded ones are known. */
  readonly readIds: (() => Promise<readonly string[]>) | null;
};

/**
 * Customers by name, phone, e-mail or address: from the directory for users who see every customer, best match first,
 * else among their own. Empty text searches nothing; `list` null searches all lists. `archive` filters and orders an
 * archive list, also without a text: then the answer is `idle` where there is no directory. Pass a stable object.
 */
export function useCustomerSearch(
  text: string,
  list: CustomerOrganizer | null,
  archive?: ArchiveFilters | null,
): CustomerSearch {
  const isAsked = text.trim() !== '' || Boolean(archive);
  const asked = useMemo(
    () => (isAsked ? { text, list, leads: null, ...(archive && { archive }) } : null),
    [isAsked, text, list, archive],
  );
  const [pages, setPages] = useState({ of: asked, count: 1 });
  const count = pages.of === asked ? pages.count : 1;
  const question = useMemo(
    (): CustomerQuestion | null => asked && { ...asked, limit: count * PAGE },
    [asked, count],
  );
  const directory = useDirectory(question);
  const { status, total, pendingIds, tags, own } = directory;
  const customers = useMemo(() => allRows(directory.customers), [directory.customers]);
  const isStored = status !== 'loading' && status !== 'ready';
  const stored = useStoredCustomers(isStored ? text : '', list);
  const note = missingDirectoryText(directory);
  if (isStored) {
    const total = stored.customers.length;
    return {
      ...stored,
      total,
      loadMore: () => undefined,
      note: note ?? stored.note,
      tags,
      own,
      readIds: null,
    };
  }
  return {
    status,
    customers,
    total,
    pendingIds,
    loadMore: () => {
      if (customers.length < total) setPages({ of: asked, count: count + 1 });
    },
    retry: () => undefined,
    note,
    tags,
    own,
    readIds: directory.readIds,
  };
}
