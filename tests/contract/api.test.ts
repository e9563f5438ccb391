import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocStore } from '@/data/store/port';
import { seededFirestore, seededMemory, strangerOver } from './stranger';
import type { Answer, Stranger } from './stranger';

const START = Date.UTC(2026, 10, 24, 15);
const HOUR = 3_600_000;

/** A part of an answer that a later call names. */
function partOf(answer: Answer, ...names: readonly string[]): string {
  const part = names.reduce<unknown>((data, name) => (data as Record<string, unknown>)[name], answer.data);
  if (typeof part !== 'string') throw new Error(`No ${names.join('.')} in ${JSON.stringify(answer.data)}`);
  return part;
}

type Answers = readonly (readonly [string, Answer])[];

/** How long a store may take to show a change to its readers, in ms, and the pause between two looks. */
const SHOWN_WITHIN = 5_000;
const LOOK_AGAIN = 20;

/**
 * Every call of the contract in one session; the answers by call, in order. A reader is asked again until its answer
 * is as `expected`: live listeners hear of a change some moments after it is stored.
 */
async function session({ get, post }: Stranger, expected: Answers | null): Promise<Answers> {
  const answers: (readonly [string, Answer])[] = [];
  const note = async (name: string, answer: Promise<Answer>) => {
    const told = await answer;
    answers.push([name, told]);
    return told;
  };
  const isExpected = () =>
    expected === null || isDeepStrictEqual(sent(answers), sent(expected.slice(0, answers.length)));
  const read = async (path: string, params?: object) => {
    const deadline = Date.now() + SHOWN_WITHIN;
    for (;;) {
      const told = await note(`GET ${path}`, get(path, params));
      if (isExpected()) return told;
      // Later readers would wait as long, and the test would end without a word about the first.
      if (Date.now() > deadline)
        expect(sent(answers)).toEqual(sent(expected?.slice(0, answers.length) ?? []));
      answers.pop();
      await setTimeout(LOOK_AGAIN);
    }
  };
  const change = (path: string, data: object) => note(`POST ${path}`, post(path, data));

  await read('/notifications');
  await change('/notifications/mark-as-read', { notificationId: 'ann' });
  await change('/notifications/open', { notificationId: 'none' });
  await change('/notifications/mark-all-as-read', {});

  await read('/kanban/board');
  const boardId = partOf(await change('/kanban/boards/new', { name: 'Sales' }), 'board', 'id');
  await change('/kanban/boards/update', { boardId, update: { name: 'Big sales' } });
  await read('/kanban/boards');
  await read('/kanban/archive', { boardId });
  const todo = partOf(await change('/kanban/lists/new', { name: 'To do' }), 'list', 'id');
  const done = partOf(await change('/kanban/lists/new', { name: 'Done' }), 'list', 'id');
  await change('/kanban/list/update', { listId: done, update: { name: 'Finished' } });
  const first = partOf(await change('/kanban/cards/new', { listId: todo, name: 'Order felt' }), 'card', 'id');
  const second = partOf(await change('/kanban/cards/new', { listId: todo, name: 'Call' }), 'card', 'id');
  await change('/kanban/cards/update', { cardId: first, update: { description: 'Ten rolls', due: START } });
  await change('/kanban/cards/update', { cardId: first, update: { colour: 'red' } });
  await change('/kanban/cards/move', { cardId: second, position: 0 });
  await change('/kanban/cards/move', { cardId: first, position: 0, listId: done });
  await change('/kanban/cards/move', { cardId: first, position: 7, listId: 'none' });
  const comment = { cardId: first, message: 'Ordered.' };
  const commentId = partOf(await change('/kanban/comments/new', comment), 'comment', 'id');
  await change('/kanban/comments/remove', { commentId });
  const list = { cardId: first, name: 'Before' };
  const checklistId = partOf(await change('/kanban/checklists/new', list), 'checklist', 'id');
  const checklist = { cardId: first, checklistId };
  await change('/kanban/checklists/update', { ...checklist, update: { name: 'Before work' } });
  const item = { ...checklist, name: 'Tarp' };
  const checkItemId = partOf(await change('/kanban/checkitems/new', item), 'checkItem', 'id');
  const checkItem = { ...checklist, checkItemId };
  await change('/kanban/checkitems/update', { ...checkItem, update: { state: 'complete' } });
  await read('/kanban/board');
  await change('/kanban/checkitems/remove', checkItem);
  await change('/kanban/checklists/remove', checklist);
  await change('/kanban/cards/remove', { cardId: second });
  await change('/kanban/lists/clear', { listId: done });
  await change('/kanban/lists/remove', { listId: done });
  await read('/kanban/board');

  await read('/mail/labels');
  await read('/mail/mails?systemLabel=inbox&mailId=mail-1');
  await read('/mail/mails', { customLabel: 'none' });
  await read('/mail/mails', { systemLabel: 'none' });
  await read('/mail/mail', { mailId: 'mail-1' });
  await read('/mail/mail', { mailId: 'none' });
  await read('/mail/mail', { mailId: 'a/b' });
  const mailId = 'letter-1';
  const to = [{ uid: 'sally', name: 'Sally Stone', email: '' }];
  const content = { conversationId: mailId, to, cc: [], subject: 'Seven', body: '<p>At seven.</p>' };
  await change('/mail/drafts/save', { mailId, content });
  await change('/mail/drafts/save', { mailId, content: { ...content, record: null } });
  await read('/mail/mails', { systemLabel: 'drafts' });
  await change('/mail/send', { mailId });
  await change('/mail/take-back', { mailId });
  await change('/mail/send', { mailId: 'none' });
  await change('/mail/drafts/discard', { mailId });
  const labelId = partOf(await change('/mail/labels/new', { name: 'Permits', color: 'teal' }), 'label', 'id');
  await change('/mail/labels/update', { labelId, update: { name: 'Papers' } });
  await change('/mail/update', { mailIds: ['mail-1'], update: { isStarred: true, addLabel: labelId } });
  await read('/mail/mails', { customLabel: labelId });
  // A client of the address /app/mail/label/papers/mail-1: the label by its name, and the mail beside it.
  await read('/mail/mails', { customLabel: 'papers', systemLabel: null, mailId: 'mail-1' });
  await change('/mail/labels/remove', { labelId });

  const contacts = await read('/chat/contacts');
  const [contact] = (contacts.data as { readonly contacts: readonly { readonly username: string }[] })
    .contacts;
  const threadKey = contact?.username ?? '';
  await read('/chat/search', { query: 'Stone' });
  await read('/chat/thread', { threadKey });
  await read('/chat/thread', { threadKey: 'none' });
  const said = await change('/chat/messages/new', { recipientIds: ['sally'], body: 'Seven at the yard.' });
  const threadId = partOf(said, 'threadId');
  await change('/chat/messages/new', { threadId, body: 'Bring the tarp.' });
  await change('/chat/messages/new', { threadId, body: '' });
  const messageId = partOf(said, 'message', 'id');
  await change('/chat/messages/update', { messageId, update: { body: 'Seven sharp.' } });
  await read('/chat/messages', { threadKey: threadId, before: Date.now() + HOUR });
  await change('/chat/messages/remove', { messageId });
  await read('/chat/threads');
  await read('/chat/thread', { threadKey: threadId });
  await read('/chat/participants', { threadKey: threadId });
  await read('/chat/thread/mark-as-seen', { threadId });

  const event = { title: 'Toolbox talk', start: START, end: START + HOUR };
  const eventId = partOf(await change('/calendar/events/new', event), 'event', 'id');
  await change('/calendar/events/update', { eventId, update: { title: 'Safety talk', allDay: false } });
  await change('/calendar/events/update', { eventId: 'none', update: { title: 'None' } });
  await read('/calendar/events', { from: START - HOUR, to: START + 2 * HOUR });
  await change('/calendar/events/remove', { eventId });
  await read('/calendar/events', { from: START - HOUR, to: START + 2 * HOUR });

  const weeks = { from: START - HOUR, to: START + 15 * 24 * HOUR };
  const series = await change('/calendar/events/new', { ...event, repeat: 'FREQ=WEEKLY' });
  const on = (id: string, day: string) => `${id.slice(0, 20)}_${day}`;
  const seriesId = partOf(series, 'event', 'id');
  const changeOf = (day: string, title: string, scope: string) =>
    change('/calendar/events/update', { eventId: on(seriesId, day), update: { title }, scope });
  await changeOf('2026-12-08', 'Later', 'this');
  await read('/calendar/events', weeks);
  const rest = partOf(await changeOf('2026-12-01', 'Harness check', 'following'), 'event', 'id');
  await read('/calendar/events', weeks);
  await change('/calendar/events/remove', { eventId: rest, scope: 'all' });
  await read('/calendar/events', weeks);
  await change('/calendar/events/remove', { eventId: seriesId, scope: 'all' });
  return answers;
}

/** Answers with made-up ids by first appearance, and the moments of this test's writes alike. */
function comparable(answers: Answers): unknown {
  const ids = new Map<string, string>();
  const named = (id: string) => {
    const name = ids.get(id) ?? `id ${ids.size + 1}`;
    ids.set(id, name);
    return name;
  };
  const seen = (value: unknown): unknown => {
    // Of an occurrence, with its day.
    if (typeof value === 'string') return value.replace(/^[A-Za-z0-9]{20}(?=(_\d{4}-\d\d-\d\d)?$)/, named);
    if (typeof value === 'number') return Math.abs(value - Date.now()) < HOUR ? 'now' : value;
    if (Array.isArray(value)) return value.map(seen);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, seen(one)]));
  };
  return answers.map(([name, answer]) => [name, seen(answer)]);
}

/** Comparable answers as JSON carries them. */
const sent = (answers: Answers): unknown => JSON.parse(JSON.stringify(comparable(answers)));

/** What existing clients of the contract read: where it is in an answer, and its fields. */
const ENVELOPES: Readonly<Record<string, readonly [path: readonly string[], keys: readonly string[]]>> = {
  'GET /notifications': [
    ['notifications', '0'],
    ['id', 'title', 'description', 'type', 'createdAt'],
  ],
  'GET /kanban/board': [['board'], ['lists', 'cards', 'members']],
  'POST /kanban/lists/new': [['list'], ['id', 'name', 'cardIds']],
  'POST /kanban/list/update': [['list'], ['id', 'name', 'cardIds']],
  'POST /kanban/cards/new': [
    ['card'],
    [
      'id',
      'listId',
      'name',
      'description',
      'due',
      'cover',
      'isSubscribed',
      'memberIds',
      'attachments',
      'comments',
    ],
  ],
  'POST /kanban/cards/update': [['card'], ['id', 'listId', 'name', 'due', 'checklists']],
  'POST /kanban/comments/new': [['comment'], ['id', 'cardId', 'memberId', 'createdAt', 'message']],
  'POST /kanban/checklists/new': [['checklist'], ['id', 'name', 'checkItems']],
  'POST /kanban/checklists/update': [['checklist'], ['id', 'name', 'checkItems']],
  'POST /kanban/checkitems/new': [['checkItem'], ['id', 'name', 'state']],
  'POST /kanban/checkitems/update': [['checkItem'], ['id', 'name', 'state']],
  'GET /kanban/boards': [
    ['boards', '0'],
    ['id', 'name'],
  ],
  'POST /kanban/boards/new': [['board'], ['id', 'name']],
  'GET /kanban/archive': [[], ['cards']],
  'GET /mail/labels': [
    ['labels', '0'],
    ['id', 'type', 'name', 'unreadCount'],
  ],
  'GET /mail/mails': [
    ['mails', '0'],
    ['id', 'subject', 'from', 'to', 'createdAt'],
  ],
  'GET /mail/mail': [['mail'], ['id', 'subject', 'body', 'labelIds']],
  'POST /mail/drafts/save': [[], ['mailId']],
  'POST /mail/send': [[], ['mailId', 'sendAt']],
  'POST /mail/labels/new': [['label'], ['id', 'type', 'name', 'color']],
  'GET /chat/contacts': [
    ['contacts', '0'],
    ['id', 'name', 'username', 'avatar'],
  ],
  'GET /chat/search': [
    ['results', '0'],
    ['id', 'name', 'username', 'avatar'],
  ],
  'GET /chat/thread': [['thread'], []],
  'POST /chat/messages/new': [
    ['message'],
    ['id', 'attachments', 'body', 'contentType', 'createdAt', 'senderId'],
  ],
  'POST /chat/messages/update': [['message'], ['id', 'body', 'senderId']],
  'GET /chat/messages': [
    ['messages', '0'],
    ['id', 'body', 'senderId'],
  ],
  'GET /chat/threads': [
    ['threads', '0'],
    ['id', 'type', 'messages', 'participants', 'unreadCount'],
  ],
  'GET /chat/participants': [
    ['participants', '0'],
    ['id', 'name'],
  ],
  'POST /calendar/events/new': [['event'], ['id', 'allDay', 'color', 'description', 'start', 'end', 'title']],
  'POST /calendar/events/update': [['event'], ['id', 'title']],
  'GET /calendar/events': [
    ['events', '0'],
    ['id', 'title', 'start', 'end'],
  ],
};

/** The fields of what is at a path of an answer, '0' being the first of a list; none of null. */
function fieldsAt(data: unknown, path: readonly string[]): readonly string[] {
  const part = path.reduce<unknown>((outer, name) => (outer as Record<string, unknown>)[name], data);
  return part === null ? [] : Object.keys(part as object);
}

describe('the API as a stranger’s client calls it', () => {
  let firestore: DocStore;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store: firestore, close } = await seededFirestore('api'));
  });

  afterAll(() => close());

  it('has the same envelopes on the memory store and, under the rules, on Firestore', async () => {
    const memory = await session(strangerOver(seededMemory()), null);
    const live = await session(strangerOver(firestore), memory);
    expect(comparable(live)).toEqual(comparable(memory));
    expect(refusals(memory)).toEqual([
      ['POST /notifications/open', 404],
      ['POST /kanban/cards/update', 400],
      ['POST /kanban/cards/move', 404],
      // A label, a list and mails that are not there.
      ['GET /mail/mails', 404],
      ['GET /mail/mails', 404],
      ['GET /mail/mail', 404],
      ['GET /mail/mail', 404],
      // Without the record that it is about, which may be null.
      ['POST /mail/drafts/save', 400],
      ['POST /mail/send', 404],
      ['GET /chat/thread', 404],
      ['POST /chat/messages/new', 400],
      ['POST /calendar/events/update', 404],
    ]);
    for (const [name, [path, keys]] of Object.entries(ENVELOPES)) {
      const answer = memory.find(([one, { status }]) => one === name && status === 200);
      expect([name, fieldsAt(answer?.[1].data, path)]).toEqual([name, expect.arrayContaining([...keys])]);
    }
  });
});

/** Calls that were refused, each with a sentence. */
function refusals(answers: Answers) {
  return answers
    .filter(([, { status }]) => status >= 400)
    .map(([name, { status, data }]) => {
      expect([name, data]).toMatchObject([name, { message: expect.stringMatching(/\.$/) }]);
      return [name, status];
    });
}
