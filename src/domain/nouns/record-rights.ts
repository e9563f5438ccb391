import { mayOn } from '../access/viewer';
import type { Viewer } from '../access/viewer';
import type { Noun } from './define-noun';

type Area = Pick<Noun, 'area'>;
type Held = { readonly owner: string; readonly assignees: readonly string[] };

/** Whether the viewer may change, archive and restore this record. */
export function mayChange(viewer: Viewer, { area }: Area, record: Held): boolean {
  return mayOn(viewer, `${area}:edit`, record);
}

/** Whether the viewer may delete this record. */
export function mayDelete(viewer: Viewer, { area }: Area, record: Held): boolean {
  return mayOn(viewer, `${area}:delete`, record);
}
