import { COLLECTIONS } from '@/domain/core/collections';
import { isMap } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';
import { isSameValue } from '../../store/compare';
import { valueAt } from '../../store/paths';
import type { DocStore, Ref, Tag, Write } from '../../store/port';
import { isTag } from '../../store/tags';
import { pathOfRef } from '../kept/entry';
import type { JournalEntry, KnownValues } from '../kept/entry';
import { within } from '../within';

/** How long the device's own copy may be waited for, in ms; a change must not wait for a device that hangs. */
const PATIENCE_MS = 1_000;

/** Set by every change anew. */
const STAMP = 'updatedBy';

/** The name of one field of one document. */
export function fieldKey(ref: Ref, path: string): string {
  return `${pathOfRef(ref)}/${path}`;
}

/** A field that a change sets to a value known beforehand. */
export type SetField = { readonly ref: Ref; readonly path: string; readonly value: Value };

/**
 * The fields that patches set to plain values, groups taken apart; null stands for a field taken away. New records
 * have nobody else's values, and what the store adds to or counts up loses nobody's.
 */
export function setFields(writes: readonly Write[]): readonly SetField[] {
  return writes.flatMap((write) =>
    write.kind === 'patch'
      ? Object.entries(write.fields).flatMap(([path, value]) =>
          path === STAMP ? [] : leaves(write.ref, path, value),
        )
      : [],
  );
}

/** The records that a change deletes while others may go on working on them; the rest of what is deleted is one's own. */
export function deletedRefs(writes: readonly Write[]): readonly Ref[] {
  return writes
    .filter(({ kind, ref }) => kind === 'delete' && ref.collection === COLLECTIONS.customers)
    .map(({ ref }) => ref);
}

/** All fields of a stored document, groups taken apart. */
export function fieldsOfDoc(ref: Ref, doc: Doc): readonly SetField[] {
  return Object.entries(doc).flatMap(([path, value]) => leaves(ref, path, value));
}

function leaves(ref: Ref, path: string, value: Value | Tag): readonly SetField[] {
  if (isTag(value)) return value.$tag === 'unset' ? [{ ref, path, value: null }] : [];
  if (!isMap(value)) return [{ ref, path, value }];
  return Object.entries(value).flatMap(([name, item]) => leaves(ref, `${path}.${name}`, item));
}

/**
 * What is known of the fields of a change that is about to take effect, of all of a record that it deletes; `waiting`
 * are the changes before it.
 */
export async function knownValues(
  store: Pick<DocStore, 'readLocal'>,
  writes: readonly Write[],
  waiting: readonly Pick<JournalEntry, 'writes' | 'known'>[],
): Promise<KnownValues> {
  const changed = setFields(writes);
  const deleted = deletedRefs(writes);
  const refs = new Map([...changed.map(({ ref }) => ref), ...deleted].map((ref) => [pathOfRef(ref), ref]));
  const docs = new Map(
    await Promise.all(
      [...refs].map(async ([path, ref]) => {
        // A device that cannot say what it showed costs the comparison, never the change.
        const doc = await within(PATIENCE_MS, store.readLocal(ref)).catch(() => undefined);
        return [path, doc] as const;
      }),
    ),
  );
  // Where nothing is known of the first change, what was there before cannot be told from what others have changed.
  const unknown = waiting.flatMap(({ writes: queued, known }) =>
    setFields(queued).filter(({ ref, path }) => !known[fieldKey(ref, path)]),
  );
  const unknownKeys = new Set(unknown.map(({ ref, path }) => fieldKey(ref, path)));
  const unknownRecords = new Set(unknown.map(({ ref }) => pathOfRef(ref)));
  const taken = deleted
    .filter((ref) => !unknownRecords.has(pathOfRef(ref)))
    .flatMap((ref) => fieldsOfDoc(ref, docs.get(pathOfRef(ref)) ?? {}));
  return Object.fromEntries(
    [...changed, ...taken].flatMap(({ ref, path }) => {
      const key = fieldKey(ref, path);
      if (unknownKeys.has(key)) return [];
      const doc = docs.get(pathOfRef(ref));
      const queued = waiting.flatMap((entry) => [
        ...(entry.known[key] ?? []),
        ...setFields(entry.writes)
          .filter((field) => fieldKey(field.ref, field.path) === key)
          .map(({ value }) => value),
      ]);
      if (!doc) return queued.length > 0 ? [[key, distinct(queued)] as const] : [];
      return [[key, distinct([valueAt(doc, path) ?? null, ...queued])] as const];
    }),
  );
}

function distinct(values: readonly Value[]): readonly Value[] {
  return values.filter((value, at) => values.findIndex((other) => isSameValue(value, other)) === at);
}
