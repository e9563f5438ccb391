import { comparePlaces, fullOrder, matches, sortKeyOf } from '../match';
import type { Place } from '../match';
import { valueAt } from '../paths';
import type { Cursor, QuerySpec, Row } from '../port';

const places = new WeakMap<Cursor, Place>();

type Answer = { readonly rows: readonly Row[]; readonly next: Cursor | null };

/** Runs a query over a collection's rows as Firestore would. */
export function answer(rows: Iterable<Row>, spec: QuerySpec): Answer {
  const order = fullOrder({ where: spec.where, orderBy: spec.orderBy });
  const after = spec.after ? places.get(spec.after) : undefined;
  const found: (Place & { readonly row: Row })[] = [];
  for (const row of rows) {
    const key = matches(row.data, spec.where) ? sortKeyOf(row.data, order) : null;
    if (key === null) continue;
    const place = { id: row.id, key, row };
    if (!after || comparePlaces(place, after, order) > 0) found.push(place);
  }
  const taken = found.sort((a, b) => comparePlaces(a, b, order)).slice(0, spec.limit);
  const last = taken.length === spec.limit ? taken.findLast((place) => !place.row.pending) : undefined;
  return { rows: taken.map((place) => place.row), next: last ? cursorAt(last) : null };
}

/** Sums a number field over the result; documents without it are not in it, as in Firestore. */
export function sumOf(rows: Iterable<Row>, spec: QuerySpec, field: string): number {
  const holding = [...rows].filter((row) => valueAt(row.data, field) !== undefined);
  return answer(holding, spec).rows.reduce((sum, row) => {
    const value = valueAt(row.data, field);
    return typeof value === 'number' ? sum + value : sum;
  }, 0);
}

function cursorAt({ id, key }: Place): Cursor {
  // The brand is for the compiler only: only this adapter makes its cursors.
  const cursor = {} as Cursor;
  places.set(cursor, { id, key });
  return cursor;
}
