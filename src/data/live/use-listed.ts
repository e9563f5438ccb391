import { useEffect, useMemo, useState } from 'react';
import { MOST_SEARCHED } from '@/domain/core/list-bounds';
import { isFound } from '@/domain/search/find';
import type { Findable } from '@/domain/search/find';
import { seesAll } from '@/domain/access/viewer';
import type { ListQuestion, ListSource } from '../core/list-source';
import { useViewer } from '../session/use-session';
import { compareValues } from '../store/compare';
import type { OrderBy } from '../store/port';
import { usePages } from './use-live';
import type { LivePages } from './use-live';
import { useUnsentRecords } from '../journal/use-unsent-records';

/** Fields written by functions after the creation: ordered by them, the store omits newer records. */
const KEPT_BY_FUNCTIONS: ReadonlySet<string> = new Set(['number', 'customerKey']);

/** A record that lists sort and search. */
export type Listable = Findable & { readonly uuid: string };

/** A screen's request for a list. */
export type ListAsked<T> = ListQuestion & {
  readonly search: string;
  /** True when a record passes all filters, the store's too. Pass a stable function. */
  readonly fits: (record: T) => boolean;
  /** True when `where` covers all of `fits`. */
  readonly isExact: boolean;
};

export type ListedPages<T> = LivePages<T> & {
  /** The client hides rows, so further pages are read only on request. */
  readonly moreOnAsking: boolean;
  readonly read: number;
  /** False while a search has more results than are loaded: its rows are in the search's order then. */
  readonly isOrdered: boolean;
};

/**
 * A sorted and searched list that is correct over the whole collection: the store sorts, and answers a search by one
 * of its words. The client filters the rest, page by page on request, so that nothing reads everything. Idle for null.
 */
export function useListed<T extends Listable>(
  source: ListSource<T>,
  asked: ListAsked<T> | null,
): ListedPages<T> {
  const viewer = useViewer();
  const search = asked?.search.trim() ?? '';
  const isSearched = search !== '';
  const found = asked && isSearched ? source.found(viewer, search, asked.list) : null;
  const listed = asked && source.listed(viewer, asked);
  const pages = usePages(found ?? listed);
  const { hasMore, loadingMore, loadMore, status } = pages;

  const isKeptByFunctions = asked !== null && KEPT_BY_FUNCTIONS.has(asked.orderBy.field);
  const unsent = useUnsentRecords(listed, isSearched ? 'changed' : isKeptByFunctions ? 'created' : null);
  const isFromSearch = found !== null;
  // Until the store answers the next letters, what was read last is narrowed by them.
  const [held, setHeld] = useState<readonly T[]>([]);
  if (status === 'ready' && held !== pages.rows) setHeld(pages.rows);
  const isLooking = isFromSearch && status === 'loading';
  const readRows = isLooking ? held : pages.rows;
  const isOrdered = !isFromSearch || !hasMore;
  const { fits, list, orderBy } = asked ?? {};
  const { field, direction } = orderBy ?? {};
  const rows = useMemo(() => {
    const belongs = (record: T) =>
      fits !== undefined &&
      list !== undefined &&
      source.isIn(record, list) &&
      fits(record) &&
      isFound(search, record);
    const known = new Set(readRows.map(({ uuid }) => uuid));
    const own = unsent.filter(({ uuid }) => !known.has(uuid));
    const shown = [...own, ...readRows].filter(belongs);
    if (!isFromSearch || !isOrdered || field === undefined || direction === undefined) return shown;
    return shown.toSorted(inOrder({ field, direction }));
  }, [source, readRows, unsent, fits, list, search, isFromSearch, isOrdered, field, direction]);

  const read = pages.rows.length;
  const isTheirs = isSearched && asked !== null && !seesAll(viewer);
  const readsOn = isTheirs && status === 'ready' && hasMore && !loadingMore && read < MOST_SEARCHED;
  useEffect(() => {
    if (readsOn) loadMore();
  }, [readsOn, loadMore]);

  const pendingIds = useMemo(
    () =>
      unsent.length === 0
        ? pages.pendingIds
        : new Set([...pages.pendingIds, ...unsent.map(({ uuid }) => uuid)]),
    [pages.pendingIds, unsent],
  );
  const moreOnAsking = asked !== null && (isSearched || !asked.isExact);
  return {
    ...pages,
    ...(isLooking && rows.length > 0 && { status: 'ready', hasMore: true }),
    rows,
    pendingIds,
    moreOnAsking,
    read,
    isOrdered,
    loadingMore: loadingMore || readsOn || isLooking,
  };
}

/** The store's order of records, on the device; timestamps and numbers are compared alike. */
export function inOrder<T extends Listable>({ field, direction }: OrderBy): (a: T, b: T) => number {
  const valueOf = (record: T) => {
    const value: unknown = Reflect.get(record, field);
    return typeof value === 'string' || typeof value === 'number' ? value : null;
  };
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => sign * (compareValues(valueOf(a), valueOf(b)) || compareValues(a.uuid, b.uuid));
}
