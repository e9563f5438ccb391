/** A moment as the store keeps it: epoch milliseconds, set apart from plain numbers. */
export type Instant = { readonly $instant: number };

/** What a stored document may hold, without any SDK type. */
export type Value =
  string | number | boolean | null | Instant | readonly Value[] | { readonly [key: string]: Value };

/** A stored document as plain data. */
export type Doc = { readonly [field: string]: Value };

/** Wraps epoch milliseconds for the store. */
export function instant(ms: number): Instant {
  return { $instant: ms };
}

/** Tells an instant from a map that merely looks like one. */
export function isInstant(value: unknown): value is Instant {
  return (
    typeof value === 'object' &&
    value !== null &&
    '$instant' in value &&
    typeof value.$instant === 'number' &&
    Object.keys(value).length === 1
  );
}

/** True for a stored list. */
export function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

/** True for a stored map; a moment is none. */
export function isMap(value: Value | undefined): value is Doc {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isInstant(value);
}
