import type { Fields, InferFields, Shape } from '@/domain/core/shape';
import type { Value } from '@/domain/core/value';
import type { Viewer } from '@/domain/access/viewer';
import { isSameValue } from '../store/compare';
import { remove, union } from '../store/port';
import type { Tag } from '../store/port';
import type { Intent } from './intent';
import { inverse, patchRecord, visible } from './writes';
import type { Changes } from './writes';

/**
 * Changes fields of a record, with the Undo. A list that only got further items, or only lost some, is changed item by
 * item: two people who add to one list at the same moment keep both. Other changes of a list (order, an item's text)
 * set it as a whole.
 * @throws AppError('invalid') when a value breaks a bound of the shape
 */
export function changeRecord<F extends Fields>(
  viewer: Viewer,
  shape: Shape<F>,
  id: string,
  before: Partial<InferFields<F>>,
  changes: Changes<InferFields<F>>,
): Pick<Intent, 'writes'> & { readonly undo: NonNullable<Intent['undo']> } {
  const back = inverse(shape, before, changes);
  // Bounds are those of the whole list, which the items alone do not show.
  patchRecord(viewer, shape, id, changes);
  const joined = Object.entries<unknown>(changes).flatMap(([name, list]) => {
    const held: unknown = Reflect.get(before, name);
    // As it will be stored, so that Undo finds it.
    const given = visible(list);
    return isItems(given) && isItems(held) ? joinedBy(name, held, given) : [];
  });
  const by = (side: 'to' | 'back') => Object.fromEntries(joined.map((one) => [one.name, one[side]]));
  return {
    writes: [patchRecord(viewer, shape, id, { ...changes, ...by('to') })],
    undo: [patchRecord(viewer, shape, id, { ...back, ...by('back') })],
  };
}

type Joined = { readonly name: string; readonly to: Tag; readonly back: Tag | readonly Value[] };

function joinedBy(name: string, held: readonly Value[], list: readonly Value[]): readonly Joined[] {
  const isIn = (items: readonly Value[], one: Value) => items.some((item) => isSameValue(item, one));
  const gone = held.filter((one) => !isIn(list, one));
  const added = list.slice(held.length);
  const isDistinct = added.every((one, at) => !isIn([...held, ...added.slice(0, at)], one));
  const starts = (all: readonly Value[], first: readonly Value[]) =>
    first.every((one, at) => at < all.length && isSameValue(one, all[at] ?? null));
  if (added.length > 0 && isDistinct && starts(list, held))
    return [{ name, to: union(...added), back: remove(...added) }];
  const left = held.filter((one) => isIn(list, one));
  if (gone.length === 0 || left.length !== list.length || !starts(list, left)) return [];
  // At the end they come back by themselves; elsewhere only the whole list has their place.
  return [{ name, to: remove(...gone), back: starts(held, list) ? union(...gone) : held }];
}

/** A list of texts or groups; a record's lists hold plain data. */
function isItems(value: unknown): value is readonly Value[] {
  return Array.isArray(value);
}
