import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '@/domain/navigation/paths';
import { noticeWhenAway } from '@/shared/feedback/computer-notices';
import type { ThreadLine } from './thread-line';

/** Shows a computer notice for each thread with a new unread message, also where the bell tells nothing. */
export function useThreadNotices(lines: readonly ThreadLine[]): void {
  const navigate = useNavigate();
  /** Epoch ms of the newest message known; null before the first delivery. */
  const known = useRef<number | null>(null);
  useEffect(() => {
    const before = known.current;
    if (lines.length === 0 && before === null) return;
    // Older threads that load later have no new message.
    known.current = Math.max(before ?? 0, ...lines.map(({ thread }) => thread.lastAt));
    if (before === null) return;
    for (const { thread, title, preview, unread, isMuted } of lines) {
      if (unread === 0 || isMuted || thread.lastAt <= before) continue;
      const { uuid } = thread;
      const notice = { title, body: preview, tag: uuid };
      void noticeWhenAway(notice, () => void navigate(paths.chatThread(uuid)));
    }
  }, [lines, navigate]);
}
