import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { mayLoadDirectory } from '@/data/directory/directory-queries';
import { useDirectory } from '@/data/directory/use-directory';
import { useKeptDirectory } from '@/data/directory/use-kept-directory';
import { useViewer } from '@/data/session/use-session';
import type { Person } from '@/data/employees/use-people';
import { isFiltered, LEAD_SORTS, STORE_SORTS, writeLeadFilters } from '@/domain/customers/customer-filters';
import type { LeadFilters } from '@/domain/customers/customer-filters';
import type { CustomerQuestion } from '@/domain/directory/question';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import type { Rows } from '@/domain/core/rows';
import type { Day } from '@/domain/time/time';
import { missingDirectoryText } from '../search/missing-directory-text';
import type { Leads } from './leads';
import { useStoredLeads } from './use-stored-leads';
import type { Place } from '@/domain/format/formats';

/** Rows of a filtered list that are read first; all of them near the end of those. */
const ROWS = 100;

/**
 * The rows of the Open Leads List. The store provides the first page of the plain list; later pages, searches, filters
 * and orders that the store does not support come from the directory, for users who see every customer and while it is
 * available.
 */
export function useLeads(
  filters: LeadFilters,
  today: Day,
  place: Place,
  people: ReadonlyMap<string, Person>,
): Leads {
  const viewer = useViewer();
  const key = writeLeadFilters(filters).toString();
  const [wholeOf, setWholeOf] = useState<string | null>(null);
  const isWhole = wholeOf === key;
  const isPlain =
    filters.search.trim() === '' &&
    !isFiltered(filters) &&
    STORE_SORTS.some((sort) => sort === filters.sortBy);
  const question = useMemo((): CustomerQuestion | null => {
    const names = filters.sortBy === 'salesperson' && { names: namesOf(people) };
    const leads = { filters, today, place, ...names };
    const limit = isWhole ? Infinity : ROWS;
    return isPlain && !isWhole ? null : { text: filters.search, list: 'Open', leads, limit };
  }, [filters, today, place, people, isPlain, isWhole]);
  const shown = useRef<Rows<ListedCustomer>>([]);
  const directory = useDirectory(question, shown);
  const { status, customers, total, all, tags, sources, own, pendingIds, readIds } = directory;
  const isReady = status === 'ready';
  const isComing = status === 'loading';
  const isFromStore = isPlain ? !isReady : !isReady && !isComing;
  const stored = useStoredLeads(isFromStore, filters, today, place);
  useEffect(() => {
    shown.current = stored.rows;
  }, [stored.rows]);
  const grow = () => startTransition(() => setWholeOf(key));
  const isFirstPage = isPlain && status === 'off' && stored.status === 'ready' && stored.hasMore === true;
  useKeptDirectory(isFirstPage && mayLoadDirectory(viewer), grow);
  if (isFromStore) {
    if (!isPlain || !mayLoadDirectory(viewer)) {
      const note = missingDirectoryText(directory);
      return { ...stored, ...(note && { note }) };
    }
    const isFirst = status === 'off';
    return {
      ...stored,
      sorts: LEAD_SORTS,
      ...(isFirst && stored.hasMore && { askEverybody: grow }),
      loadingMore: stored.loadingMore || isComing,
      loadMore: isFirst && stored.hasMore ? grow : isComing ? () => undefined : stored.loadMore,
    };
  }
  return {
    status: isReady ? 'ready' : 'loading',
    rows: customers,
    problems: [],
    pendingIds,
    loadingMore: false,
    loadMore: () => {
      if (customers.length < total) grow();
    },
    retry: () => undefined,
    sorts: LEAD_SORTS,
    order: filters,
    shown: isReady ? total : null,
    all: isReady ? all : null,
    tags,
    sources,
    own,
    // The store reads the complete plain list with far fewer queries.
    readIds: isPlain ? null : readIds,
  };
}

function namesOf(people: ReadonlyMap<string, Person>): Readonly<Record<string, string>> {
  return Object.fromEntries([...people.values()].map(({ uid, name }) => [uid, name]));
}
