import { FIELD_NAMES } from '@/domain/history/field-names';
import type { FieldName } from '@/domain/history/field-names';
import { isMap } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';
import type { Intent } from '../../core/intent';
import { isSameValue } from '../../store/compare';
import { valueAt } from '../../store/paths';
import { now, unset } from '../../store/port';
import { isTag } from '../../store/tags';
import type { Ref, Tag, Write } from '../../store/port';
import { fieldsOf, pathOfRef } from '../kept/entry';
import type { JournalEntry, Stored, TheirValue } from '../kept/entry';
import { deletedRefs, fieldKey, fieldsOfDoc, setFields } from './known-values';
import type { SetField } from './known-values';

/** Represents the whole record among fields: deleted here, changed by another user. */
const WHOLE_RECORD = '*';

/**
 * The values that a waiting change would overwrite unseen: the server's value of each of its fields that is neither a
 * value the user knew nor one of their `own`, which all changes in this journal set; the server may have a later one
 * whose acknowledgement is still under way. Derived fields are included when a visible field is among them. For a deleted
 * record, the whole record if another user has changed it.
 */
export function theirValues(
  { writes, known }: Pick<JournalEntry, 'writes' | 'known'>,
  stored: (ref: Ref) => Stored,
  own: readonly SetField[],
): readonly TheirValue[] {
  const found = [
    ...setFields(writes).flatMap((field) => theirsOf(field, known, own, stored(field.ref))),
    ...deletedRefs(writes).flatMap((ref) => wholeOf(ref, known, stored(ref))),
  ];
  return found.some(isReadable) ? found : [];
}

function theirsOf(
  { ref, path }: SetField,
  known: JournalEntry['known'],
  own: readonly SetField[],
  doc: Stored,
): readonly TheirValue[] {
  const key = fieldKey(ref, path);
  const values = known[key];
  if (!values || doc === null || doc === 'hidden') return [];
  const held = valueAt(doc, path);
  if (values.some((one) => isSameValue(one, held))) return [];
  if (own.some((one) => fieldKey(one.ref, one.path) === key && isSameValue(one.value, held))) return [];
  const by = doc['updatedBy'];
  return [{ ref, path, value: held ?? unset(), by: typeof by === 'string' ? by : '' }];
}

function wholeOf(ref: Ref, known: JournalEntry['known'], doc: Stored): readonly TheirValue[] {
  if (doc === null || doc === 'hidden' || changedFields(ref, known, doc).length === 0) return [];
  const by = doc['updatedBy'];
  return [{ ref, path: WHOLE_RECORD, value: doc, by: typeof by === 'string' ? by : '' }];
}

/** The visible fields of a document that differ from the known values; none when nothing was known. */
export function changedFields(ref: Ref, known: JournalEntry['known'], doc: Doc): readonly SetField[] {
  if (!Object.keys(known).some((key) => key.startsWith(`${pathOfRef(ref)}/`))) return [];
  return fieldsOfDoc(ref, doc).filter(
    ({ path, value }) =>
      isReadable({ ref, path }) &&
      !(known[fieldKey(ref, path)] ?? [null]).some((one) => isSameValue(one, value)),
  );
}

/** The record a sent change deleted, in the version of the user who changed it meanwhile; null otherwise. */
export function takenAway({
  theirs,
}: Pick<JournalEntry, 'theirs'>): { readonly decided: TheirValue; readonly doc: Doc } | null {
  const decided = theirs.find(({ path }) => path === WHOLE_RECORD);
  return decided && isMap(decided.value) && !isTag(decided.value) ? { decided, doc: decided.value } : null;
}

/** True for fields that users are asked about. */
export function isReadable(field: Pick<TheirValue, 'ref' | 'path'>): boolean {
  return !nameOf(field).isBookkeeping;
}

function nameOf({ ref, path }: Pick<TheirValue, 'ref' | 'path'>): FieldName {
  return FIELD_NAMES.inCollection(ref.collection, path);
}

/** Adds newly overwritten values to the earlier ones; a later value of a field replaces the earlier one. */
export function joinTheirs(
  before: readonly TheirValue[],
  found: readonly TheirValue[],
): readonly TheirValue[] {
  const byKey = [...before, ...found].map((one) => [fieldKey(one.ref, one.path), one] as const);
  return [...new Map(byKey).values()];
}

/** The open questions after a decision about a field; none when only derived fields are left. */
export function withoutField(theirs: readonly TheirValue[], decided: TheirValue): readonly TheirValue[] {
  const gone = new Set(companions(theirs, decided).map(({ ref, path }) => fieldKey(ref, path)));
  const left = theirs.filter(({ ref, path }) => !gone.has(fieldKey(ref, path)));
  return left.some(isReadable) ? left : [];
}

/** The open questions after a later change that asks about the same fields or deletes the record. */
export function withoutSame(
  theirs: readonly TheirValue[],
  later: Pick<JournalEntry, 'writes' | 'theirs'>,
): readonly TheirValue[] {
  const asked = new Set(later.theirs.map(({ ref, path }) => fieldKey(ref, path)));
  const deleted = new Set(deletedRefs(later.writes).map(pathOfRef));
  const left = theirs.filter(
    ({ ref, path }) => !asked.has(fieldKey(ref, path)) && !deleted.has(pathOfRef(ref)),
  );
  return left.some(isReadable) ? left : [];
}

/** Restores another user's overwritten value, with the derived fields. */
export function takeTheirs(
  { name, writes, theirs, uid }: Pick<JournalEntry, 'name' | 'writes' | 'theirs' | 'uid'>,
  decided: TheirValue,
): Intent {
  const fields = companions(theirs, decided);
  const patches = (valueOf: (field: TheirValue) => Value | Tag): readonly Write[] =>
    writes.flatMap((write): readonly Write[] => {
      const own = fields.filter(({ ref }) => pathOfRef(ref) === pathOfRef(write.ref));
      if (own.length === 0 || write.kind !== 'patch') return [];
      const values = own.map((field) => [field.path, valueOf(field)] as const);
      return [{ ...write, fields: { ...Object.fromEntries(values), ...stampsLike(write, uid) } }];
    });
  const mine = new Map(setFields(writes).map(({ ref, path, value }) => [fieldKey(ref, path), value]));
  return {
    name,
    label: 'Their change is back',
    writes: patches(({ value }) => value),
    undo: patches(({ ref, path }) => mine.get(fieldKey(ref, path)) ?? unset()),
  };
}

/** The field, with its duplicates and the fields derived from the change as a whole. */
function companions(theirs: readonly TheirValue[], { ref, path }: TheirValue): readonly TheirValue[] {
  return theirs.filter(
    (one) =>
      fieldKey(one.ref, one.path) === fieldKey(ref, path) ||
      (!isReadable(one) && (nameOf(one).copyOf ?? path) === path),
  );
}

/** The rules require stamps on every change of a record. */
export function stampsLike(write: Write, uid: string): Readonly<Record<string, Value | Tag>> {
  return 'updatedAt' in fieldsOf(write) ? { updatedAt: now(), updatedBy: uid } : {};
}
