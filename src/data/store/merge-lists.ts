import { isMap } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';
import { compareValues, isSameValue } from './compare';

/** Items by what tells them apart: texts, or groups by their id. */
type Items = ReadonlyMap<string, Value>;

/** The items by key; null when one has none or is there twice. */
export function byKey(list: readonly Value[]): Items | null {
  const items = new Map<string, Value>();
  for (const item of list) {
    const { id }: Doc = isMap(item) ? item : { id: item };
    if (typeof id !== 'string') return null;
    items.set(id, item);
  }
  return items.size === list.length ? items : null;
}

/**
 * A list as it is `held` now, with a change of it that was made from another state of it: the additions, edits and
 * removals of both sides are kept. Of two edits of a field the change's counts, and of two orders; an edit counts more
 * than a removal. A list of items without keys becomes what the change made of it.
 */
export function mergeLists(
  from: readonly Value[],
  to: readonly Value[],
  held: readonly Value[],
): readonly Value[] {
  const [before, mine, theirs] = [byKey(from), byKey(to), byKey(held)];
  if (!before || !mine || !theirs) return to;
  const merged = new Map<string, Value>();
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const item = mergeItem(before.get(key), mine.get(key), theirs.get(key));
    if (item !== undefined) merged.set(key, item);
  }
  const common = (one: Items, other: Items) => [...one.keys()].filter((key) => other.has(key));
  const isMoved = compareValues(common(before, mine), common(mine, before)) !== 0;
  const left = (items: Items) => common(items, merged);
  const order = isMoved ? joined(left(mine), left(theirs)) : joined(left(theirs), left(mine));
  return order.map((key) => merged.get(key)).filter((item) => item !== undefined);
}

function mergeItem(before?: Value, mine?: Value, theirs?: Value): Value | undefined {
  const left = mine ?? theirs;
  if (mine === undefined || theirs === undefined) {
    // One of them has it: added there, or taken away by the other one.
    return left !== undefined && before !== undefined && isUnchanged(left, before) ? undefined : left;
  }
  if (!isMap(mine) || !isMap(theirs)) return mine;
  return mergeFields(before !== undefined && isMap(before) ? before : {}, mine, theirs);
}

function mergeFields(before: Doc, mine: Doc, theirs: Doc): Doc {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const fields = [...names].flatMap((name) => {
    const value = isSameValue(mine[name], before[name]) ? theirs[name] : mine[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(fields);
}

/** A stored item may lack fields that a read one has. */
function isUnchanged(item: Value, before: Value): boolean {
  if (!isMap(item) || !isMap(before)) return isSameValue(item, before);
  const known: Doc = before;
  return Object.entries<Value>(item).every(([name, value]) => isSameValue(value, known[name]));
}

/** The keys of both in the first one's order; what it lacks comes after its neighbour in the second, the last ones last. */
function joined(first: readonly string[], second: readonly string[]): readonly string[] {
  const order = [...first];
  const known = new Set(first);
  for (const [at, key] of second.entries()) {
    if (known.has(key)) continue;
    const isLast = second.slice(at + 1).every((next) => !known.has(next));
    const neighbour = second[at - 1];
    const place = neighbour === undefined ? 0 : order.indexOf(neighbour) + 1;
    order.splice(isLast ? order.length : place, 0, key);
  }
  return order;
}
