import { useMemo, useSyncExternalStore } from 'react';
import { useData } from '../runtime/data-context';
import type { TypedQuery } from '../core/query';
import type { QueryResult } from '../store/port';
import { combineSources } from './combine-sources';
import { decodeRows } from './decoded';
import type { LiveState, Source } from './live-table';
import { specKey, specOf } from './spec-key';

const NOTHING: readonly LiveState<QueryResult>[] = [];
const IDLE: Source<typeof NOTHING> = { subscribe: () => () => undefined, get: () => NOTHING };

/** The rows of several live lists together, for ids that one query has no room for; null until all have an answer. */
export function useLiveLists<T>(queries: readonly TypedQuery<T>[]): readonly T[] | null {
  const { live } = useData();
  const keys = JSON.stringify(queries.map((query) => specKey(query.spec)));
  const source = useMemo(() => {
    const all: readonly string[] = JSON.parse(keys);
    if (all.length === 0) return IDLE;
    return combineSources(
      all.map((key) => live.rows(specOf(key))),
      (states) => states,
    );
  }, [live, keys]);
  const states = useSyncExternalStore(source.subscribe, source.get);
  if (states.some(({ data }) => data === null)) return null;
  return states.flatMap((state, index) => {
    const decode = queries[index]?.decode;
    return decode ? decodeRows(state, decode).rows : [];
  });
}
