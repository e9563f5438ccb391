import type { NotificationKind } from '@/domain/notifications/notification';
import { get, post } from '../call';

/** A notification as the API answers it; times are epoch ms. */
export type NotificationItem = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly type: NotificationKind;
  readonly createdAt: number;
  readonly isRead: boolean;
  /** Number of events that it joins. */
  readonly count: number;
  /** Path in the app, or ''. */
  readonly link: string;
};

/** One page, newest first; `after` continues behind the notification with this id. */
export const notificationsCall = get<
  { readonly after?: string },
  {
    readonly notifications: readonly NotificationItem[];
    /** Unread ones on all pages. */
    readonly unread: number;
    readonly hasMore: boolean;
  }
>('/notifications');

/** Marks one as read without a word, because its reader opens it. */
export const openNotification = post<{ readonly notificationId: string }, true>('/notifications/open');

/** Marks one as read; its Undo makes it unread again. */
export const markAsRead = post<{ readonly notificationId: string }, true>('/notifications/mark-as-read');

/** Marks all as read, up to 200 at once. */
export const markAllAsRead = post<Readonly<Record<never, never>>, { readonly marked: number }>(
  '/notifications/mark-all-as-read',
);
