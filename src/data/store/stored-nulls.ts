import type { Field, Fields } from '@/domain/core/shape';
import { isMap } from '@/domain/core/value';
import type { Doc } from '@/domain/core/value';
import { unset } from './port';
import type { Ref, Tag } from './port';

/** Paths with a stored null where the rules accept none, by document; few documents have any. */
const found = new Map<string, readonly string[]>();

/**
 * Notes where a delivered document has null in a field that is never null: an earlier version stored it for an absent
 * value. It reads as absent, but the rules refuse every change of the document until it is gone.
 */
export function noteNulls(ref: Ref, fields: Fields, doc: Doc): void {
  const paths = nullsIn(fields, doc);
  if (paths.length > 0) found.set(keyOf(ref), paths);
  else found.delete(keyOf(ref));
}

/** The removal of a document's noted nulls, beside a change of these paths. */
export function withoutNulls(ref: Ref, changed: readonly string[]): Readonly<Record<string, Tag>> {
  return unlessChanged(found.get(keyOf(ref)) ?? [], changed);
}

/** The removal of these paths, but for those that a change of others sets. */
export function unlessChanged(
  paths: readonly string[],
  changed: readonly string[],
): Readonly<Record<string, Tag>> {
  const left = paths.filter((path) => !changed.some((one) => overlap(one, path)));
  return Object.fromEntries(left.map((path) => [path, unset()]));
}

/** The paths where a document has null in a field that is never null. */
export function nullsIn(fields: Fields, doc: Doc): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = Object.hasOwn(doc, name) ? doc[name] : undefined;
    // The rules do not check fields of functions in a change, and clients may not touch them.
    if (value === undefined || field.writer === 'server') return [];
    if (value === null) return field.initial === null ? [] : [name];
    if (!isMap(value)) return [];
    const inside = field.kind === 'group' ? nullsIn(field.fields, value) : emptyTexts(field, value);
    return inside.map((path) => `${name}.${path}`);
  });
}

function emptyTexts({ kind }: Field, value: Doc): readonly string[] {
  return kind === 'textMap' ? Object.keys(value).filter((key) => value[key] === null) : [];
}

/** A write may name a path or one inside it, not both. */
function overlap(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}

function keyOf({ collection, id }: Ref): string {
  return `${collection}/${id}`;
}
