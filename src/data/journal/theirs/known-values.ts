import { COLLECTIONS } from '@/domain/core/collections';
import { isMap } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';
import { isSameValue } from '../../store/compare';
import { valueAt } from '../../store/paths';
import type { DocStore, Ref, Tag, Write } from '../../store/port';
import { isTag } from '../../store/tags';
import { pathOfRef } from '../kept/entry';
import type { JournalEntry, KnownValues } from '../kept/entry';
import { within } from '../../base/within';

/** Timeout for the device's own copy, in ms; a change must not wait for a device that hangs. */
const PATIENCE_MS = 1_000;

/** Set by every change. */
const STAMP = 'updatedBy';

/** The key of one field of one document. */
export function fieldKey(ref: Ref, path: string): string {
  return `${pathOfRef(ref)}/${path}`;
}

/** A field that a change sets to a plain value. */
export type SetField = { readonly ref: Ref; readonly path: string; readonly value: Value };

/** The fields that patches set to plain values, groups flattened; null for a removed field. */
export function setFields(writes: readonly Write[]): readonly SetField[] {
  return writes.flatMap((write) =>
    write.kind === 'patch'
      ? Object.entries(write.fields).flatMap(([path, value]) =>
          path === STAMP ? [] : leaves(write.ref, path, value),
        )
      : [],
  );
}

/** The deleted records that other users may still edit; other deletions concern the user's own data. */
export function deletedRefs(writes: readonly Write[]): readonly Ref[] {
  return writes
    .filter(({ kind, ref }) => kind === 'delete' && ref.collection === COLLECTIONS.customers)
    .map(({ ref }) => ref);
}

/** All fields of a stored document, groups flattened. */
export function fieldsOfDoc(ref: Ref, doc: Doc): readonly SetField[] {
  return Object.entries(doc).flatMap(([path, value]) => leaves(ref, path, value));
}

function leaves(ref: Ref, path: string, value: Value | Tag): readonly SetField[] {
  if (isTag(value)) return value.$tag === 'unset' ? [{ ref, path, value: null }] : [];
  if (!isMap(value)) return [{ ref, path, value }];
  return Object.entries(value).flatMap(([name, item]) => leaves(ref, `${path}.${name}`, item));
}

/** The known values of a change's fields, or of a record it deletes; `waiting` are the changes before it. */
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
        // A device that cannot return its copy costs the comparison, never the change.
        const doc = await within(PATIENCE_MS, store.readLocal(ref)).catch(() => undefined);
        return [path, doc] as const;
      }),
    ),
  );
  // When nothing is known of the first change, the earlier value cannot be told from another user's change.
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

/** The known values with further ones of the same fields; a field of which nothing is known stays so. */
export function joinKnown(known: KnownValues, more: KnownValues): KnownValues {
  return Object.fromEntries(
    Object.entries(known).map(([key, values]) => [key, distinct([...values, ...(more[key] ?? [])])]),
  );
}

function distinct(values: readonly Value[]): readonly Value[] {
  return values.filter((value, at) => values.findIndex((other) => isSameValue(value, other)) === at);
}
