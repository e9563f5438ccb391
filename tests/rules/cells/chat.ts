import { addToGroup, deleteMessage, editMessage, markSeen, removeFromGroup } from '@/data/chat/chat-intents';
import { renameGroup, sendMessage, startGroup, startPair } from '@/data/chat/chat-intents';
import { messagesOf, threadsOf } from '@/data/chat/chats';
import type { Intent } from '@/data/core/intent';
import { listsFor } from '@/data/account/export-parts';
import { now } from '@/data/store/port';
import type { QuerySpec, Ref, Write } from '@/data/store/port';
import { instant } from '@/domain/core/value';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import { connectionShape } from '@/domain/network/connection';
import type { ConnectionState } from '@/domain/network/connection';
import { encodeFields } from '@/domain/core/record-codec';
import { BETWEEN_CONNECTIONS, pairThreadId } from '@/domain/chat/thread-id';
import { ACME, MADE_AT, makeConnection, makeMessage, makeThread } from '@tests/factories/records';
import { patch, viewerOf } from '../acting';
import { stampedData } from '../documents';
import type { Data } from '../documents';
import { ADMIN, EMPLOYEES, OTHER, ROLES, SOLO } from '../roles';
import type { Role } from '../roles';
import { MAX_MESSAGE, messageShape } from '@/domain/chat/message';
import { threadShape } from '@/domain/chat/thread';
import { cellsOf, gets, lists, writes } from './cell';
import type { Cell, CellRow } from './cell';

const { Sales, Manager, Coordinator } = EMPLOYEES;
const named = (uid: string): Role => {
  const role = ROLES.find((one) => one.uid === uid);
  if (!role) throw new Error(`Nobody is called ${uid}.`);
  return role;
};
const rita = named('rita');
const una = named('una');
const otto = named('otto');

const uidOf = (role: Role) => role.uid ?? '';
const draft = { body: 'Ladders are back.', mentions: [], records: [] };

/** Ann and Sally of Acme; Ann and Solo, who are connected; a group of Ann, Sally and Rita, who left. */
const PAIR = pairThreadId(ACME, 'ann', 'sally');
const BETWEEN = pairThreadId(BETWEEN_CONNECTIONS, 'ann', 'solo');
const GROUP = 'crew';

const thread = (uuid: string, change: Parameters<typeof makeThread>[0] = {}): Write => ({
  kind: 'create',
  ref: { collection: 'Threads', id: uuid },
  data: encodeFields(threadShape.fields, makeThread({ uuid, ...change })),
});
const message = (uuid: string, change: Parameters<typeof makeMessage>[0] = {}): Write => ({
  kind: 'create',
  ref: { collection: 'Messages', id: uuid },
  data: encodeFields(messageShape.fields, makeMessage({ uuid, ...change })),
});
const view = (person: string, other: string, state: ConnectionState): Write => ({
  kind: 'create',
  ref: { collection: 'Connections', id: `${person}_${other}` },
  data: encodeFields(
    connectionShape.fields,
    makeConnection({ uuid: `${person}_${other}`, person, other, state }),
  ),
});

const people = ['ann', 'sally', 'rita', 'una'];
const group = makeThread({ uuid: GROUP, participantIds: people });
const said = makeMessage({ uuid: 'said', threadId: GROUP });
const given: readonly Write[] = [
  thread(GROUP, group),
  message('said', said),
  thread(PAIR, { type: 'ONE_TO_ONE', participantIds: ['ann', 'sally'] }),
  message('to-sally', { threadId: PAIR }),
  thread(BETWEEN, { type: 'ONE_TO_ONE', owner: '', participantIds: ['ann', 'solo'] }),
  message('to-solo', { owner: '', threadId: BETWEEN }),
];
const connected = [view('ann', 'solo', 'connected'), view('solo', 'ann', 'connected')];

const ref = (collection: 'Threads' | 'Messages', id: string): Ref => ({ collection, id });
const inChats = (row: CellRow): CellRow => ({ ...row, given: [...given, ...(row.given ?? [])] });

/** The readers of each conversation: its participants, as long as they belong to its company. */
const READERS: readonly (readonly [thread: string, said: string, readers: readonly Role[]])[] = [
  [GROUP, 'said', [ADMIN, Sales]],
  [PAIR, 'to-sally', [ADMIN, Sales]],
  [BETWEEN, 'to-solo', [ADMIN, SOLO]],
];
const ASKERS = [ADMIN, Sales, Manager, SOLO, rita, una, otto];

const reading = cellsOf(
  'chats are read by their participants alone',
  READERS.flatMap(([id, one, readers]) =>
    ASKERS.flatMap((role) => [
      inChats(gets(role, id, ref('Threads', id), readers.includes(role))),
      inChats(gets(role, `a message of ${id}`, ref('Messages', one), readers.includes(role))),
      inChats(lists(role, `messages of ${id}`, messagesOf(id).spec, readers.includes(role))),
    ]),
  ),
);

const wroteAtAcme = (uid: string): QuerySpec => ({
  collection: 'Messages',
  where: [
    { field: 'owner', op: '==', value: ACME },
    { field: 'createdBy', op: '==', value: uid },
  ],
  orderBy: [],
  limit: 5,
});
const annsThreads = threadsOf(viewerOf(ADMIN)).spec;
const asked = cellsOf('lists of chats name their reader and a limit', [
  inChats(lists(ADMIN, 'own', annsThreads, true)),
  inChats(lists(Sales, 'of another', annsThreads, false)),
  inChats(lists(ADMIN, 'of all', { ...annsThreads, where: [] }, false)),
  ...([annsThreads, messagesOf(GROUP).spec] as const).flatMap((spec) => [
    inChats(lists(ADMIN, `${MOST_ROWS} of ${spec.collection}`, { ...spec, limit: MOST_ROWS }, true)),
    inChats(lists(ADMIN, `${MOST_ROWS + 1} of ${spec.collection}`, { ...spec, limit: MOST_ROWS + 1 }, false)),
  ]),
  ...[ADMIN, Sales, SOLO].flatMap((role) =>
    listsFor(viewerOf(role))
      .filter(({ shape }) => [threadShape.collection, messageShape.collection].includes(shape.collection))
      .map(({ name, shape, where }) =>
        inChats(
          lists(
            role,
            `${name}, for an export`,
            { collection: shape.collection, where, orderBy: [], limit: 50 },
            true,
          ),
        ),
      ),
  ),
  inChats({
    ...lists(rita, 'what one wrote in a company one left', wroteAtAcme('rita'), false),
    given: [message('of-rita', { threadId: GROUP, createdBy: 'rita' })],
  }),
  inChats(gets(ADMIN, 'an unknown group', ref('Threads', 'unknown'), true)),
  inChats(gets(una, 'an unknown group', ref('Threads', 'unknown'), false)),
  inChats(gets(ADMIN, 'an unknown message', ref('Messages', 'unknown'), true)),
  inChats(gets(una, 'an unknown message', ref('Messages', 'unknown'), false)),
  inChats(gets(Manager, 'whether two others talk', ref('Threads', pairThreadId(ACME, 'ann', 'zoe')), false)),
  inChats(gets(ADMIN, 'a chat not begun', ref('Threads', pairThreadId(ACME, 'ann', 'zoe')), true)),
]);

const act = (role: Role, name: string, intent: Intent, isAllowed: boolean, more: readonly Write[] = []) =>
  inChats(writes(role, name, intent.writes, isAllowed, more));
const send = (role: Role, id: string, owner: string, said = draft) =>
  sendMessage(viewerOf(role), { uuid: id, owner }, said, 'new');
const forged = (role: Role, id: string, owner: string, fields: Data): readonly Write[] =>
  send(role, id, owner).writes.map((write) =>
    write.kind === 'create' ? { ...write, data: { ...write.data, ...fields } } : write,
  );

const sending = cellsOf('messages are sent by participants', [
  ...[ADMIN, Sales].map((role) => act(role, 'to the group', send(role, GROUP, ACME), true)),
  ...[Manager, SOLO, rita].map((role) => act(role, 'to the group', send(role, GROUP, ACME), false)),
  act(ADMIN, 'to a coworker', send(ADMIN, PAIR, ACME), true),
  act(ADMIN, 'to a coworker, before the thread', send(ADMIN, pairThreadId(ACME, 'ann', 'zoe'), ACME), true),
  act(Manager, 'between two others', send(Manager, PAIR, ACME), false),
  act(SOLO, 'to the company', send(SOLO, pairThreadId(ACME, 'ann', 'solo'), ACME), false),
  act(ADMIN, 'to an unknown group', send(ADMIN, 'unknown', ACME), false),
  act(ADMIN, 'to a group, as its company’s own', send(ADMIN, GROUP, ''), false),
  act(ADMIN, 'to a coworker, as of nobody', send(ADMIN, PAIR, ''), false),
  act(ADMIN, 'to a connection', send(ADMIN, BETWEEN, ''), true, connected),
  act(SOLO, 'to a connection', send(SOLO, BETWEEN, ''), true, connected),
  act(ADMIN, 'to a connection, for the company', send(ADMIN, BETWEEN, ACME), false, connected),
  act(Sales, 'between two connections', send(Sales, BETWEEN, ''), false, [
    ...connected,
    view('sally', 'ann', 'connected'),
    view('sally', 'solo', 'connected'),
  ]),
  ...(['sent', 'waiting', 'blocked', 'declined'] as const).map((state) =>
    act(ADMIN, `to a person who is ${state}`, send(ADMIN, BETWEEN, ''), false, [view('ann', 'solo', state)]),
  ),
  act(SOLO, 'to a person who blocked them', send(SOLO, BETWEEN, ''), false, [view('ann', 'solo', 'blocked')]),
  act(
    ADMIN,
    'as long as it may be',
    send(ADMIN, PAIR, ACME, { ...draft, body: 'x'.repeat(MAX_MESSAGE) }),
    true,
  ),
  inChats(
    writes(
      ADMIN,
      'a file without a word',
      forged(ADMIN, PAIR, ACME, { body: '', contentType: 'file' }),
      true,
    ),
  ),
  act(ADMIN, 'without a word', send(ADMIN, PAIR, ACME, { ...draft, body: '' }), false),
  inChats(
    writes(
      ADMIN,
      'a photo without a word',
      forged(ADMIN, PAIR, ACME, { body: '', contentType: 'image' }),
      true,
    ),
  ),
  inChats(writes(ADMIN, 'without any kind', forged(ADMIN, PAIR, ACME, { contentType: 'text' }), true)),
  inChats(writes(ADMIN, 'in another’s name', forged(ADMIN, PAIR, ACME, { createdBy: 'sally' }), false)),
  inChats(writes(ADMIN, 'from earlier', forged(ADMIN, PAIR, ACME, { createdAt: instant(MADE_AT) }), false)),
  inChats(writes(ADMIN, 'already counted', forged(ADMIN, PAIR, ACME, { isCounted: true }), false)),
  inChats(writes(ADMIN, 'already changed', forged(ADMIN, PAIR, ACME, { editedAt: now() }), false)),
  inChats(writes(ADMIN, 'already deleted', forged(ADMIN, PAIR, ACME, { deletedAt: now(), body: '' }), false)),
  inChats(
    writes(
      ADMIN,
      'already deleted, without a word to find it by',
      forged(ADMIN, PAIR, ACME, { deletedAt: now(), body: '', find: [] }),
      false,
    ),
  ),
]);

const ofRita = makeMessage({ uuid: 'of-rita', threadId: GROUP, createdBy: 'rita' });
const gone = { ...said, body: '', find: [], deletedAt: MADE_AT };
const at = ref('Messages', 'said');
const changing = cellsOf('a sender changes and deletes their own messages', [
  act(ADMIN, 'changed', editMessage(viewerOf(ADMIN), said, draft), true),
  act(Sales, 'changed by another', editMessage(viewerOf(Sales), said, draft), false),
  act(ADMIN, 'deleted', deleteMessage(viewerOf(ADMIN), said), true),
  act(ADMIN, 'deleted after it was changed', deleteMessage(viewerOf(ADMIN), said), true, [
    message('said', { ...said, editedAt: MADE_AT }),
  ]),
  act(Sales, 'deleted by another', deleteMessage(viewerOf(Sales), said), false),
  act(rita, 'changed after leaving', editMessage(viewerOf(rita), ofRita, draft), false, [
    message('of-rita', ofRita),
  ]),
  inChats(
    writes(ADMIN, 'brought back', deleteMessage(viewerOf(ADMIN), said).undo ?? [], true, [
      message('said', gone),
    ]),
  ),
  inChats(writes(ADMIN, 'changed back', editMessage(viewerOf(ADMIN), said, draft).undo ?? [], true)),
  inChats(writes(ADMIN, 'emptied', [patch(ADMIN, at, { body: '' })], false)),
  ...['body', 'mentions', 'records', 'find'].map((field) =>
    inChats(
      writes(
        ADMIN,
        `deleted, with its ${field}`,
        [
          patch(ADMIN, at, {
            body: '',
            mentions: [],
            records: [],
            find: [],
            deletedAt: now(),
            [field]: field === 'body' ? 'x' : ['sally'],
          }),
        ],
        false,
      ),
    ),
  ),
  ...['editedAt', 'deletedAt'].map((field) =>
    inChats(
      writes(
        ADMIN,
        `${field} another day`,
        [patch(ADMIN, at, { body: '', [field]: instant(MADE_AT) })],
        false,
      ),
    ),
  ),
  inChats(
    writes(
      ADMIN,
      'deleted another day',
      [patch(ADMIN, at, { body: '', find: [], deletedAt: instant(MADE_AT) })],
      false,
    ),
  ),
  inChats(
    writes(
      ADMIN,
      'changed another day',
      [patch(ADMIN, at, { body: 'x', editedAt: instant(MADE_AT) })],
      false,
    ),
  ),
  inChats(writes(ADMIN, 'without a stamp', [{ kind: 'patch', ref: at, fields: { body: 'x' } }], false)),
  inChats(writes(ADMIN, 'moved to another thread', [patch(ADMIN, at, { threadId: PAIR })], false)),
]);

const bare = (role: Role, id: string, change: Data): readonly Write[] => [
  {
    kind: 'create',
    ref: ref('Threads', id),
    data: {
      ...stampedData(threadShape, makeThread({ uuid: id, participantIds: ['ann', 'max'] }), uidOf(role)),
      lastAt: now(),
      ...change,
    },
  },
];
const withMax = pairThreadId(ACME, 'ann', 'max');
const many = (count: number) => ['ann', ...Array.from({ length: count - 1 }, (_, at) => `p${at}`)];
/** Ids that are as long together as they may be. */
const long = ['ann', 'x'.repeat(6_400 - 'ann'.length)];
const pairOfMax = { type: 'ONE_TO_ONE' };
const begun = { uuid: 'fresh', name: 'Crew South', others: ['sally'] };

const starting = cellsOf('threads are started by their participants', [
  act(ADMIN, 'with a coworker', startPair(viewerOf(ADMIN), withMax), true),
  act(Manager, 'with a coworker', startPair(viewerOf(Manager), withMax), true),
  act(Sales, 'between two others', startPair(viewerOf(Sales), withMax), false),
  act(SOLO, 'with the company’s people', startPair(viewerOf(SOLO), pairThreadId(ACME, 'max', 'solo')), false),
  act(ADMIN, 'with a connection', startPair(viewerOf(ADMIN), BETWEEN), true, [
    { kind: 'delete', ref: ref('Threads', BETWEEN) },
    ...connected,
  ]),
  act(ADMIN, 'with a stranger', startPair(viewerOf(ADMIN), BETWEEN), false, [
    { kind: 'delete', ref: ref('Threads', BETWEEN) },
  ]),
  act(ADMIN, 'a second time', startPair(viewerOf(ADMIN), PAIR), false),
  inChats(writes(ADMIN, 'a pair under a pair’s id', bare(ADMIN, withMax, pairOfMax), true)),
  inChats(writes(ADMIN, 'a pair under a group’s id', bare(ADMIN, 'free', pairOfMax), false)),
  inChats(
    writes(
      ADMIN,
      'a pair under another pair’s id',
      bare(ADMIN, pairThreadId(ACME, 'ann', 'zoe'), pairOfMax),
      false,
    ),
  ),
  inChats(
    writes(
      ADMIN,
      'a pair with oneself',
      bare(ADMIN, `${ACME}~ann~ann`, { ...pairOfMax, participantIds: ['ann', 'ann'] }),
      false,
    ),
  ),
  inChats(writes(ADMIN, 'a group of fifty', bare(ADMIN, 'free', { participantIds: many(50) }), true)),
  inChats(writes(ADMIN, 'a group of more', bare(ADMIN, 'free', { participantIds: many(51) }), false)),
  inChats(writes(ADMIN, 'a group with the longest ids', bare(ADMIN, 'free', { participantIds: long }), true)),
  inChats(
    writes(ADMIN, 'a group with longer ids', bare(ADMIN, 'free', { participantIds: [...long, 'x'] }), false),
  ),
  inChats(writes(ADMIN, 'a group under a pair’s id', bare(ADMIN, withMax, {}), false)),
  inChats(
    writes(
      ADMIN,
      'a pair the other way round',
      bare(ADMIN, `${ACME}~max~ann`, { ...pairOfMax, participantIds: ['max', 'ann'] }),
      false,
    ),
  ),
  inChats(
    writes(
      ADMIN,
      'a pair of three',
      bare(ADMIN, `${ACME}~ann~max~sally`, { ...pairOfMax, participantIds: ['ann', 'max', 'sally'] }),
      false,
    ),
  ),
  inChats(
    writes(ADMIN, 'a group under an id of four parts', bare(ADMIN, `${ACME}~ann~max~sally`, {}), false),
  ),
  act(ADMIN, 'a group', startGroup(viewerOf(ADMIN), begun, draft, 'new'), true),
  inChats(writes(ADMIN, 'a group of others', bare(ADMIN, 'free', { participantIds: ['max'] }), false)),
  inChats(writes(ADMIN, 'a group of another company', bare(ADMIN, 'free', { owner: OTHER }), false)),
  inChats(writes(ADMIN, 'a group of no company', bare(ADMIN, 'free', { owner: '' }), false)),
  inChats(writes(ADMIN, 'a group of tomorrow', bare(ADMIN, 'free', { lastAt: instant(MADE_AT) }), false)),
  inChats(writes(ADMIN, 'a group in another’s name', bare(ADMIN, 'free', { createdBy: 'max' }), false)),
  inChats(writes(ADMIN, 'with unread messages', bare(ADMIN, 'free', { unread: { max: 9 } }), false)),
  inChats(writes(ADMIN, 'seen by another', bare(ADMIN, 'free', { seen: { max: instant(MADE_AT) } }), false)),
]);

/** A group of earlier times, larger than one may be now. */
const crowded: Write = {
  kind: 'patch',
  ref: ref('Threads', GROUP),
  fields: { participantIds: [...people, ...many(60).slice(1)] },
};

const look = (role: Role, name: string, fields: Data, isAllowed: boolean) =>
  inChats(
    writes(role, name, [{ kind: 'patch', ref: ref('Threads', GROUP), fields }], isAllowed, [
      thread(GROUP, { ...group, unread: { ann: 3, sally: 2 }, seen: { sally: MADE_AT } }),
    ]),
  );

const groups = cellsOf('a group’s participants keep it', [
  act(Sales, 'renamed', renameGroup(viewerOf(Sales), group, 'Crew South'), true),
  act(Manager, 'renamed by another', renameGroup(viewerOf(Manager), group, 'Crew South'), false),
  act(rita, 'renamed by one who left', renameGroup(viewerOf(rita), group, 'Crew South'), false),
  act(
    Sales,
    'renamed, with more people than may be added',
    renameGroup(viewerOf(Sales), group, 'Crew'),
    true,
    [crowded],
  ),
  act(Sales, 'a coworker added', addToGroup(viewerOf(Sales), group, ['cora']), true),
  act(Coordinator, 'adding oneself', addToGroup(viewerOf(Coordinator), group, ['cora']), false),
  act(Sales, 'another taken out', removeFromGroup(viewerOf(Sales), group, 'ann'), true),
  act(Sales, 'left', removeFromGroup(viewerOf(Sales), group, 'sally'), true),
  inChats(
    writes(Sales, 'everyone taken out', [patch(Sales, ref('Threads', GROUP), { participantIds: [] })], false),
  ),
  inChats(
    writes(
      Sales,
      'a third one in a pair',
      [patch(Sales, ref('Threads', PAIR), { participantIds: ['ann', 'max', 'sally'] })],
      false,
    ),
  ),
  inChats(
    writes(
      Sales,
      'without a stamp',
      [{ kind: 'patch', ref: ref('Threads', GROUP), fields: { name: 'x' } }],
      false,
    ),
  ),
  inChats(
    writes(
      Sales,
      'with a message of the list',
      [patch(Sales, ref('Threads', GROUP), { name: 'x', lastMessage: { body: 'x' } })],
      false,
    ),
  ),
]);

const looking = cellsOf('each person looks for themselves', [
  act(Sales, 'at the group', markSeen(viewerOf(Sales), GROUP), true),
  act(ADMIN, 'at a pair', markSeen(viewerOf(ADMIN), PAIR), true),
  act(Manager, 'at another’s', markSeen(viewerOf(Manager), GROUP), false),
  act(rita, 'after leaving', markSeen(viewerOf(rita), GROUP), false),
  look(Sales, 'again', { 'unread.sally': 0, 'seen.sally': now() }, true),
  look(Sales, 'for another', { 'unread.ann': 0, 'seen.ann': now() }, false),
  look(Sales, 'and counted for another', { 'unread.sally': 0, 'unread.ann': 9, 'seen.sally': now() }, false),
  look(Sales, 'and marked for another', { 'unread.sally': 0, 'seen.sally': now(), 'seen.ann': now() }, false),
  look(Sales, 'and kept unread', { 'unread.sally': 1, 'seen.sally': now() }, false),
  look(Sales, 'some other day', { 'unread.sally': 0, 'seen.sally': instant(MADE_AT + 1) }, false),
  ...Object.entries({ participantIds: people.slice(1), updatedAt: now(), updatedBy: 'sally' }).map(
    ([field, value]) =>
      look(
        Sales,
        `and changed its ${field}`,
        { 'unread.sally': 0, 'seen.sally': now(), [field]: value },
        false,
      ),
  ),
  look(Sales, 'and renamed it', { 'unread.sally': 0, 'seen.sally': now(), name: 'x' }, false),
]);

/** Conversations: readers, senders, and what each participant may change. */
export const chatCells: readonly Cell[] = [
  ...reading,
  ...asked,
  ...sending,
  ...changing,
  ...starting,
  ...groups,
  ...looking,
];
