import { previewOf } from './message';
import type { Message } from './message';
import { MOST_UNREAD } from './thread';
import type { Thread } from './thread';

export type Counted = Pick<Thread, 'lastMessage' | 'lastAt' | 'unread' | 'seen'>;

/**
 * A thread's list line and counters after a message that was not counted yet. The sender has read what came before; a
 * person who looked after the message was written has read it. Messages may be counted out of order.
 */
export function countMessage(thread: Thread, message: Message): Counted {
  const { createdAt, createdBy } = message;
  const isNewest = thread.lastMessage.id === '' || createdAt >= thread.lastAt;
  const people = thread.participantIds;
  return {
    lastMessage: isNewest ? previewOf(message) : thread.lastMessage,
    lastAt: isNewest ? createdAt : thread.lastAt,
    unread: Object.fromEntries(
      people.map((uid) => [uid, uid === createdBy ? 0 : unreadAfter(thread, uid, createdAt)]),
    ),
    seen: Object.fromEntries(
      people.flatMap((uid) => {
        const before = thread.seen[uid];
        const at = uid === createdBy ? Math.max(before ?? 0, createdAt) : before;
        return at === undefined ? [] : [[uid, at]];
      }),
    ),
  };
}

function unreadAfter({ unread, seen }: Thread, uid: string, createdAt: number): number {
  const before = unread[uid] ?? 0;
  return (seen[uid] ?? 0) >= createdAt ? before : Math.min(MOST_UNREAD, before + 1);
}
