import { messageShape } from '@/domain/chat/message';
import type { Message } from '@/domain/chat/message';
import { threadShape } from '@/domain/chat/thread';
import { BETWEEN_CONNECTIONS, pairThreadId } from '@/domain/chat/thread-id';
import type { Thread } from '@/domain/chat/thread';
import { instant } from '@/domain/core/value';
import { findKey } from '@/domain/search/find';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import { query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';

/** First pages: together with the account, the company, the roster and the bell a chat opens with at most 40 reads. */
const THREADS = 9;
const MESSAGES = 18;
const OLDER = 50;

/** A user's threads with coworkers and connections, latest message first; a screen's first page by default. */
export function threadsOf(viewer: Viewer, most = THREADS): TypedQuery<Thread> {
  return query(threadShape, {
    where: [
      { field: 'owner', op: 'in', value: [BETWEEN_CONNECTIONS, viewer.owner] },
      { field: 'participantIds', op: 'array-contains', value: viewer.uid },
    ],
    orderBy: [{ field: 'lastAt', direction: 'desc' }],
    limit: most,
  });
}

export function threadRef(threadId: string): TypedRef<Thread> {
  return recordRef(threadShape, threadId);
}

export function messageRef(messageId: string): TypedRef<Message> {
  return recordRef(messageShape, messageId);
}

/** The latest messages of a thread, newest first; older ones by page. */
export function messagesOf(threadId: string): TypedQuery<Message> {
  return query(messageShape, {
    where: [{ field: 'threadId', op: '==', value: threadId }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: MESSAGES,
  });
}

/** Up to `most` messages of a thread before a moment (epoch ms), newest first. */
export function messagesBefore(threadId: string, before: number, most = OLDER): TypedQuery<Message> {
  return query(messageShape, {
    where: [
      { field: 'threadId', op: '==', value: threadId },
      { field: 'createdAt', op: '<', value: instant(before) },
    ],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: most,
  });
}

/** Messages of a thread on each side of a found one. */
export const BESIDE_FOUND = 10;
const FOUND = 50;

/**
 * The messages of a thread with one of the typed words, newest first; the caller filters by the other words
 * (`isMessageFound`). Null where the store cannot help: for a single letter.
 */
export function messagesFound(threadId: string, typed: string): TypedQuery<Message> | null {
  const key = findKey(typed);
  if (key === null) return null;
  return query(messageShape, {
    where: [
      { field: 'threadId', op: '==', value: threadId },
      { field: 'find', op: 'array-contains', value: key },
    ],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: FOUND,
  });
}

/** The messages of a thread from a moment (epoch ms) on, the oldest first. */
export function messagesFrom(threadId: string, from: number): TypedQuery<Message> {
  return query(messageShape, {
    where: [
      { field: 'threadId', op: '==', value: threadId },
      { field: 'createdAt', op: '>=', value: instant(from) },
    ],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: BESIDE_FOUND + 1,
  });
}

/** The chat's queries, for the suites that run every query. */
export const chatsCatalog: readonly CatalogEntry[] = [
  { name: 'own chats', build: (viewer) => [threadsOf(viewer).spec], needs: 'team:view' },
  {
    name: 'messages of a chat',
    build: ({ owner, uid }) => [
      messagesOf(pairThreadId(owner, uid, 'zoe')).spec,
      messagesOf(pairThreadId(BETWEEN_CONNECTIONS, uid, 'zoe')).spec,
      messagesBefore(pairThreadId(owner, uid, 'zoe'), 1).spec,
      messagesFrom(pairThreadId(owner, uid, 'zoe'), 1).spec,
      ...[messagesFound(pairThreadId(owner, uid, 'zoe'), 'roof')].flatMap((found) => found?.spec ?? []),
    ],
    needs: 'team:view',
  },
];
