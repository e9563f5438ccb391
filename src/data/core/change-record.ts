import type { Field, Fields, InferFields, Shape } from '@/domain/core/shape';
import type { Value } from '@/domain/core/value';
import type { Viewer } from '@/domain/access/viewer';
import { isSameValue } from '../store/compare';
import { swapOf } from '../store/list-change';
import { byKey } from '../store/merge-lists';
import { changed, remove, union } from '../store/port';
import type { Tag } from '../store/port';
import type { Intent } from './intent';
import { inverse, patchRecord, visible } from './writes';
import type { Changes } from './writes';

/**
 * Changes fields of a record, with the Undo. A list that got further items or lost some is changed item by item: two
 * people who change one list at the same moment keep both changes. Another order or an item's new text goes with the
 * list that it was made from, and is merged with the list as it is then. A list that stays the same is not written.
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
    return isItems(given) && isItems(held) ? joinedBy(name, held, given, mostOf(shape.fields[name])) : [];
  });
  // What is undefined is not written.
  const by = (side: 'to' | 'back') => Object.fromEntries(joined.map((one) => [one.name, one[side]]));
  return {
    writes: [patchRecord(viewer, shape, id, { ...changes, ...by('to') })],
    undo: [patchRecord(viewer, shape, id, { ...back, ...by('back') })],
  };
}

type Step = Tag | readonly Value[] | undefined;
type Joined = { readonly name: string; readonly to: Step; readonly back: Step };

/** None for lists whose items cannot be told apart, which are set as a whole. */
function joinedBy(
  name: string,
  held: readonly Value[],
  list: readonly Value[],
  most: number,
): readonly Joined[] {
  const isSame = held.length === list.length && held.every((one, at) => isSameValue(one, list[at]));
  if (isSame) return [{ name, to: undefined, back: undefined }];
  if (!byKey(held) || !byKey(list)) return [];
  return [{ name, to: step(held, list, most), back: step(list, held, most) }];
}

function step(from: readonly Value[], to: readonly Value[], most: number): Step {
  const { added = [], gone = [] } = swapOf({ from, to }) ?? {};
  // Items are added before others go, for which a full list has no room.
  if (gone.length > 0 && from.length + added.length > most) return to;
  if (added.length > 0 && gone.length === 0) return union(...added);
  return gone.length > 0 && added.length === 0 ? remove(...gone) : changed(from, to);
}

/** The most items of a list. */
function mostOf(field: Field | undefined): number {
  return field?.kind === 'textList' || field?.kind === 'groupList' ? field.max : Infinity;
}

/** A list of texts or groups; a record's lists hold plain data. */
function isItems(value: unknown): value is readonly Value[] {
  return Array.isArray(value);
}
