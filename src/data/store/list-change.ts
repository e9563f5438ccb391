import type { Value } from '@/domain/core/value';
import { compareValues } from './compare';
import { byKey } from './merge-lists';
import { remove, union } from './port';
import type { ListChange, Tag, Write } from './port';
import { isTag } from './tags';

/** The items that a change of a list takes away and those it adds at the end. */
type Swap = { readonly added: readonly Value[]; readonly gone: readonly Value[] };

/** A change as additions and removals, which cross others' changes without loss; null when it edits or moves items. */
export function swapOf({ from, to }: Pick<ListChange, 'from' | 'to'>): Swap | null {
  const isIn = (items: readonly Value[], one: Value) => items.some((item) => compareValues(item, one) === 0);
  const [before, after] = [byKey(from), byKey(to)];
  if (!before || !after) return null;
  const left = from.filter((one) => isIn(to, one));
  if (compareValues(left, to.slice(0, left.length)) !== 0) return null;
  const added = [...after].slice(left.length);
  // With its id and another text an item is edited: beside another person's edit it would be there twice.
  if (added.some(([key]) => before.has(key))) return null;
  return { added: added.map(([, item]) => item), gone: from.filter((one) => !isIn(to, one)) };
}

/**
 * The batches that make these writes, in order, for a store that adds to a list or takes away from it, but not both in
 * one write. Items are added before others go, since a record may need one of both, as a lead needs its salesperson
 * among the people assigned.
 */
export function sentBatches(writes: readonly Write[]): readonly (readonly Write[])[] {
  const first = writes.map((write): Write => {
    if (write.kind !== 'patch') return write;
    const fields = Object.entries(write.fields).map(([path, value]) => [path, firstHalf(value)] as const);
    return { ...write, fields: Object.fromEntries(fields) };
  });
  const second = writes.flatMap((write): readonly Write[] => {
    if (write.kind !== 'patch') return [];
    const gone = Object.entries(write.fields).flatMap(([path, value]) => secondHalf(path, value));
    const stamps = Object.entries(write.fields).filter(([path]) => STAMPS.includes(path));
    return gone.length > 0 ? [{ ...write, fields: Object.fromEntries([...gone, ...stamps]) }] : [];
  });
  return second.length > 0 ? [first, second] : [first];
}

/** The rules ask for these on every change of a record. */
const STAMPS = ['updatedAt', 'updatedBy'];

function firstHalf(value: Value | Tag): Value | Tag {
  if (!isListChange(value)) return value;
  const swap = swapOf(value);
  if (!swap) return value.to;
  return swap.added.length > 0 ? union(...swap.added) : remove(...swap.gone);
}

function secondHalf(path: string, value: Value | Tag): readonly (readonly [string, Tag])[] {
  const swap = isListChange(value) ? swapOf(value) : null;
  return swap && swap.added.length > 0 && swap.gone.length > 0 ? [[path, remove(...swap.gone)]] : [];
}

/** True for the change of a list from one state to another. */
export function isListChange(value: Value | Tag): value is ListChange {
  return isTag(value) && value.$tag === 'list';
}
