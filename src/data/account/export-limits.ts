import type { Permission } from '@/domain/access/permissions';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { BETWEEN_CONNECTIONS } from '@/domain/chat/thread-id';
import { FILE_HOLDERS } from '@/domain/core/noun-names';
import { seenNouns } from '@/domain/reading/seen-nouns';
import { scopeOf } from '../core/scope';
import type { Where } from '../store/port';

/** What a list of the export is limited to; null for users who may not export it. */
export type Limits = (viewer: Viewer) => readonly Where[] | null;

/** Business records: with the right to export, those the user sees. */
export const records =
  (...needs: readonly Permission[]): Limits =>
  (viewer) =>
    ['export' as const, ...needs].every((need) => may(viewer, need)) ? scopeOf(viewer) : null;

/** Imports of jobs, for users who see no others. */
export const jobImports: Limits = (viewer) => {
  const scope = may(viewer, 'customers:edit') ? null : records('jobs:edit')(viewer);
  return scope && [...scope, { field: 'noun', op: '==', value: 'job' }];
};

/** Records attached to several nouns; the rules require the query to name the visible ones. */
export const beside =
  (...needs: readonly Permission[]): Limits =>
  (viewer) => {
    const nouns = seenNouns(viewer).map(({ name }) => name);
    const scope = records(...needs)(viewer);
    return scope && nouns.length > 0 ? [...scope, { field: 'noun', op: 'in', value: nouns }] : null;
  };

/** Everything of the business. */
export const ofOwner = ({ owner }: Viewer): readonly Where[] => [{ field: 'owner', op: '==', value: owner }];
/** Documents that name the user in a field. */
export const ofPerson =
  (field: string): Limits =>
  ({ uid }) => [{ field, op: '==', value: uid }];
/** A person's own chats with connections; with the right to export, also those of the business. */
export const ofChat =
  (field: string, op: '==' | 'array-contains', ...more: readonly Where[]): Limits =>
  (viewer) =>
    may(viewer, 'team:view')
      ? [
          {
            field: 'owner',
            op: 'in',
            value: [BETWEEN_CONNECTIONS, ...(may(viewer, 'export') ? [viewer.owner] : [])],
          },
          { field, op, value: viewer.uid },
          ...more,
        ]
      : null;
/** Files of cards, chats, mails and posts that name the user as a reader; without the team's rooms, of posts alone. */
export const besideRooms: Limits = (viewer) =>
  ofChat('assignees', 'array-contains', { field: 'noun', op: 'in', value: FILE_HOLDERS })(viewer) ?? [
    { field: 'owner', op: '==', value: viewer.owner },
    { field: 'assignees', op: 'array-contains', value: viewer.uid },
    { field: 'noun', op: 'in', value: ['post'] },
  ];
/** What everyone of a business works on together, with the right to export. */
export const everyonesOwn: Limits = (viewer) =>
  may(viewer, 'export') && may(viewer, 'team:view') ? ofOwner(viewer) : null;
/** A person's own mail within their business. */
export const ownAtWork: Limits = (viewer) =>
  may(viewer, 'team:view') ? [...ofOwner(viewer), { field: 'person', op: '==', value: viewer.uid }] : null;
/** Everything of the company, for its administrators. */
export const byAdministrator: Limits = (viewer) => (viewer.isCompanyAdmin ? ofOwner(viewer) : null);
/** A person's own within their present business. */
export const ownPosts: Limits = (viewer) => [
  ...ofOwner(viewer),
  { field: 'createdBy', op: '==', value: viewer.uid },
];
/** All of a business's, without assignees. */
export const wholly =
  (...permissions: readonly Permission[]): Limits =>
  (viewer) =>
    records(...permissions)(viewer) && ofOwner(viewer);
