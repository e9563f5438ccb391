import { maxLength, minLength, optional, pipe, strictObject, string } from 'valibot';
import {
  FIRST_NOTIFICATIONS,
  OLDER_NOTIFICATIONS,
  notificationRef,
  notificationsOf,
  readNotifications,
  unreadNotificationsOf,
} from '@/data/notifications/notifications';
import type { Intent } from '@/data/core/intent';
import type { Notification } from '@/domain/notifications/notification';
import { markAllAsRead, markAsRead, notificationsCall, openNotification } from '../../contract/notifications';
import type { NotificationItem } from '../../contract/notifications';
import { handle, missing } from '../handler';
import type { Handler, LocalContext } from '../handler';

const GONE = 'This notification is not there any more.';

const id = pipe(string(), minLength(1), maxLength(64));
const one = strictObject({ notificationId: id });

/** The bell's calls over the user's Notifications. */
export const notificationsHandlers: readonly Handler[] = [
  handle(notificationsCall, {
    input: strictObject({ after: optional(id) }),
    watches: ({ viewer }, { after }) => (after === undefined ? [notificationsOf(viewer)] : []),
    run: async (context, { after }) => {
      const { viewer, read } = context;
      const rows = after === undefined ? await read(notificationsOf(viewer)) : await behind(context, after);
      return {
        notifications: rows.map(itemOf),
        unread: await unreadOf(context, after === undefined ? rows : null),
        hasMore: rows.length >= (after === undefined ? FIRST_NOTIFICATIONS : OLDER_NOTIFICATIONS - 1),
      };
    },
  }),
  handle(openNotification, {
    input: one,
    run: (context, { notificationId }) => mark(context, notificationId, context.commitQuietly),
  }),
  handle(markAsRead, {
    input: one,
    run: (context, { notificationId }) => mark(context, notificationId, context.commit),
  }),
  handle(markAllAsRead, {
    input: strictObject({}),
    run: async ({ viewer, readOnce, commit }) => {
      const unread = await readOnce(unreadNotificationsOf(viewer));
      if (unread.length > 0) commit(readNotifications(viewer, unread));
      return { marked: unread.length };
    },
  }),
];

/** The page behind a notification; several of one moment are ordered by id. */
async function behind(
  { viewer, readRecord, readOnce }: LocalContext,
  after: string,
): Promise<readonly Notification[]> {
  const last = await readRecord(notificationRef(after));
  if (!last) throw missing(GONE);
  const rows = await readOnce(notificationsOf(viewer, last.createdAt));
  return rows.filter(({ createdAt, uuid }) => createdAt < last.createdAt || uuid < last.uuid);
}

/** The number of unread ones: of `all` when these are less than a page, else counted for one read. */
async function unreadOf(
  { viewer, count }: LocalContext,
  all: readonly Notification[] | null,
): Promise<number> {
  const shown = all?.filter(({ readAt }) => readAt === null).length ?? 0;
  if (all !== null && all.length < FIRST_NOTIFICATIONS) return shown;
  // Without a connection nobody counts, and what is shown is the best answer.
  return count(unreadNotificationsOf(viewer)).catch(() => shown);
}

async function mark(
  { viewer, readRecord }: LocalContext,
  id: string,
  commit: (intent: Intent) => void,
): Promise<true> {
  const found = await readRecord(notificationRef(id));
  if (!found) throw missing(GONE);
  if (found.readAt === null) commit(readNotifications(viewer, [found]));
  return true;
}

function itemOf(one: Notification): NotificationItem {
  const { uuid, title, text, kind, createdAt, readAt, count, link } = one;
  return {
    id: uuid,
    title,
    description: text,
    type: kind,
    createdAt,
    isRead: readAt !== null,
    count,
    link,
  };
}
