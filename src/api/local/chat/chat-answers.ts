import { messagesOf, threadRef } from '@/data/chat/chats';
import { recordRef } from '@/data/core/query';
import { filesBeside, MOST_PARTS } from '@/data/files/files';
import { connectionsOf } from '@/data/network/network';
import { chatPeople } from '@/domain/chat/contacts';
import type { ChatPeople, Contact } from '@/domain/chat/contacts';
import { isFileOf } from '@/domain/chat/message';
import type { Message } from '@/domain/chat/message';
import type { FileRecord } from '@/domain/files/file';
import { unreadOf } from '@/domain/chat/thread';
import { otherIn } from '@/domain/chat/thread-id';
import type { Thread } from '@/domain/chat/thread';
import { rosterShape } from '@/domain/company/company';
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

export function contactOf({ uid, name, picture, detail }: Contact): ChatContact {
  return { id: uid, name, username: uid, avatar: picture, detail };
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
              ...{ holder: 'thread', recordId: first.threadId, owner: first.owner },
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

/** The participants of a thread, the user included. */
export function participantsOf(people: ChatPeople, threadId: string, uids: readonly string[]) {
  return uids.map((uid): ChatContact => ({
    id: uid,
    name: people.nameOf(uid, threadId),
    username: uid,
    avatar: people.pictureOf(uid),
    detail: people.byUid.get(uid)?.detail ?? '',
  }));
}

export function threadOf(
  people: ChatPeople,
  reader: string,
  thread: Thread,
  messages: readonly ChatMessage[],
): ChatThread {
  return {
    id: thread.uuid,
    type: thread.type,
    name: thread.name,
    messages,
    participants: participantsOf(people, thread.uuid, thread.participantIds),
    unreadCount: unreadOf(thread, reader),
  };
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
