import { useMemo, useSyncExternalStore } from 'react';
import { useData } from '../runtime/data-context';
import { isWaiting } from './kept/entry';
import type { TypedQuery } from '../core/query';
import type { DocResult, Write } from '../store/port';
import { combineSources } from '../live/combine-sources';
import type { LiveState } from '../live/live-table';

/** Maximum number of considered records: the top bar reports longer queues. */
const MOST_UNSENT = 100;

type States = readonly LiveState<DocResult>[];

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
    () =>
      combineSources(
        (key === '' ? [] : key.split('\n')).map((id) => live.doc({ collection, id })),
        (all): States => all,
      ),
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
