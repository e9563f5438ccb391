import { unsentFields } from './unsent-fields';
import type { UnsentField } from './unsent-fields';
import type { Value } from '../core/value';

/** The values of a form by the paths of the record's fields; a moment is told from a number. */
export type FlatValues = Readonly<Record<string, Value>>;

/** A field that somebody else changed while it was being changed here, to another value. */
export type Clash = UnsentField & { readonly path: string };

/** Paths whose value differs, on one side missing included. */
export function changedPaths(before: FlatValues, after: FlatValues): readonly string[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return paths.filter((path) => !isSame(before[path], after[path]));
}

/** Only the values that differ, so that others' changes of other fields stay. */
export function changedValues<B extends object, V extends B>(before: B, after: V): Partial<V> {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(after);
  const old = new Map<string, unknown>(Object.entries(before));
  // A part of the same values.
  return Object.fromEntries(entries.filter(([name, value]) => !isSame(old.get(name), value))) as Partial<V>;
}

/**
 * What to do about fields that somebody else changed from `before` to `theirs` while the form holds `typed`:
 * those untouched here follow, those changed here to something else are for the person to decide.
 */
export function sortOut(
  before: FlatValues,
  theirs: FlatValues,
  typed: FlatValues,
): { readonly follow: readonly string[]; readonly clash: readonly string[] } {
  const changed = changedPaths(before, theirs);
  return {
    follow: changed.filter((path) => isSame(typed[path], before[path])),
    clash: changed.filter((path) => !isSame(typed[path], before[path]) && !isSame(typed[path], theirs[path])),
  };
}

/** Clashes of a collection's record in people's words; fields of the business's own go by their definitions. */
export function clashesOf(
  collection: string,
  paths: readonly string[],
  typed: FlatValues,
  theirs: FlatValues,
  ownFields: readonly { readonly key: string; readonly label: string }[] = [],
): readonly Clash[] {
  return paths.flatMap((path) =>
    unsentFields(collection, { [path]: typed[path] ?? null }, (asked) => theirs[asked], ownFields).map(
      (field) => ({ ...field, path }),
    ),
  );
}

/** Fields that only repeat another one: keys to search by. */
const COPIED_FROM: Readonly<Record<string, string>> = {
  nameKey: 'name',
  phoneKey: 'phone',
  emailKey: 'email',
};

/** Whether a bookkeeping field goes along with `path`: as its copy, or because it follows from the change as a whole. */
export function isCopyOf(bookkeeping: string, path: string): boolean {
  return (COPIED_FROM[bookkeeping] ?? path) === path;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? '') === JSON.stringify(b ?? '');
}
