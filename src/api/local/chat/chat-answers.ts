import { messagesOf, threadRef, threadsOf } from '@/data/chat/chats';
import { recordRef } from '@/data/core/query';
import { filesBeside, MOST_PARTS } from '@/data/files/files';
import { connectionsOf } from '@/data/network/network';
import { chatPeople } from '@/domain/chat/contacts';
import type { ChatPeople, Contact } from '@/domain/chat/contacts';
import { isFileOf } from '@/domain/chat/message';
import type { Message } from '@/domain/chat/message';
import type { FileRecord } from '@/domain/files/file';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import { unreadOf } from '@/domain/chat/thread';
import { otherIn } from '@/domain/chat/thread-id';
import type { Thread } from '@/domain/chat/thread';
import { rosterShape } from '@/domain/company/company';
import { MINUTE_MS } from '@/domain/time/time';
import type { ChatContact, ChatMessage, ChatThread } from '../../contract/chat';
import { missing } from '../handler';
import type { LocalContext, Watched } from '../handler';

/** The queries behind names and contacts. */
export function peopleQueries({ viewer }: Pick<LocalContext, 'viewer'>): readonly Watched[] {
  return [recordRef(rosterShape, viewer.owner), connectionsOf(viewer)];
}

/** The people the user may write to, and the names of all in their threads. */
export async function readPeople({ viewer, user, read, readRecord }: LocalContext): Promise<ChatPeople> {
  const [roster, connections] = await Promise.all([
    readRecord(recordRef(rosterShape, viewer.owner)),
    read(connectionsOf(viewer)),
  ]);
  return chatPeople({
    uid: viewer.uid,
    owner: viewer.owner,
    ownName: user.displayName,
    roster: roster?.people ?? [],
    connections,
    isLoading: false,
  });
}

/** The id behind a thread's key, and its thread if something was said. @throws 404 for a stranger's */
export async function findThread(
  { viewer, readRecord }: LocalContext,
  people: ChatPeople,
  threadKey: string,
): Promise<{ readonly threadId: string; readonly thread: Thread | null }> {
  const threadId = people.byUid.get(threadKey)?.threadId ?? threadKey;
  const stored = await readRecord(threadRef(threadId));
  const isMine = stored?.participantIds.includes(viewer.uid) && ['', viewer.owner].includes(stored.owner);
  if (isMine) return { threadId, thread: stored };
  if (people.behind(threadId)) return { threadId, thread: null };
  throw missing('This conversation is not there.');
}

/** Thread ids as the watched queries of a key: the people decide about usernames when they are read. */
export function threadQueries(context: Pick<LocalContext, 'viewer'>, threadKey: string): readonly Watched[] {
  const isId = otherIn(threadKey, context.viewer.uid) !== null;
  return [...peopleQueries(context), threadRef(threadKey), ...(isId ? [messagesOf(threadKey)] : [])];
}

/** How long after their last activity a person counts as active. */
const ACTIVE_MS = 5 * MINUTE_MS;

/** A person's activity in threads of the user, at `now` (epoch ms). */
export function activityIn(
  threads: readonly Thread[],
  uid: string,
  now: number,
): Pick<ChatContact, 'lastActivity' | 'isActive'> {
  const moments = threads.flatMap(({ seen, lastMessage, lastAt }) => [
    seen[uid] ?? 0,
    lastMessage.senderId === uid ? lastAt : 0,
  ]);
  const last = Math.max(0, ...moments);
  return { lastActivity: last === 0 ? null : last, isActive: last > now - ACTIVE_MS };
}

/** Contacts as callers read them, with their activity in the user's threads. */
export async function contactsOf(
  { viewer, read, now }: LocalContext,
  contacts: readonly Contact[],
): Promise<readonly ChatContact[]> {
  // Without a connection nobody is known to be active.
  const threads = await read(threadsOf(viewer, MOST_ROWS)).catch(() => []);
  return contacts.map(({ uid, name, picture, detail }) => ({
    id: uid,
    name,
    username: uid,
    avatar: picture,
    detail,
    ...activityIn(threads, uid, now()),
  }));
}

/** Messages with the files of their senders. */
export async function withFiles(
  { viewer, readOnce }: LocalContext,
  messages: readonly Message[],
): Promise<readonly ChatMessage[]> {
  const holding = messages.filter(
    ({ contentType, deletedAt }) => contentType !== 'text' && deletedAt === null,
  );
  const groups = Array.from({ length: Math.ceil(holding.length / MOST_PARTS) }, (_, at) =>
    holding.slice(at * MOST_PARTS, (at + 1) * MOST_PARTS),
  );
  const files = await Promise.all(
    groups.map(async ([first, ...rest]) =>
      first
        ? readOnce(
            filesBeside(viewer, {
              holder: 'thread',
              recordId: first.threadId,
              owner: first.owner,
              partIds: [first, ...rest].map(({ uuid }) => uuid),
            }),
          )
        : [],
    ),
  );
  return messages.map((message) =>
    messageOf(
      message,
      files.flat().filter((file) => isFileOf(message, file)),
    ),
  );
}

export function messageOf(message: Message, files: readonly FileRecord[] = []): ChatMessage {
  const { uuid, body, contentType, createdAt, createdBy, editedAt, deletedAt } = message;
  return {
    id: uuid,
    attachments: files.map((file) => ({ id: file.uuid, url: file.thumb })),
    body,
    contentType,
    createdAt,
    senderId: createdBy,
    editedAt,
    deletedAt,
  };
}

/** The participants of a thread, the user included; `thread` is null before the first message. */
export function participantsOf(
  people: ChatPeople,
  at: { readonly threadId: string; readonly thread: Thread | null; readonly now: number },
  uids: readonly string[],
) {
  const threads = at.thread ? [at.thread] : [];
  return uids.map((uid): ChatContact => ({
    id: uid,
    name: people.nameOf(uid, at.threadId),
    username: uid,
    avatar: people.pictureOf(uid),
    detail: people.byUid.get(uid)?.detail ?? '',
    ...activityIn(threads, uid, at.now),
  }));
}

/** A thread as the user reads it. */
export function threadOf(
  people: ChatPeople,
  { viewer, now }: Pick<LocalContext, 'viewer' | 'now'>,
  thread: Thread,
  messages: readonly ChatMessage[],
): ChatThread {
  const at = { threadId: thread.uuid, thread, now: now() };
  return {
    id: thread.uuid,
    type: thread.type,
    name: thread.name,
    messages,
    participants: participantsOf(people, at, thread.participantIds),
    unreadCount: unreadOf(thread, viewer.uid),
  };
}

/** The newest messages of a thread with their files, oldest first. */
export async function messagesIn(
  context: LocalContext,
  { uuid }: Pick<Thread, 'uuid'>,
): Promise<readonly ChatMessage[]> {
  return (await withFiles(context, await context.read(messagesOf(uuid)))).toReversed();
}

/** The list's line of a thread as its newest message; none before the first. */
export function newestOf({ lastMessage, lastAt }: Thread): readonly ChatMessage[] {
  if (lastMessage.id === '') return [];
  const { id, senderId, body, kind } = lastMessage;
  const isGone = kind === 'deleted';
  return [
    {
      id,
      attachments: [],
      body,
      contentType: isGone ? 'text' : kind,
      createdAt: lastAt,
      senderId,
      editedAt: null,
      deletedAt: isGone ? lastAt : null,
    },
  ];
}
