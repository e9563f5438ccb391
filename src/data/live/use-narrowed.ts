import { useEffect, useMemo } from 'react';
import type { TypedQuery } from '../core/query';
import { usePages } from './use-live';
import type { LivePages } from './use-live';

/** Rows that fill a screen: while fewer fit, further pages are read. */
const SCREENFUL = 30;

/**
 * A paged list filtered by `fits`, without an index for it. Reads on until a screen is full, the list ends or `most`
 * records are read; the rest is read on request.
 */
export function useNarrowed<T>(
  query: TypedQuery<T> | null,
  fits: (record: T) => boolean,
  most = Infinity,
): LivePages<T> {
  const pages = usePages(query);
  const rows = useMemo(() => pages.rows.filter(fits), [pages.rows, fits]);
  const { hasMore, loadingMore, loadMore, status } = pages;
  const isShort =
    status === 'ready' && hasMore && !loadingMore && rows.length < SCREENFUL && pages.rows.length < most;
  useEffect(() => {
    if (isShort) loadMore();
  }, [isShort, loadMore]);
  return { ...pages, rows };
}
