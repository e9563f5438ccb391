import type { Permission, PermissionAction } from '../access/permissions';
import { may, mayOn } from '../access/viewer';
import type { Viewer } from '../access/viewer';
import type { Noun } from './define-noun';

type Guarded = Pick<Noun, 'area' | 'amounts'>;
type Held = { readonly owner: string; readonly assignees: readonly string[] };

/** The permissions for an action on a noun's records: its area's, and with amounts inside the right to see amounts. */
export function permissionsTo(action: PermissionAction, { area, amounts }: Guarded): readonly Permission[] {
  return [...(amounts === 'inside' ? ['pricing:show' as const] : []), `${area}:${action}`];
}

/** Whether the viewer sees at least some records of a noun. */
export function maySee(viewer: Viewer, noun: Guarded): boolean {
  return permissionsTo('view', noun).every((permission) => may(viewer, permission));
}

/** Whether the viewer sees this record. */
export function mayView(viewer: Viewer, noun: Guarded, record: Held): boolean {
  return mayAll(viewer, permissionsTo('view', noun), record);
}

/** Whether the viewer may change, archive and restore this record. */
export function mayChange(viewer: Viewer, noun: Guarded, record: Held): boolean {
  return mayAll(viewer, permissionsTo('edit', noun), record);
}

/** Whether the viewer may delete this record. */
export function mayDelete(viewer: Viewer, noun: Guarded, record: Held): boolean {
  return mayAll(viewer, permissionsTo('delete', noun), record);
}

function mayAll(viewer: Viewer, permissions: readonly Permission[], record: Held): boolean {
  return permissions.every((permission) => mayOn(viewer, permission, record));
}
