import { useMemo, useSyncExternalStore } from 'react';
import type { AppError } from '@/domain/core/errors';
import { useData } from '../runtime/data-context';
import type { TypedQuery, TypedRef } from '../core/query';
import type { DocStore } from '../store/port';
import { useIsOnline } from '../runtime/use-is-online';
import { decodeRecord, decodeRows, IDLE_LIVE, IDLE_RECORD } from './decoded';
import type { Live, LiveRecord } from './decoded';
import type { LiveState, Source } from './live-table';
import { createPager } from './pager';
import type { Pager, PagesState } from './pager';
import { refKey, refOf, specKey, specOf } from './spec-key';
import { useKnown, useKnownRecord } from './use-known';

export type { Live, LiveRecord } from './decoded';

const RESTING: LiveState<never> = { status: 'loading', data: null, error: null, retry: () => undefined };

/** Has no data and never changes; the hooks use it without a query. */
const IDLE_SOURCE: Source<LiveState<never>> = { subscribe: () => () => undefined, get: () => RESTING };

/** A live list. The query may be a new object on every render: equal ones share one listener. */
export function useLive<T>(query: TypedQuery<T> | null): Live<T> {
  const { live } = useData();
  const key = query && specKey(query.spec);
  const source = useMemo(() => (key === null ? IDLE_SOURCE : live.rows(specOf(key))), [live, key]);
  const state = useSyncExternalStore(source.subscribe, source.get);
  return useKnown(query ? decodeRows(state, query.decode) : IDLE_LIVE, key);
}

/** One live record; `missing` once the server has reported it. */
export function useLiveRecord<T>(ref: TypedRef<T> | null): LiveRecord<T> {
  const { live } = useData();
  const key = ref && refKey(ref.ref);
  const source = useMemo(() => (key === null ? IDLE_SOURCE : live.doc(refOf(key))), [live, key]);
  const state = useSyncExternalStore(source.subscribe, source.get);
  return ref ? decodeRecord(state, ref.decode) : IDLE_RECORD;
}

/** The live record of a screen: fails without a connection. Beside others `useLiveRecord` shows it as unknown. */
export function useOpenedRecord<T>(ref: TypedRef<T> | null): LiveRecord<T> {
  return useKnownRecord(useLiveRecord(ref), ref && refKey(ref.ref));
}

export type LivePages<T> = Live<T> & {
  readonly loadMore: () => void;
  readonly hasMore: boolean;
  /** More rows are loading: a further page, or rows that this device did not have. */
  readonly loadingMore: boolean;
};

const RESTING_PAGES: PagesState = { ...RESTING, hasMore: false, loadingMore: false };
const IDLE_PAGES: Pager = { ...IDLE_SOURCE, get: () => RESTING_PAGES, loadMore: () => undefined };

/** A live list that grows by pages: call `loadMore` near its end. */
export function usePages<T>(query: TypedQuery<T> | null): LivePages<T> {
  const { live } = useData();
  const key = query && specKey(query.spec);
  const pager = useMemo(() => (key === null ? IDLE_PAGES : createPager(live, specOf(key))), [live, key]);
  const state = useSyncExternalStore(pager.subscribe, pager.get);
  const list = useKnown(query ? decodeRows(state, query.decode) : IDLE_LIVE, key);
  const isOnline = useIsOnline();
  return {
    ...list,
    loadMore: pager.loadMore,
    hasMore: state.hasMore,
    loadingMore: state.loadingMore || (list.fromCache && isOnline),
  };
}

export type LiveCount = {
  readonly status: 'idle' | 'loading' | 'ready' | 'error' | 'denied';
  readonly value: number | null;
  readonly error: AppError | null;
};

/** The number of matches, requested from the server once and again after writes of this device. */
export function useCount(query: TypedQuery<unknown> | null): LiveCount {
  const { live } = useData();
  const key = query && specKey(query.spec);
  const source = useMemo(() => (key === null ? IDLE_SOURCE : live.count(specOf(key))), [live, key]);
  const state = useSyncExternalStore<LiveState<number>>(source.subscribe, source.get);
  return { status: query ? state.status : 'idle', value: state.data, error: state.error };
}

/** The store itself, for one-time reads (`page`, `count`, `sum`). */
export function useStore(): DocStore {
  return useData().store;
}
