import { isInstant, isList, isMap } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';

/** Firestore's order of types: null, booleans, numbers, timestamps, strings, lists, maps. */
export function typeRank(value: Value): number {
  if (value === null) return 0;
  if (typeof value === 'boolean') return 1;
  if (typeof value === 'number') return 2;
  if (isInstant(value)) return 3;
  if (typeof value === 'string') return 4;
  return isList(value) ? 5 : 6;
}

/** Orders two stored values as Firestore does, across types too; 0 means equal. */
export function compareValues(a: Value, b: Value): number {
  const ranks = typeRank(a) - typeRank(b);
  if (ranks !== 0) return ranks;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  if (typeof a === 'number' && typeof b === 'number') return compareNumbers(a, b);
  if (isInstant(a) && isInstant(b)) return a.$instant - b.$instant;
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  if (isList(a) && isList(b)) return compareLists(a, b);
  if (isMap(a) && isMap(b)) return compareMaps(a, b);
  return 0;
}

/** Orders texts by code points, as UTF-8 bytes do; JavaScript's `<` does not. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  const left = a[Symbol.iterator]();
  const right = b[Symbol.iterator]();
  for (;;) {
    const one = left.next();
    const other = right.next();
    if (one.done || other.done) return Number(other.done ?? false) - Number(one.done ?? false);
    const difference = (one.value.codePointAt(0) ?? 0) - (other.value.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
}

/** NaN equals itself and precedes every other number. */
function compareNumbers(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  for (const [at, item] of a.entries()) {
    const other = b[at];
    if (other === undefined) break;
    const difference = compareValues(item, other);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function compareMaps(a: Doc, b: Doc): number {
  const left = Object.entries(a).sort(([one], [other]) => compareTexts(one, other));
  const right = Object.entries(b).sort(([one], [other]) => compareTexts(one, other));
  for (const [at, [key, value]] of left.entries()) {
    const other = right[at];
    if (other === undefined) break;
    const difference = compareTexts(key, other[0]) || compareValues(value, other[1]);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** True when two stored values look the same to a user: a missing field, null and '' are equal. */
export function isSameValue(a: Value | undefined, b: Value | undefined): boolean {
  return compareValues(a === '' || a === undefined ? null : a, b === '' || b === undefined ? null : b) === 0;
}
