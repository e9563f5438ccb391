import { number, pipe, strictObject, string, transform, unknown } from 'valibot';
import { markSeen } from '@/data/chat/chat-intents';
import { messagesBefore, messagesOf, threadsOf } from '@/data/chat/chats';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import { foldText } from '@/domain/format/fold-text';
import {
  contactsCall,
  markSeenCall,
  olderCall,
  participantsCall,
  searchCall,
  threadCall,
  threadsCall,
} from '../../contract/chat';
import { handle } from '../handler';
import type { Handler } from '../handler';
import {
  contactOf,
  findThread,
  newestOf,
  participantsOf,
  peopleQueries,
  readPeople,
  threadOf,
  threadQueries,
  withFiles,
} from './chat-answers';
import { messageHandlers } from './message-handlers';

const key = strictObject({ threadKey: string() });
/** Parameters of an address may be text. */
const moment = pipe(unknown(), transform(Number), number());

/** GET and POST under /chat, answered from the user's threads. */
export const chatHandlers: readonly Handler[] = [
  handle(contactsCall, {
    input: strictObject({}),
    watches: peopleQueries,
    run: async (context) => ({ contacts: (await readPeople(context)).contacts.map(contactOf) }),
  }),
  handle(searchCall, {
    input: strictObject({ query: string() }),
    watches: peopleQueries,
    run: async (context, { query }) => {
      const words = foldText(query).split(/\s+/).filter(Boolean);
      const { contacts } = await readPeople(context);
      const found = contacts.filter(({ name, detail }) => {
        const text = foldText(`${name} ${detail}`);
        return words.every((word) => text.includes(word));
      });
      return { results: found.map(contactOf) };
    },
  }),
  handle(threadsCall, {
    input: strictObject({}),
    watches: (context) => [...peopleQueries(context), threadsOf(context.viewer, MOST_ROWS)],
    run: async (context) => {
      const { viewer, read } = context;
      const [people, threads] = await Promise.all([readPeople(context), read(threadsOf(viewer, MOST_ROWS))]);
      return { threads: threads.map((thread) => threadOf(people, viewer.uid, thread, newestOf(thread))) };
    },
  }),
  handle(threadCall, {
    input: key,
    watches: (context, { threadKey }) => threadQueries(context, threadKey),
    run: async (context, { threadKey }) => {
      const people = await readPeople(context);
      const { thread } = await findThread(context, people, threadKey);
      if (!thread) return { thread: null };
      const messages = await context.read(messagesOf(thread.uuid));
      const oldestFirst = (await withFiles(context, messages)).toReversed();
      return { thread: threadOf(people, context.viewer.uid, thread, oldestFirst) };
    },
  }),
  handle(olderCall, {
    input: strictObject({ threadKey: string(), before: moment }),
    run: async (context, { threadKey, before }) => {
      const { thread } = await findThread(context, await readPeople(context), threadKey);
      const messages = thread ? await context.readOnce(messagesBefore(thread.uuid, before)) : [];
      return { messages: (await withFiles(context, messages)).toReversed() };
    },
  }),
  handle(participantsCall, {
    input: key,
    watches: (context, { threadKey }) => threadQueries(context, threadKey),
    run: async (context, { threadKey }) => {
      const people = await readPeople(context);
      const { threadId, thread } = await findThread(context, people, threadKey);
      const other = people.behind(threadId)?.uid;
      const uids = thread?.participantIds ?? [context.viewer.uid, ...(other === undefined ? [] : [other])];
      return { participants: participantsOf(people, threadId, uids) };
    },
  }),
  handle(markSeenCall, {
    input: strictObject({ threadId: string() }),
    run: async (context, { threadId }) => {
      const { thread } = await findThread(context, await readPeople(context), threadId);
      if (thread) context.commitQuietly(markSeen(context.viewer, thread.uuid));
      return true as const;
    },
  }),
  ...messageHandlers,
];
