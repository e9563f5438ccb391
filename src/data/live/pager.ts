import type { AppError } from '@/domain/core/errors';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import type { QueryResult, QuerySpec, Row } from '../store/port';
import type { LiveStore } from './live-store';
import type { LiveState, Source } from './live-table';

/**
 * Each page has twice the rows of the one before, up to this: a short scroll needs few reads, a long one few listeners.
 * Firestore looks through everything that is on the device for each new listener, so few matter at 10,000 rows.
 */
const LARGEST_PAGE = 800;

export type PagesState = LiveState<QueryResult> & {
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
};

export type Pager = Source<PagesState> & { readonly loadMore: () => void };

/**
 * Reads a long list page by page, every loaded page live. Later pages continue after a cursor, so a new row at the top
 * pushes others out of the first page: they stay shown while a wider first page loads.
 */
export function createPager(live: LiveStore, spec: QuerySpec): Pager {
  const readers = new Set<() => void>();
  let pages: Source<LiveState<QueryResult>>[] = [live.rows(spec)];
  let leaves: (() => void)[] = [];
  let firstLimit = spec.limit;
  let first: readonly Row[] = [];
  let pushedOut: readonly Row[] = [];
  let leaveWider: (() => void) | null = null;
  let shown: PagesState | null = null;
  let shownParts: readonly LiveState<QueryResult>[] = [];

  const tell = () => {
    for (const reader of [...readers]) reader();
  };

  const changed = () => {
    const next = rowsOf(pages[0]);
    const later = pages.slice(1).flatMap(rowsOf);
    pushedOut = pages.length > 1 ? keepPushedOut(pushedOut, first, next, later) : [];
    first = next;
    if (pushedOut.length > 0) widenFirst();
    tell();
  };

  const widenFirst = () => {
    const limit = Math.min(firstLimit + spec.limit, MOST_ROWS);
    if (leaveWider || limit === firstLimit) return;
    const wider = live.rows({ ...spec, limit });
    const leave = wider.subscribe(() => {
      if (leaveWider === leave && wider.get().status === 'ready') {
        leaves[0]?.();
        leaves = [leave, ...leaves.slice(1)];
        pages = [wider, ...pages.slice(1)];
        leaveWider = null;
        firstLimit = limit;
        first = rowsOf(wider);
        pushedOut = [];
        tell();
      } else if (pages[0] === wider) {
        changed();
      }
    });
    leaveWider = leave;
  };

  const loadMore = () => {
    const last = pages.at(-1)?.get();
    if (last?.status !== 'ready' || !last.data?.next || readers.size === 0) return;
    const limit = Math.max(Math.min(spec.limit * 2 ** pages.length, LARGEST_PAGE), spec.limit);
    const page = live.rows({ ...spec, limit, after: last.data.next });
    pages = [...pages, page];
    leaves = [...leaves, page.subscribe(changed)];
    changed();
  };

  return {
    loadMore,
    subscribe: (listener) => {
      const reader = () => listener();
      readers.add(reader);
      if (readers.size === 1) {
        leaves = pages.map((page) => page.subscribe(changed));
        changed();
      }
      return () => {
        readers.delete(reader);
        if (readers.size > 0) return;
        for (const leave of leaves) leave();
        leaves = [];
        leaveWider?.();
        leaveWider = null;
      };
    },
    get: () => {
      const parts = pages.map((page) => page.get());
      const isSame = parts.length === shownParts.length && parts.every((part, at) => part === shownParts[at]);
      if (shown && isSame) return shown;
      shownParts = parts;
      shown = joined(parts, pushedOut);
      return shown;
    },
  };
}

/**
 * Rows that new ones pushed out of a full first page: they belong to the list, but neither to the first page nor after
 * its old cursor. Rows that moved up from later pages push none out.
 */
export function keepPushedOut(
  kept: readonly Row[],
  before: readonly Row[],
  after: readonly Row[],
  later: readonly Row[],
): readonly Row[] {
  const known = new Set([...before, ...kept, ...later].map((row) => row.id));
  const has = new Set(after.map((row) => row.id));
  const added = after.filter((row) => !known.has(row.id)).length;
  const behindLastShown = before.findLastIndex((row) => has.has(row.id)) + 1;
  const gone = before.slice(Math.max(behindLastShown, before.length - added));
  return [...gone, ...kept].filter((row) => !has.has(row.id));
}

function rowsOf(page: Source<LiveState<QueryResult>> | undefined): readonly Row[] {
  return page?.get().data?.rows ?? [];
}

function joined(parts: readonly LiveState<QueryResult>[], pushedOut: readonly Row[]): PagesState {
  const [first, ...later] = parts;
  const broken = parts.find((part) => part.status === 'error' || part.status === 'denied');
  const last = parts.at(-1);
  const rows = new Map<string, Row>();
  const all = [first?.data?.rows ?? [], pushedOut, ...later.map((part) => part.data?.rows ?? [])];
  for (const row of all.flat()) if (!rows.has(row.id)) rows.set(row.id, row);
  const error: AppError | null = broken?.error ?? null;
  return {
    status: broken?.status ?? first?.status ?? 'loading',
    data: first?.data
      ? {
          rows: [...rows.values()],
          fromCache: parts.some((part) => part.data?.fromCache ?? false),
          next: last?.data?.next ?? null,
        }
      : null,
    error,
    retry: () => parts.filter((part) => part.error !== null).forEach((part) => part.retry()),
    hasMore: Boolean(last?.data?.next) || (later.length > 0 && last?.status === 'loading'),
    loadingMore: later.length > 0 && last?.status === 'loading',
  };
}
