import { strictObject, string } from 'valibot';
import { markSeen } from '@/data/chat/chat-intents';
import { messagesBefore, threadsOf } from '@/data/chat/chats';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import { isFoundIn } from '@/domain/search/find';
import { nameWordsOf } from '@/domain/search/words';
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
import { absent } from '../inputs/absent';
import { cursorInput } from '../inputs/time-input';
import {
  contactsOf,
  findThread,
  messagesIn,
  newestOf,
  participantsOf,
  peopleQueries,
  readPeople,
  threadOf,
  threadQueries,
  withFiles,
} from './chat-answers';
import { messageHandlers } from './message-handlers';
import { openedThreads } from './opened-threads';

const key = strictObject({ threadKey: string() });

/** GET and POST under /chat, answered from the user's threads. */
export const chatHandlers: readonly Handler[] = [
  handle(contactsCall, {
    input: strictObject({}),
    watches: peopleQueries,
    run: async (context) => ({
      contacts: await contactsOf(context, (await readPeople(context)).contacts),
    }),
  }),
  handle(searchCall, {
    input: strictObject({ query: string() }),
    watches: peopleQueries,
    run: async (context, { query }) => {
      const { contacts } = await readPeople(context);
      const found = contacts.filter(({ name, detail }) =>
        isFoundIn(query, () => [...nameWordsOf(name), ...nameWordsOf(detail)]),
      );
      return { results: await contactsOf(context, found) };
    },
  }),
  handle(threadsCall, {
    input: strictObject({}),
    watches: (context) => [...peopleQueries(context), threadsOf(context.viewer, MOST_ROWS)],
    run: async (context) => {
      const { viewer, read } = context;
      const [people, threads] = await Promise.all([readPeople(context), read(threadsOf(viewer, MOST_ROWS))]);
      const answers = threads.map(async (thread) => {
        const isOpened = openedThreads(viewer).has(thread.uuid);
        return threadOf(
          people,
          context,
          thread,
          await (isOpened ? messagesIn(context, thread) : newestOf(thread)),
        );
      });
      return { threads: await Promise.all(answers) };
    },
  }),
  handle(threadCall, {
    input: key,
    watches: (context, { threadKey }) => threadQueries(context, threadKey),
    run: async (context, { threadKey }) => {
      const people = await readPeople(context);
      const { thread } = await findThread(context, people, threadKey);
      if (!thread) return { thread: null };
      openedThreads(context.viewer).add(thread.uuid);
      return { thread: threadOf(people, context, thread, await messagesIn(context, thread)) };
    },
  }),
  handle(olderCall, {
    input: strictObject({ threadKey: string(), before: cursorInput }),
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
      const all = thread?.participantIds ?? (other === undefined ? [] : [other]);
      const uids = thread?.type === 'GROUP' ? all : all.filter((uid) => uid !== context.viewer.uid);
      return { participants: participantsOf(people, { threadId, thread, now: context.now() }, uids) };
    },
  }),
  handle(markSeenCall, {
    input: strictObject({ threadId: absent(string()), threadKey: absent(string()) }),
    run: async (context, { threadId, threadKey }) => {
      const key = threadId ?? threadKey ?? '';
      const { thread } = await findThread(context, await readPeople(context), key);
      if (thread) context.commitQuietly(markSeen(context.viewer, thread.uuid));
      return true as const;
    },
  }),
  ...messageHandlers,
];
