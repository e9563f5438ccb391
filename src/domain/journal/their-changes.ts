import { unsentFields } from './unsent-fields';
import type { UnsentField } from './unsent-fields';
import type { Value } from '../core/value';

/** Form values by field path; a moment is distinct from a number. */
export type FlatValues = Readonly<Record<string, Value>>;

/** A field that another user changed to a different value during the edit. */
export type Clash = UnsentField & { readonly path: string };

/** Paths whose values differ, including those missing on one side. */
export function changedPaths(before: FlatValues, after: FlatValues): readonly string[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return paths.filter((path) => !isSame(before[path], after[path]));
}

/** Only the values that differ, so that other users' changes of other fields stay. */
export function changedValues<B extends object, V extends B>(before: B, after: V): Partial<V> {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(after);
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(entries.filter(([name, value]) => !isSame(old.get(name), value))) as Partial<V>;
}

/**
 * Sorts fields another user changed from `before` to `theirs` while the form holds `typed`: untouched fields
 * follow; those changed here to another value are for the user to decide.
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

/** Clashes of a record in readable words; custom fields use their labels. */
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

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? '') === JSON.stringify(b ?? '');
}
