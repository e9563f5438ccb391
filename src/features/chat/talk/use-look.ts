import { useEffect, useRef, useSyncExternalStore } from 'react';

import { useChatWrites } from '@/data/chat/use-chat-writes';
import { useViewer } from '@/data/session/use-session';
import type { Message } from '@/domain/chat/message';
import { unreadOf } from '@/domain/chat/thread';
import type { Thread } from '@/domain/chat/thread';

/** Notes that the user has seen the newest message, once for each, while it is in view and the window is in front. */
export function useLook(thread: Thread | null, newest: Message | undefined, isAtEnd: boolean): void {
  const { uid } = useViewer();
  const { look } = useChatWrites();
  const isInFront = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const noted = useRef('');
  const unread = thread ? unreadOf(thread, uid) : 0;
  const isNew =
    newest !== undefined && newest.createdBy !== uid && newest.createdAt > (thread?.seen[uid] ?? 0);
  const mark = `${newest?.uuid ?? ''} ${unread}`;
  const threadId = thread?.uuid;
  useEffect(() => {
    if (threadId === undefined || !isAtEnd || !isInFront || noted.current === mark) return;
    if (unread === 0 && !isNew) return;
    noted.current = mark;
    look(threadId);
  }, [threadId, isAtEnd, isInFront, mark, unread, isNew, look]);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
