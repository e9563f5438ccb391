import { useEffect, useMemo } from 'react';
import type { TypedQuery } from '../core/query';
import { usePages } from './use-live';
import type { LivePages } from './use-live';

/** Rows that fill a screen: while fewer fit, further pages are read. */
const SCREENFUL = 30;

/** A paged list filtered by `fits`, without an index for it. Reads on until a screen is full or the list ends. */
export function useNarrowed<T>(query: TypedQuery<T> | null, fits: (record: T) => boolean): LivePages<T> {
  const pages = usePages(query);
  const rows = useMemo(() => pages.rows.filter(fits), [pages.rows, fits]);
  const { hasMore, loadingMore, loadMore, status } = pages;
  const isShort = status === 'ready' && hasMore && !loadingMore && rows.length < SCREENFUL;
  useEffect(() => {
    if (isShort) loadMore();
  }, [isShort, loadMore]);
  return { ...pages, rows };
}
