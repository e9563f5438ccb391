import { useMemo, useSyncExternalStore } from 'react';
import { useData } from '../runtime/data-context';
import { isWaiting } from '../journal/kept/entry';
import type { TypedQuery } from '../core/query';
import type { DocResult, Write } from '../store/port';
import type { LiveState, Source } from './live-table';

/** Maximum number of considered records: the top bar reports longer queues. */
const MOST_UNSENT = 100;

type States = readonly LiveState<DocResult>[];

const NO_STATES: States = [];
const NO_SOURCE: Source<States> = { subscribe: () => () => undefined, get: () => NO_STATES };

/**
 * Records of a query's collection with unsent changes of this device: all changed ones, or only created ones.
 * Functions have not processed them, so the store does not find them. Nothing for null.
 */
export function useUnsentRecords<T>(
  query: TypedQuery<T> | null,
  which: 'changed' | 'created' | null,
): readonly T[] {
  const { journal, live } = useData();
  const { entries } = useSyncExternalStore(journal.subscribe, journal.get);
  const collection = query?.spec.collection ?? '';
  const writes = entries.filter(isWaiting).flatMap((entry) => entry.writes);
  const refs = writes.filter((write) => write.ref.collection === collection && isAsked(write, which));
  const key = [...new Set(refs.map(({ ref }) => ref.id))].slice(0, MOST_UNSENT).join('\n');
  const source = useMemo(
    () => (key === '' ? NO_SOURCE : joined(key.split('\n').map((id) => live.doc({ collection, id })))),
    [live, collection, key],
  );
  const states = useSyncExternalStore(source.subscribe, source.get);
  const decode = query?.decode;
  return useMemo(
    () =>
      states.flatMap(({ data }) => {
        const decoded = data?.row && decode ? decode(data.row) : null;
        return decoded?.ok ? [decoded.record] : [];
      }),
    [states, decode],
  );
}

function isAsked({ kind }: Write, which: 'changed' | 'created' | null): boolean {
  return kind === 'create' ? which !== null : kind === 'patch' && which === 'changed';
}

/** Combines several sources; returns the same list until one of them changes. */
function joined(sources: readonly Source<LiveState<DocResult>>[]): Source<States> {
  let last: States = NO_STATES;
  return {
    subscribe: (listener) => {
      const ends = sources.map((source) => source.subscribe(listener));
      return () => ends.forEach((end) => end());
    },
    get: () => {
      const states = sources.map((source) => source.get());
      if (states.length !== last.length || states.some((state, at) => state !== last[at])) last = states;
      return last;
    },
  };
}
