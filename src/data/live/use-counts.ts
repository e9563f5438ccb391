import { useMemo, useSyncExternalStore } from 'react';
import type { AppError } from '@/domain/core/errors';
import { useData } from '../runtime/data-context';
import { combineSources } from './combine-sources';
import type { TypedQuery } from '../core/query';
import type { LiveState, Source } from './live-table';
import { specKey, specOf } from './spec-key';

/** Several counts or sums; `values` holds null for one that has not arrived. */
export type Counts = {
  readonly status: 'idle' | 'loading' | 'ready' | 'error';
  readonly values: readonly (number | null)[];
  readonly error: AppError | null;
  readonly retry: () => void;
};

const IDLE: Counts = { status: 'idle', values: [], error: null, retry: () => undefined };
const IDLE_SOURCE: Source<Counts> = { subscribe: () => () => undefined, get: () => IDLE };

/** The number of matches of each query, in their order; idle for null. */
export function useCounts(queries: readonly TypedQuery<unknown>[] | null): Counts {
  return useTotals(queries, null);
}

/** The sum of a field over the matches of each query, in their order; idle for null. */
export function useSums(queries: readonly TypedQuery<unknown>[] | null, field: string): Counts {
  return useTotals(queries, field);
}

function useTotals(queries: readonly TypedQuery<unknown>[] | null, field: string | null): Counts {
  const { live } = useData();
  const keys = queries && JSON.stringify(queries.map((query) => specKey(query.spec)));
  const source = useMemo(() => {
    if (keys === null) return IDLE_SOURCE;
    const all: readonly string[] = JSON.parse(keys);
    return combineSources(
      all.map((key) => (field === null ? live.count(specOf(key)) : live.sum({ spec: specOf(key), field }))),
      countsOf,
    );
  }, [live, keys, field]);
  return useSyncExternalStore(source.subscribe, source.get);
}

function countsOf(states: readonly LiveState<number>[]): Counts {
  const failed = states.filter((state) => state.error !== null);
  return {
    status: failed.length > 0 ? 'error' : states.some((state) => state.data === null) ? 'loading' : 'ready',
    values: states.map((state) => state.data),
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach((state) => state.retry()),
  };
}
