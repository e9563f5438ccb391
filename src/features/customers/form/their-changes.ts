import { customerShape } from '@/domain/customer';
import type { CustomFieldDefinition } from '@/domain/company';
import { unsentFields } from '@/domain/unsent-fields';
import type { UnsentField } from '@/domain/unsent-fields';
import { instant } from '@/domain/value';
import type { Value } from '@/domain/value';
import type { CustomerFormValues } from './customer-form-values';

/** The values of a customer's form by the paths of its fields. */
export type FlatValues = Readonly<Record<string, Value>>;

/** A field that somebody else changed while it was being changed here, to another value. */
export type Clash = UnsentField & { readonly path: string };

/** Takes groups apart; a moment is told from a number. */
export function flatten({
  insurance,
  customFields,
  appointmentTime,
  ...plain
}: CustomerFormValues): FlatValues {
  const under = (name: string, group: Readonly<Record<string, Value>>) =>
    Object.entries(group).map(([key, value]) => [`${name}.${key}`, value] as const);
  return {
    ...plain,
    appointmentTime: appointmentTime === null ? null : instant(appointmentTime),
    ...Object.fromEntries([...under('insurance', insurance), ...under('customFields', customFields)]),
  };
}

/** Paths whose value differs, on one side missing included. */
export function changedPaths(before: FlatValues, after: FlatValues): readonly string[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return paths.filter((path) => !isSame(before[path], after[path]));
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

/** A clash in people's words. */
export function clashesOf(
  paths: readonly string[],
  typed: FlatValues,
  theirs: FlatValues,
  ownFields: readonly Pick<CustomFieldDefinition, 'key' | 'label'>[],
): readonly Clash[] {
  return paths.flatMap((path) =>
    unsentFields(
      customerShape.collection,
      { [path]: typed[path] ?? null },
      (asked) => theirs[asked],
      ownFields,
    ).map((field) => ({ ...field, path })),
  );
}

function isSame(a: Value | undefined, b: Value | undefined): boolean {
  return JSON.stringify(a ?? '') === JSON.stringify(b ?? '');
}
