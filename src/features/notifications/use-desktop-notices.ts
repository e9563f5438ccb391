import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NotificationItem } from '@/api/contract/notifications';
import { paths } from '@/domain/navigation/paths';
import { keepInFront, noticeWhenAway } from '@/shared/feedback/computer-notices';

/**
 * Shows a notice of this computer for each new notification while no window of the app is visible. A press on it opens
 * what the notification leads to.
 * @param items the newest notifications; undefined until they are known
 */
export function useDesktopNotices(items: readonly NotificationItem[] | undefined): void {
  const navigate = useNavigate();
  const known = useRef<readonly NotificationItem[] | null>(null);
  useEffect(keepInFront, []);
  useEffect(() => {
    if (!items) return;
    const before = known.current;
    known.current = items;
    if (before === null) return;
    for (const { id, title, description, link } of items.filter((item) => isNew(item, before))) {
      const notice = { title, body: description, tag: tagOf(id, link) };
      void noticeWhenAway(notice, () => void navigate(link || paths.app));
    }
  }, [items, navigate]);
}

/** An unread one that came since, or that joined another event; an older one fills the place of one that went. */
function isNew(item: NotificationItem, known: readonly NotificationItem[]): boolean {
  if (item.isRead) return false;
  const before = known.find(({ id }) => id === item.id);
  if (before) return item.count > before.count;
  return known.length === 0 || known.some(({ createdAt }) => createdAt <= item.createdAt);
}

/** The chat shows a notice of a message, too: under the same tag, so that one replaces the other. */
function tagOf(id: string, link: string): string {
  const chat = `${paths.chat}/`;
  return link.startsWith(chat) ? link.slice(chat.length) : id;
}
