/** Where a column of a file goes: a field of the noun, a custom field (`custom:key`), or `ignore`. */
export type ColumnTarget = string;

/** A custom field by its key; a new one gets its key from the header. */
export type CustomTarget = `custom:${string}`;

export function customKeyOf(target: ColumnTarget): string | null {
  return target.startsWith('custom:') ? target.slice('custom:'.length) : null;
}
