import { isTechnical } from '@/domain/activity-diff';
import { isCopyOf } from '@/domain/their-changes';
import type { Value } from '@/domain/value';
import type { Intent } from '../intent';
import { isSameValue } from '../store/compare';
import { valueAt } from '../store/paths';
import { now, unset } from '../store/port';
import type { Ref, Tag, Write } from '../store/port';
import { fieldsOf, pathOfRef } from './entry';
import type { JournalEntry, Stored } from './entry';
import { fieldKey, setFields } from './known-values';
import type { SetField } from './known-values';

/** A field's value that somebody else had stored when a change of it was about to be sent. */
export type TheirValue = {
  readonly ref: Ref;
  readonly path: string;
  /** A tag where the field was gone. */
  readonly value: Value | Tag;
  /** Uid of whoever changed the record last, '' when not known. */
  readonly by: string;
};

/**
 * What a waiting change is about to overwrite without having known it: for each of its fields the server's value, where
 * that is neither one the person knew nor the one they set. Fields that only follow from others come along when one
 * that people read is among them.
 */
export function theirValues(
  { writes, known }: Pick<JournalEntry, 'writes' | 'known'>,
  stored: (ref: Ref) => Stored,
): readonly TheirValue[] {
  const found = setFields(writes).flatMap((field) => theirsOf(field, known, stored(field.ref)));
  return found.some(({ path }) => isReadable(path)) ? found : [];
}

function theirsOf(
  { ref, path, value }: SetField,
  known: JournalEntry['known'],
  doc: Stored,
): readonly TheirValue[] {
  const values = known[fieldKey(ref, path)];
  if (!values || doc === null || doc === 'hidden') return [];
  const held = valueAt(doc, path);
  if ([value, ...values].some((one) => isSameValue(one, held))) return [];
  const by = doc['updatedBy'];
  return [{ ref, path, value: held ?? unset(), by: typeof by === 'string' ? by : '' }];
}

/** Whether a field is one that people are asked about. */
export function isReadable(path: string): boolean {
  return !isTechnical(path) && !path.startsWith('stageAt.');
}

/** What a change overwrote, with what was found before; a later finding of a field replaces the earlier one. */
export function joinTheirs(
  before: readonly TheirValue[],
  found: readonly TheirValue[],
): readonly TheirValue[] {
  const byKey = [...before, ...found].map((one) => [fieldKey(one.ref, one.path), one] as const);
  return [...new Map(byKey).values()];
}

/** What is left to ask once a field was decided about; nothing when only fields are left that follow from others. */
export function withoutField(theirs: readonly TheirValue[], decided: TheirValue): readonly TheirValue[] {
  const gone = new Set(companions(theirs, decided).map(({ ref, path }) => fieldKey(ref, path)));
  const left = theirs.filter(({ ref, path }) => !gone.has(fieldKey(ref, path)));
  return left.some(({ path }) => isReadable(path)) ? left : [];
}

/** What is left to ask once the same fields are asked about with a later change. */
export function withoutSame(
  theirs: readonly TheirValue[],
  later: readonly TheirValue[],
): readonly TheirValue[] {
  const asked = new Set(later.map(({ ref, path }) => fieldKey(ref, path)));
  const left = theirs.filter(({ ref, path }) => !asked.has(fieldKey(ref, path)));
  return left.some(({ path }) => isReadable(path)) ? left : [];
}

/** Brings back somebody else's value of a field that a change overwrote, with the fields that follow from it. */
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

/** The field, and those that say the same in another way or follow from the change as a whole. */
function companions(theirs: readonly TheirValue[], { ref, path }: TheirValue): readonly TheirValue[] {
  return theirs.filter(
    (one) =>
      fieldKey(one.ref, one.path) === fieldKey(ref, path) ||
      (!isReadable(one.path) && isCopyOf(one.path, path)),
  );
}

/** The rules want every change of a record stamped. */
export function stampsLike(write: Write, uid: string): Readonly<Record<string, Value | Tag>> {
  return 'updatedAt' in fieldsOf(write) ? { updatedAt: now(), updatedBy: uid } : {};
}
