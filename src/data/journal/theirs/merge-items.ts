import { isList, isMap } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';
import { compareValues } from '../../store/compare';

type Items = ReadonlyMap<string, Doc>;

/**
 * Merges two versions of a list whose items have ids, such as the steps of a job. `known` are the versions that the
 * user knew: changes, additions and removals of only one side are kept. Null when both changed the same item, when
 * another user moved items, and for other values.
 */
export function mergeItems(mine: Value, theirs: Value, known: readonly Value[]): readonly Doc[] | null {
  const own = itemsOf(mine);
  const others = itemsOf(theirs);
  const before = known.map(itemsOf).filter((version) => version !== null);
  if (!own || !others || before.length === 0 || before.length < known.length) return null;
  if (!isOrderKept(own, others, before)) return null;

  const merged: Doc[] = [];
  for (const id of new Set([...own.keys(), ...others.keys()])) {
    const versions = before.map((version) => version.get(id)).filter((version) => version !== undefined);
    const item = mergeItem(own.get(id), others.get(id), versions);
    if (item === null) return null;
    if (item) merged.push(item);
  }
  return merged;
}

function mergeItem(
  mine: Doc | undefined,
  theirs: Doc | undefined,
  versions: readonly Doc[],
): Doc | undefined | null {
  if (mine && theirs) return mergeFields(mine, theirs, versions);
  const left = mine ?? theirs;
  // Unknown before: the side that has it has added it.
  if (!left || versions.length === 0) return left;
  return versions.every((version) => isSame(version, left)) ? undefined : null;
}

function mergeFields(mine: Doc, theirs: Doc, versions: readonly Doc[]): Doc | null {
  const merged: Record<string, Value> = {};
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const [own = null, other = null] = [mine[name], theirs[name]];
    const before = versions.map((version) => version[name] ?? null);
    if (isSame(own, other) || before.some((value) => isSame(value, other))) merged[name] = own;
    else if (before.length > 0 && before.every((value) => isSame(value, own))) merged[name] = other;
    else return null;
  }
  return merged;
}

/** True when the other user left the common items in a known order. */
function isOrderKept(own: Items, others: Items, before: readonly Items[]): boolean {
  return [own, ...before].some((version) => {
    const inBoth = (items: Items) => [...items.keys()].filter((id) => others.has(id) && version.has(id));
    return isSame(inBoth(version), inBoth(others));
  });
}

/** The items by id; null unless it is a list of objects with ids. A missing list is empty. */
function itemsOf(value: Value): Items | null {
  const list = value === null ? [] : value;
  if (!isList(list)) return null;
  const items = new Map<string, Doc>();
  for (const item of list) {
    if (!isMap(item)) return null;
    const { id }: Doc = item;
    if (typeof id !== 'string') return null;
    items.set(id, item);
  }
  return items.size === list.length ? items : null;
}

function isSame(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}
