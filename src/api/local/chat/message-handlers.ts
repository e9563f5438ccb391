import { array, strictObject, string } from 'valibot';
import { deleteMessage, editMessage, sendMessage, startGroup, startPair } from '@/data/chat/chat-intents';
import { messageRef } from '@/data/chat/chats';
import { newId } from '@/data/core/ids';
import { mentionedIn } from '@/domain/chat/body';
import type { ChatPeople, Contact } from '@/domain/chat/contacts';
import { isOwn, MAX_MESSAGE } from '@/domain/chat/message';
import type { Message } from '@/domain/chat/message';
import { MAX_GROUP_NAME, MOST_PARTICIPANTS } from '@/domain/chat/thread';
import { pairOf } from '@/domain/chat/thread-id';
import type { Thread } from '@/domain/chat/thread';
import { AppError } from '@/domain/core/errors';
import { newMessageCall, removeMessageCall, updateMessageCall } from '../../contract/chat';
import type { ChatMessage } from '../../contract/chat';
import { handle, missing } from '../handler';
import type { Handler, LocalContext } from '../handler';
import { absent } from '../inputs/absent';
import { findThread, messageOf, readPeople } from './chat-answers';
import { openedThreads } from './opened-threads';

const refuse = (sentence: string): AppError => new AppError('invalid', { sentence });

/** Sending, changing and deleting messages. */
export const messageHandlers: readonly Handler[] = [
  handle(newMessageCall, {
    input: strictObject({
      threadId: absent(string()),
      recipientIds: absent(array(string())),
      name: absent(string()),
      body: string(),
    }),
    run: async (context, { threadId, recipientIds, name = '', body }) => {
      const text = said(body);
      const people = await readPeople(context);
      if ((threadId === undefined) === (recipientIds === undefined)) {
        throw refuse('Name a thread or its recipients.');
      }
      if (threadId !== undefined) return sayIn(context, people, threadId, text);
      const recipients = recipientsFrom(context, people, recipientIds ?? []);
      const [first] = recipients;
      if (first && recipients.length === 1) return sayIn(context, people, first.threadId, text);
      if (name.length > MAX_GROUP_NAME) {
        throw refuse(`A group's name has at most ${MAX_GROUP_NAME} characters.`);
      }
      const [uuid, id] = [newId(), newId()];
      const others = recipients.map(({ uid }) => uid);
      const draft = { body: text, mentions: mentionedIn(text, recipients), records: [] };
      context.commitQuietly(startGroup(context.viewer, { uuid, name, others }, draft, id));
      openedThreads(context.viewer).add(uuid);
      return { threadId: uuid, message: sent(context, id, text) };
    },
  }),
  handle(updateMessageCall, {
    input: strictObject({ messageId: string(), update: strictObject({ body: string() }) }),
    run: async (context, { messageId, update }) => {
      const message = await ownMessage(context, messageId);
      const body = said(update.body);
      const people = await readPeople(context);
      const { thread } = await findThread(context, people, message.threadId);
      const mentions = mentionedIn(body, othersIn(context, people, message.threadId, thread));
      const { records } = message;
      context.commit(editMessage(context.viewer, message, { body, mentions, records }));
      return { message: { ...messageOf(message), body, editedAt: context.now() } };
    },
  }),
  handle(removeMessageCall, {
    input: strictObject({ messageId: string() }),
    run: async (context, { messageId }) => {
      context.commit(deleteMessage(context.viewer, await ownMessage(context, messageId)));
      return true as const;
    },
  }),
];

async function sayIn(context: LocalContext, people: ChatPeople, threadKey: string, body: string) {
  const { viewer, commitQuietly } = context;
  const { threadId, thread } = await findThread(context, people, threadKey);
  const pair = pairOf(threadId);
  if (pair && !people.behind(threadId)) {
    throw refuse('You cannot write to this person any more. What was said stays.');
  }
  if (!thread) commitQuietly(startPair(viewer, threadId));
  const named = othersIn(context, people, threadId, thread);
  const id = newId();
  const place = { uuid: threadId, owner: pair?.owner ?? viewer.owner };
  commitQuietly(sendMessage(viewer, place, { body, mentions: mentionedIn(body, named), records: [] }, id));
  openedThreads(viewer).add(threadId);
  return { threadId, message: sent(context, id, body) };
}

/** The other people of a thread, by the names that mentions use. */
function othersIn({ viewer }: LocalContext, people: ChatPeople, threadId: string, thread: Thread | null) {
  const uids = thread?.participantIds ?? pairOf(threadId)?.people ?? [];
  return uids.filter((uid) => uid !== viewer.uid).map((uid) => ({ uid, name: people.nameOf(uid, threadId) }));
}

/** @throws AppError('invalid') when these people cannot share a thread with the user */
function recipientsFrom(
  { viewer }: LocalContext,
  people: ChatPeople,
  uids: readonly string[],
): readonly Contact[] {
  const others = [...new Set(uids)].filter((uid) => uid !== viewer.uid);
  if (others.length === 0) throw refuse('A conversation needs another person.');
  if (others.length >= MOST_PARTICIPANTS) throw refuse(`A group has at most ${MOST_PARTICIPANTS} people.`);
  const recipients = others.flatMap((uid) => people.byUid.get(uid) ?? []);
  if (recipients.length < others.length) {
    throw refuse('You can write to coworkers and to your connections only.');
  }
  if (recipients.length > 1 && recipients.some(({ isCoworker }) => !isCoworker)) {
    throw refuse('A group is for coworkers. Write to a connection alone.');
  }
  return recipients;
}

function said(body: string): string {
  const text = body.trim();
  if (text === '') throw refuse('Write a message first.');
  if (text.length > MAX_MESSAGE) {
    throw refuse(`A message has at most ${MAX_MESSAGE} characters, and this one has ${text.length}.`);
  }
  return text;
}

async function ownMessage({ viewer, readRecord }: LocalContext, messageId: string): Promise<Message> {
  const message = await readRecord(messageRef(messageId));
  if (!message || !isOwn(message, viewer.uid)) throw missing('This message is not there, or not yours.');
  return message;
}

function sent({ viewer, now }: LocalContext, id: string, body: string): ChatMessage {
  return {
    id,
    attachments: [],
    body,
    contentType: 'text',
    createdAt: now(),
    senderId: viewer.uid,
    editedAt: null,
    deletedAt: null,
  };
}
