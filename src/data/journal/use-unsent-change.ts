import { useMemo, useSyncExternalStore } from 'react';
import { COLLECTIONS } from '@/domain/core/collections';
import { recordPlace } from '@/domain/navigation/record-place';
import type { RecordPlace } from '@/domain/navigation/record-place';
import { countryOf } from '@/domain/format/country';
import { unsentFields } from '@/domain/journal/unsent-fields';
import type { UnsentField } from '@/domain/journal/unsent-fields';
import { isInstant } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';
import { useData } from '../runtime/data-context';
import type { LiveState } from '../live/live-table';
import { useSettings } from '../session/use-settings';
import { valueAt } from '../store/paths';
import type { DocResult, Tag, Write } from '../store/port';
import { isTag } from '../store/tags';
import { fieldsOf, pathOfRef } from './kept/entry';
import type { JournalEntry } from './kept/entry';
import { takenAway } from './theirs/theirs';

/** A change that the server does not have, compared with the server's record. */
export type UnsentChange = {
  readonly place: RecordPlace;
  /** The differences; for a waiting change everything it writes. */
  readonly fields: readonly UnsentField[];
  readonly server: 'asking' | 'there' | 'gone' | 'hidden';
  readonly others: number;
  readonly kind: Write['kind'];
  /** Uid of another user who changed the record after this change was made; null for none. */
  readonly changedBy: string | null;
};

/** Formats a change of the journal for people and follows the server's version of its record. */
export function useUnsentChange(entry: JournalEntry): UnsentChange {
  const { writes, refusal } = entry;
  const { live } = useData();
  const { settings } = useSettings();
  const { customFields, subStatuses } = settings;
  const [write] = writes;
  const { collection = '', id = '' } = write?.ref ?? {};
  const source = useMemo(() => live.doc({ collection, id }), [live, collection, id]);
  const state = useSyncExternalStore(source.subscribe, source.get);
  const mine = write ? plainFields(write) : {};
  const held = state.data?.row?.data ?? null;
  const theirs = (path: string) => (refusal === null || held === null ? undefined : valueAt(held, path));
  return {
    place: recordPlace(collection, id, { ...takenAway(entry)?.doc, ...mine, ...held }),
    fields: unsentFields(collection, mine, theirs, customFields, subStatuses, countryOf(settings)),
    server: serverState(state),
    kind: write?.kind ?? 'patch',
    changedBy: held && laterEditor(entry, held),
    others: new Set(writes.filter(isOfRecord).map(({ ref }) => pathOfRef(ref))).size - 1,
  };
}

function laterEditor({ uid, at }: JournalEntry, { updatedBy, updatedAt }: Doc): string | null {
  const isLater = isInstant(updatedAt) && updatedAt.$instant > at;
  return isLater && typeof updatedBy === 'string' && updatedBy !== uid ? updatedBy : null;
}

/** Users do not see the directory's notes. */
function isOfRecord({ ref }: Write): boolean {
  return !ref.collection.startsWith(`${COLLECTIONS.directory}/`);
}

function serverState({ status, data }: LiveState<DocResult>): UnsentChange['server'] {
  if (status === 'denied') return 'hidden';
  if (data?.row) return 'there';
  return status === 'ready' && !data?.fromCache ? 'gone' : 'asking';
}

function plainFields(write: Write): Doc {
  return Object.fromEntries(
    Object.entries(fieldsOf(write)).flatMap(([path, value]): [string, Value][] => {
      const plain = plainValue(value);
      return plain === undefined ? [] : [[path, plain]];
    }),
  );
}

function plainValue(value: Value | Tag): Value | undefined {
  if (!isTag(value)) return value;
  switch (value.$tag) {
    case 'union':
    case 'remove':
      return value.values;
    case 'list':
      return value.to;
    case 'unset':
      return null;
    case 'now':
    case 'inc':
      return undefined;
  }
}
