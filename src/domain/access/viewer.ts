import type { Permission } from './permissions';

/** The current user's rights, as queries, screens and checks need them. */
export type Viewer = {
  readonly uid: string;
  /** Company id, or the person's own owner id. */
  readonly owner: string;
  /** True for company administrators and for people without a company. */
  readonly isAdmin: boolean;
  /** True for administrators of a company only. */
  readonly isCompanyAdmin: boolean;
  readonly permissions: ReadonlySet<Permission>;
};

/** Whether the viewer has a permission on some records of their owner. */
export function may(viewer: Viewer, permission: Permission): boolean {
  return viewer.isAdmin || viewer.permissions.has(permission);
}

export function seesAll(viewer: Viewer): boolean {
  return may(viewer, 'scope:all');
}

/** Whether the viewer works on jobs instead of selling or planning them; their screens begin with visits. */
export function worksInField(viewer: Viewer): boolean {
  return !seesAll(viewer) && may(viewer, 'jobs:view') && !may(viewer, 'customers:edit');
}

/** Whether the viewer has a permission on this record; the rules check the same. */
export function mayOn(
  viewer: Viewer,
  permission: Permission,
  record: { readonly owner: string; readonly assignees: readonly string[] },
): boolean {
  return (
    record.owner === viewer.owner &&
    may(viewer, permission) &&
    (seesAll(viewer) || record.assignees.includes(viewer.uid))
  );
}
