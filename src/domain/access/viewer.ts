import type { Permission } from './permissions';

/** Who is looking: everything queries, screens and checks need to know of a person's rights. */
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

/** May this person do that at all, to some record of their owner? */
export function may(viewer: Viewer, permission: Permission): boolean {
  return viewer.isAdmin || viewer.permissions.has(permission);
}

/** Sees every record of the owner, not only those assigned to them. */
export function seesAll(viewer: Viewer): boolean {
  return may(viewer, 'scope:all');
}

/** May this person do that to this very record? The rules ask the same question. */
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
