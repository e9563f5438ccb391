import { useEffect, useRef } from 'react';

import { areNoticesOn } from '../details/notices-choice';
import type { ThreadLine } from './thread-line';

/** Shows a notification of this computer for each thread with a new unread message, while the window is hidden. */
export function useDesktopNotices(lines: readonly ThreadLine[]): void {
  const known = useRef<ReadonlyMap<string, string> | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = new Map(lines.map(({ thread }) => [thread.uuid, thread.lastMessage.id]));
    if (before === null || before.size === 0 || !document.hidden || !areNoticesOn()) return;
    for (const { thread, title, preview, unread, isMuted } of lines) {
      if (unread === 0 || isMuted || before.get(thread.uuid) === thread.lastMessage.id) continue;
      const notice = new Notification(title, { body: preview, tag: thread.uuid });
      notice.addEventListener('click', () => window.focus());
    }
  }, [lines]);
}
