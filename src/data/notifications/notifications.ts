import type { Viewer } from '@/domain/access/viewer';
import { instant } from '@/domain/core/value';
import { paths } from '@/domain/navigation/paths';
import { notificationShape } from '@/domain/notifications/notification';
import type { Notification } from '@/domain/notifications/notification';
import type { CatalogEntry } from '../core/catalog-entry';
import type { Intent } from '../core/intent';
import { query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import { patchRecord } from '../core/writes';
import { now } from '../store/port';
import type { Where } from '../store/port';

/** Notifications of the bell's first page, which every screen reads; the count of unread ones costs one read more. */
export const FIRST_NOTIFICATIONS = 10;
/** Notifications of a later page. */
export const OLDER_NOTIFICATIONS = 20;

/** Most notifications marked as read at once; more than the bell counts. */
export const MOST_MARKED = 200;

function ownOf({ uid, owner }: Viewer): readonly Where[] {
  return [
    { field: 'person', op: '==', value: uid },
    { field: 'owner', op: '==', value: owner },
  ];
}

/** A user's notifications, newest first; `until` (epoch ms) leaves out newer ones. */
export function notificationsOf(viewer: Viewer, until?: number): TypedQuery<Notification> {
  const earlier: readonly Where[] =
    until === undefined ? [] : [{ field: 'createdAt', op: '<=', value: instant(until) }];
  return query(notificationShape, {
    where: [...ownOf(viewer), ...earlier],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: until === undefined ? FIRST_NOTIFICATIONS : OLDER_NOTIFICATIONS,
  });
}

/** One of the user's notifications. */
export function notificationRef(id: string): TypedRef<Notification> {
  return recordRef(notificationShape, id);
}

/** The unread ones among them, to count or to mark. */
export function unreadNotificationsOf(viewer: Viewer): TypedQuery<Notification> {
  return query(notificationShape, {
    where: [...ownOf(viewer), { field: 'readAt', op: '==', value: null }],
    orderBy: [],
    limit: MOST_MARKED,
  });
}

/** The unread ones that lead to one page of the app, such as a conversation. */
export function unreadNotificationsTo(viewer: Viewer, link: string): TypedQuery<Notification> {
  return query(notificationShape, {
    where: [
      ...ownOf(viewer),
      { field: 'link', op: '==', value: link },
      { field: 'readAt', op: '==', value: null },
    ],
    orderBy: [],
    limit: OLDER_NOTIFICATIONS,
  });
}

/** Marks notifications as read; those read already stay as they are. */
export function readNotifications(viewer: Viewer, unread: readonly Pick<Notification, 'uuid'>[]): Intent {
  const patches = (readAt: null | ReturnType<typeof now>) =>
    unread.map(({ uuid }) => patchRecord(viewer, notificationShape, uuid, { readAt }));
  return {
    name: 'readNotifications',
    label: unread.length === 1 ? 'Marked as read' : `${unread.length} marked as read`,
    writes: patches(now()),
    undo: patches(null),
  };
}

/** The bell's queries, for the suites that run every query. */
export const notificationsCatalog: readonly CatalogEntry[] = [
  {
    name: 'own notifications',
    build: (viewer) => [
      notificationsOf(viewer).spec,
      notificationsOf(viewer, 0).spec,
      unreadNotificationsOf(viewer).spec,
      unreadNotificationsTo(viewer, paths.chatThread('t1')).spec,
    ],
    needs: null,
  },
];
