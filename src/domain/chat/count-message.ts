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

/** A thread's list line and counters after a counted message was deleted: who had not looked has one less to read. */
export function uncountMessage(thread: Thread, message: Message): Pick<Counted, 'lastMessage' | 'unread'> {
  const { createdAt, createdBy, uuid } = message;
  const isUnread = (uid: string) => uid !== createdBy && (thread.seen[uid] ?? 0) < createdAt;
  const less = ([uid, count]: readonly [string, number]) =>
    [uid, isUnread(uid) ? Math.max(0, count - 1) : count] as const;
  return {
    lastMessage: thread.lastMessage.id === uuid ? previewOf(message) : thread.lastMessage,
    unread: Object.fromEntries(Object.entries(thread.unread).map(less)),
  };
}

function unreadAfter({ unread, seen }: Thread, uid: string, createdAt: number): number {
  const before = unread[uid] ?? 0;
  return (seen[uid] ?? 0) >= createdAt ? before : Math.min(MOST_UNREAD, before + 1);
}
