import type { Cursor, QuerySpec, Ref } from '../store/port';

/** Equal for equal queries. Queries without a cursor can be read back with `specOf`. */
export type SpecKey = string;

const cursorNumbers = new WeakMap<Cursor, number>();
let lastCursor = 0;

/** A query's key for shared listeners. */
export function specKey({ collection, where, orderBy, limit, after }: QuerySpec): SpecKey {
  return JSON.stringify([
    collection,
    where.map(({ field, op, value }) => [field, op, value]),
    orderBy.map(({ field, direction }) => [field, direction]),
    limit,
    after ? cursorNumber(after) : null,
  ]);
}

/** The query of a key; only for queries without a cursor. */
export function specOf(key: SpecKey): QuerySpec {
  // Written by `specKey` from exactly these parts.
  const [collection, where, orderBy, limit] = JSON.parse(key) as [
    string,
    [
      QuerySpec['where'][number]['field'],
      QuerySpec['where'][number]['op'],
      QuerySpec['where'][number]['value'],
    ][],
    [string, 'asc' | 'desc'][],
    number,
    null,
  ];
  return {
    collection,
    where: where.map(([field, op, value]) => ({ field, op, value })),
    orderBy: orderBy.map(([field, direction]) => ({ field, direction })),
    limit,
  };
}

/** A document's key for shared listeners. */
export function refKey({ collection, id }: Ref): string {
  return JSON.stringify([collection, id]);
}

/** The reference of a document's key. */
export function refOf(key: string): Ref {
  const [collection, id] = JSON.parse(key) as [string, string];
  return { collection, id };
}

function cursorNumber(cursor: Cursor): number {
  const known = cursorNumbers.get(cursor);
  if (known !== undefined) return known;
  lastCursor += 1;
  cursorNumbers.set(cursor, lastCursor);
  return lastCursor;
}
