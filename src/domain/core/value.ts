/** A stored moment: epoch milliseconds, distinct from plain numbers. */
export type Instant = { readonly $instant: number };

/** Values of a stored document, without SDK types. */
export type Value =
  string | number | boolean | null | Instant | readonly Value[] | { readonly [key: string]: Value };

export type Doc = { readonly [field: string]: Value };

export function instant(ms: number): Instant {
  return { $instant: ms };
}

/** Tells an instant from a map with similar fields. */
export function isInstant(value: unknown): value is Instant {
  return (
    typeof value === 'object' &&
    value !== null &&
    '$instant' in value &&
    typeof value.$instant === 'number' &&
    Object.keys(value).length === 1
  );
}

export function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

/** Whether a value is a stored map; a moment is not. */
export function isMap(value: Value | undefined): value is Doc {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isInstant(value);
}
