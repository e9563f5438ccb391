import { describe, expect, it } from 'vitest';
import { TEST_UID } from '@/data/testing/render-with-data';
import { MAX_MESSAGE } from '@/domain/chat/message';
import { pairThreadId } from '@/domain/chat/thread-id';
import type { FileRecord } from '@/domain/files/file';
import { makeFile, makeMessage, makeRoster, makeThread } from '@tests/factories/records';
import {
  contactsCall,
  markSeenCall,
  newMessageCall,
  olderCall,
  participantsCall,
  removeMessageCall,
  searchCall,
  threadCall,
  threadsCall,
  updateMessageCall,
} from '../../contract/chat';
import { localClient } from '../../testing/local-client';

const OWNER = 'acme';
const [shown] = makeRoster().people;
const person = (uid: string, name: string, active = true) => ({
  ...shown,
  uid,
  name,
  firstName: name,
  role: 'Roofer',
  active,
});
const WITH_MAX = pairThreadId(OWNER, TEST_UID, 'max');
const crew = makeThread({
  uuid: 'crew',
  owner: OWNER,
  name: 'Crew North',
  participantIds: [TEST_UID, 'max', 'eve'],
  lastMessage: { id: 'm3', senderId: 'eve', body: 'Dry so far.', kind: 'text' },
  lastAt: 3_000,
  unread: { [TEST_UID]: 2 },
});
const ofOthers = makeThread({ uuid: 'secret', owner: OWNER, participantIds: ['max', 'eve'] });
const said = (uuid: string, createdBy: string, createdAt: number) =>
  makeMessage({ uuid, owner: OWNER, threadId: 'crew', createdBy, createdAt, body: `Says ${uuid}` });

const open = (more: NonNullable<Parameters<typeof localClient>[0]>['rows'] = {}) =>
  localClient({
    user: { companyUuid: OWNER, companyUser: true, owner: OWNER },
    rows: {
      Rosters: [
        {
          ...makeRoster({ owner: OWNER }),
          people: [
            person(TEST_UID, 'Sam'),
            person('max', 'Max'),
            person('eve', 'Eve'),
            person('gus', 'Gus', false),
          ],
        },
      ],
      Connections: [
        {
          uuid: 'c1',
          person: TEST_UID,
          other: 'bo',
          otherName: 'Bo Cole',
          otherBusiness: 'Cole Gutters',
          state: 'connected',
        },
        { uuid: 'c2', person: TEST_UID, other: 'di', otherName: 'Di', state: 'blocked' },
      ],
      Threads: [crew, ofOthers],
      Messages: [said('m1', TEST_UID, 1_000), said('m2', 'max', 2_000), said('m3', 'eve', 3_000)],
      ...more,
    },
  });

const NOT_THERE = { code: 'not-found', message: 'This conversation is not there.' };

describe('GET under /chat', () => {
  it('answers contacts, and finds them by name, role or business', async () => {
    const { send } = open();
    const { contacts } = await send(contactsCall, {});
    expect(contacts.map(({ id }) => id)).toEqual(['bo', 'eve', 'max']);
    expect(contacts[0]).toEqual({
      id: 'bo',
      name: 'Bo Cole',
      username: 'bo',
      avatar: '',
      detail: 'Cole Gutters',
      lastActivity: null,
      isActive: false,
    });
    // Eve wrote the newest message.
    expect(contacts[1]).toMatchObject({ lastActivity: crew.lastAt, isActive: false });
    const { results } = await send(searchCall, { query: 'gutt' });
    expect(results.map(({ id }) => id)).toEqual(['bo']);
  });

  it('answers threads with their newest message, people and unread count', async () => {
    const { threads } = await open().send(threadsCall, {});
    expect(threads).toHaveLength(1);
    expect(threads[0]).toMatchObject({ id: 'crew', type: 'GROUP', unreadCount: 2 });
    expect(threads[0]?.messages.map(({ id, senderId }) => [id, senderId])).toEqual([['m3', 'eve']]);
    expect(threads[0]?.participants.map(({ name }) => name)).toEqual(['Sam Sender', 'Max', 'Eve']);
    const many = Array.from({ length: 30 }, (_, n) => ({ ...crew, uuid: `crew-${n}` }));
    expect((await open({ Threads: many }).send(threadsCall, {})).threads).toHaveLength(30);
  });

  it('answers a thread by its id, null before the first message, 404 for a stranger', async () => {
    const { send } = open();
    const { thread } = await send(threadCall, { threadKey: 'crew' });
    expect(thread?.messages.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3']);
    expect(thread?.messages[0]).toEqual({
      id: 'm1',
      attachments: [],
      body: 'Says m1',
      contentType: 'text',
      createdAt: 1_000,
      senderId: TEST_UID,
      editedAt: null,
      deletedAt: null,
    });
    expect(await send(threadCall, { threadKey: 'max' })).toEqual({ thread: null });
    for (const threadKey of ['secret', 'nobody', 'gus', 'di', '', 'a/b']) {
      await expect(send(threadCall, { threadKey })).rejects.toEqual(NOT_THERE);
    }
  });

  it('answers participants and older messages', async () => {
    const { send } = open();
    const { participants } = await send(participantsCall, { threadKey: 'max' });
    expect(participants.map(({ id }) => id)).toEqual(['max']);
    const ofGroup = await send(participantsCall, { threadKey: 'crew' });
    expect(ofGroup.participants.map(({ id }) => id)).toEqual([TEST_UID, 'max', 'eve']);
    const { messages } = await send(olderCall, { threadKey: 'crew', before: 3_000 });
    expect(messages.map(({ id }) => id)).toEqual(['m1', 'm2']);
  });

  it('answers the files of messages, their senders’ own alone', async () => {
    const file = (uuid: string, more: Partial<FileRecord> = {}) =>
      makeFile({
        uuid,
        owner: 'acme',
        noun: 'thread',
        recordId: 'crew',
        partId: 'm4',
        thumb: 'data:,',
        assignees: [TEST_UID],
        createdBy: 'eve',
        ...more,
      });
    const photo = makeMessage({
      uuid: 'm4',
      owner: 'acme',
      threadId: 'crew',
      createdBy: 'eve',
      createdAt: 4_000,
      contentType: 'image',
      body: '',
    });
    const { send } = open({
      Messages: [said('m1', TEST_UID, 1_000), photo],
      Files: [file('roof'), file('foreign', { createdBy: 'max' }), file('half', { state: 'sending' })],
    });
    const { thread } = await send(threadCall, { threadKey: 'crew' });
    expect(thread?.messages.at(-1)?.attachments).toEqual([{ id: 'roof', url: 'data:,' }]);
    expect(thread?.messages[0]?.attachments).toEqual([]);
  });

  it('marks a thread as seen', async () => {
    const { send, store } = open();
    expect(await send(markSeenCall, { threadId: 'crew' })).toBe(true);
    const unread = async () => (await store.readServer({ collection: 'Threads', id: 'crew' }))?.['unread'];
    await expect.poll(unread).toEqual({ [TEST_UID]: 0 });
    await expect(send(markSeenCall, { threadId: 'secret' })).rejects.toEqual(NOT_THERE);
  });
});

describe('POST under /chat', () => {
  it('sends to a thread, to a person and to several', async () => {
    const { send } = open();
    const one = await send(newMessageCall, { threadId: 'crew', body: ' Seven at the yard. ' });
    expect(one).toMatchObject({
      threadId: 'crew',
      message: { body: 'Seven at the yard.', senderId: TEST_UID },
    });
    const two = await send(newMessageCall, { recipientIds: ['max'], body: 'Hello' });
    expect(two.threadId).toBe(WITH_MAX);
    const { thread } = await send(threadCall, { threadKey: 'max' });
    expect(thread?.messages.map(({ body }) => body)).toEqual(['Hello']);
    const three = await send(newMessageCall, { recipientIds: ['max', 'eve'], body: 'Both of you' });
    expect((await send(threadCall, { threadKey: three.threadId })).thread).toMatchObject({ type: 'GROUP' });
  });

  it.each([
    [{ recipientIds: [TEST_UID], body: 'x' }, 'A conversation needs another person.'],
    [{ recipientIds: ['gus'], body: 'x' }, 'You can write to coworkers and to your connections only.'],
    [{ recipientIds: ['di'], body: 'x' }, 'You can write to coworkers and to your connections only.'],
    [{ recipientIds: ['bo', 'max'], body: 'x' }, 'A group is for coworkers. Write to a connection alone.'],
    [{ threadId: 'crew', body: ' ' }, 'Write a message first.'],
    [
      { threadId: 'crew', body: 'x'.repeat(MAX_MESSAGE + 1) },
      'A message has at most 10000 characters, and this one has 10001.',
    ],
    [{ body: 'x' }, 'Name a thread or its recipients.'],
  ])('refuses %#', async (input, message) => {
    await expect(open().send(newMessageCall, input)).rejects.toEqual({ code: 'invalid', message });
  });

  it('changes and deletes own messages alone', async () => {
    const { send, store } = open();
    const update = { body: 'Changed, @Max' };
    const { message } = await send(updateMessageCall, { messageId: 'm1', update });
    expect(message).toMatchObject({ id: 'm1', ...update });
    const stored = () => store.readServer({ collection: 'Messages', id: 'm1' });
    expect(await stored()).toMatchObject({ mentions: ['max'] });
    expect(await send(removeMessageCall, { messageId: 'm1' })).toBe(true);
    const { thread } = await send(threadCall, { threadKey: 'crew' });
    expect(thread?.messages[0]).toMatchObject({ id: 'm1', body: '' });
    for (const messageId of ['m1', 'm2', 'none', '']) {
      await expect(send(removeMessageCall, { messageId })).rejects.toMatchObject({ code: 'not-found' });
    }
    await expect(
      send(updateMessageCall, { messageId: 'm2', update: { body: 'x', more: 1 } } as never),
    ).rejects.toMatchObject({ code: 'invalid' });
  });
});
