import type { IntentName } from '@/domain/core/intents';
import type { Fields, InferFields, Shape } from '@/domain/core/shape';
import type { Viewer } from '@/domain/access/viewer';
import { remove, union } from '../store/port';
import type { Tag } from '../store/port';
import type { Intent } from './intent';
import { inOneWrite } from './change-many';
import { changeRecord } from './change-record';
import { patchRecord } from './writes';
import type { Changes } from './writes';

/** Where a shape keeps items that have ids, and the ids of the ticked ones. */
export type TickFields<R> = {
  readonly items: keyof R & string;
  readonly ticked: keyof R & string;
  readonly name: IntentName;
};

/** The changes of a record's items that are ticked off. */
export type TickIntents<R> = {
  /** Ticks an item, or takes the tick away; others' ticks stay, also under Undo. */
  readonly tick: (viewer: Viewer, recordId: string, itemId: string, isTicked: boolean) => Intent;
  /** Changes the items as `changeRecord` does; ticks of items that are gone go with them. `beside` changes other fields. */
  readonly change: (
    viewer: Viewer,
    before: R & { readonly uuid: string },
    items: readonly { readonly id: string }[],
    label: string,
    beside?: Changes<R>,
  ) => Intent;
};

/**
 * The changes of items that several people tick at once. Ticks are ids in a list of their own, added and removed one
 * by one: two devices that tick the same list at the same moment keep both ticks.
 */
export function tickIntents<F extends Fields>(
  shape: Shape<F>,
  { items, ticked, name }: TickFields<InferFields<F>>,
): TickIntents<InferFields<F>> {
  type R = InferFields<F>;
  const write = (viewer: Viewer, id: string, changes: Readonly<Record<string, unknown>>) =>
    // The names are fields of the shape, which `patchRecord` checks with their values.
    patchRecord(viewer, shape, id, changes as Changes<R>);
  return {
    tick: (viewer, recordId, itemId, isTicked) => {
      const to = (on: boolean) => write(viewer, recordId, { [ticked]: on ? union(itemId) : remove(itemId) });
      const label = isTicked ? 'Ticked off' : 'Tick removed';
      return { name, label, writes: [to(isTicked)], undo: [to(!isTicked)] };
    },
    change: (viewer, before, list, label, beside) => {
      const left = new Set(list.map(({ id }) => id));
      const gone = idsIn(before[ticked]).filter((id) => !left.has(id));
      const changes = { ...beside, [items]: list } as Changes<R>;
      const own = { name, label, ...changeRecord(viewer, shape, before.uuid, before, changes) };
      if (gone.length === 0) return own;
      const ticks = (tag: Tag) => [write(viewer, before.uuid, { [ticked]: tag })];
      return inOneWrite(own, { name, label, writes: ticks(remove(...gone)), undo: ticks(union(...gone)) });
    },
  };
}

function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
