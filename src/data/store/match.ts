import { isList } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';
import { compareTexts, compareValues, typeRank } from './compare';
import type { OrderBy, QuerySpec, Where } from './port';
import { valueAt } from './paths';

const RANGES = ['<', '<=', '>', '>='];

/** True when a document fulfils a query's conditions. Missing is never null. */
export function matches(doc: Doc, where: readonly Where[]): boolean {
  return where.every((condition) => holds(valueAt(doc, condition.field), condition));
}

/** A query's full order: its own, then other range fields, as Firestore adds them. `compareRows` adds the id. */
export function fullOrder(spec: Pick<QuerySpec, 'where' | 'orderBy'>): readonly OrderBy[] {
  const direction = spec.orderBy.at(-1)?.direction ?? 'asc';
  const ranges = spec.where.filter((one) => RANGES.includes(one.op)).map((one) => one.field);
  const implied = [...new Set(ranges)]
    .filter((field) => spec.orderBy.every((one) => one.field !== field))
    .sort(compareTexts);
  return [...spec.orderBy, ...implied.map((field): OrderBy => ({ field, direction }))];
}

/** A document's key in an order; null when it lacks a field of it and so is not in the result. */
export function sortKeyOf(doc: Doc, order: readonly OrderBy[]): readonly Value[] | null {
  const key: Value[] = [];
  for (const { field } of order) {
    const value = valueAt(doc, field);
    if (value === undefined) return null;
    key.push(value);
  }
  return key;
}

export type Place = { readonly id: string; readonly key: readonly Value[] };

/** Compares two keys; ids decide between equal ones, in the last direction. */
export function comparePlaces(a: Place, b: Place, order: readonly OrderBy[]): number {
  for (const [at, { direction }] of order.entries()) {
    const difference = compareValues(a.key[at] ?? null, b.key[at] ?? null);
    if (difference !== 0) return direction === 'asc' ? difference : -difference;
  }
  const ids = compareTexts(a.id, b.id);
  return order.at(-1)?.direction === 'desc' ? -ids : ids;
}

function holds(stored: Value | undefined, { op, value }: Where): boolean {
  if (stored === undefined) return false;
  switch (op) {
    case '==':
      return compareValues(stored, value) === 0;
    case 'in':
      return isList(value) && value.some((one) => compareValues(stored, one) === 0);
    case 'array-contains':
      return isList(stored) && stored.some((one) => compareValues(one, value) === 0);
    default:
      return typeRank(stored) === typeRank(value) && inRange(compareValues(stored, value), op);
  }
}

function inRange(difference: number, op: '<' | '<=' | '>' | '>='): boolean {
  switch (op) {
    case '<':
      return difference < 0;
    case '<=':
      return difference <= 0;
    case '>':
      return difference > 0;
    case '>=':
      return difference >= 0;
  }
}
