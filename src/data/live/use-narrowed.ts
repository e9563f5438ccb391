import { useEffect, useMemo } from 'react';
import type { TypedQuery } from '../core/query';
import { usePages } from './use-live';
import type { LivePages } from './use-live';

/** Rows that fill a screen: as long as fewer fit, further pages are read. */
const SCREENFUL = 30;

/**
 * A paged list of which only what `fits` is shown. The store answers the coarse question; finer ones
 * would each need an index of their own. Reads on until a screen is full or nothing is left.
 */
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
