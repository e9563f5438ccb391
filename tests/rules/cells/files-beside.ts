import type { Ref, Where, Write } from '@/data/store/port';
import { chunksOf } from '@/domain/core/collections';
import { FILE_HOLDERS } from '@/domain/core/noun-names';
import type { FileHolder } from '@/domain/core/noun-names';
import { MAX_RECORD_ID, MOST_READERS } from '@/domain/files/file';
import { ACME } from '@tests/factories/records';
import { create, patch } from '../acting';
import type { Data } from '../documents';
import { ADMIN, EMPLOYEES, NICK, NOBODY, OTHER, ROLES, SOLO } from '../roles';
import type { Role } from '../roles';
import { cellsOf, gets, lists, writes } from './cell';
import type { Cell, CellRow } from './cell';

const { Sales, Manager, 'Field worker': FieldWorker } = EMPLOYEES;
const roleOf = (uid: string): Role => {
  const role = ROLES.find((one) => one.uid === uid);
  if (!role) throw new Error(`No role ${uid}`);
  return role;
};
const [OTTO, RITA, UNA] = ['otto', 'rita', 'una'].map(roleOf) as [Role, Role, Role];

const file: Ref = { collection: 'Files', id: 'file-beside' };
const content: Ref = { collection: chunksOf(file.id), id: '0' };
const part: Write = { kind: 'create', ref: content, data: { content: 'AAEC' } };

/** A role's file at a card of Acme, or at a holder without a document. */
const sent = (role: Role, noun: FileHolder, change: Data = {}): Write =>
  create(role, 'Files', file.id, [role.uid ?? ''], {
    noun,
    recordId: noun === 'card' ? 'Cards-assigned' : 'r1',
    partId: noun === 'thread' ? 'm1' : '',
    ...change,
  });
const adds = (role: Role, what: string, noun: FileHolder, isAllowed: boolean, change: Data = {}): CellRow =>
  writes(role, `${noun}: ${what}`, [sent(role, noun, change)], isAllowed);

const madeCard = create(Sales, 'Cards', 'card-made', []);

const people = (count: number, ...first: readonly string[]) => [
  ...first,
  ...Array.from({ length: count - first.length }, (_, at) => `p${at}`),
];

const adding = cellsOf('who adds files to cards, chats, mails and posts', [
  ...FILE_HOLDERS.flatMap((noun) => [
    adds(NICK, 'a coworker without any right', noun, noun === 'post'),
    adds(FieldWorker, 'a coworker of the team', noun, true),
    adds(SOLO, 'a person alone', noun, true, {
      owner: 'solo',
      ...(noun === 'card' ? { recordId: 'Cards-alone' } : {}),
    }),
    adds(OTTO, 'of another business', noun, false),
    adds(RITA, 'of a former business', noun, false),
    adds(UNA, 'of an unverified person', noun, false),
    adds(Sales, 'for others alone', noun, false, { assignees: ['ann'] }),
    adds(Sales, 'for others too', noun, noun !== 'mail', { assignees: ['sally', 'ann'] }),
    adds(Sales, 'of no business', noun, noun === 'thread', { owner: '' }),
    adds(Sales, 'in another’s name', noun, false, { createdBy: 'ann' }),
    adds(Sales, 'ready before it is sent', noun, false, { state: 'ready' }),
    adds(Sales, 'of nothing', noun, false, { recordId: '' }),
    adds(Sales, 'with the longest id', noun, noun !== 'card', { recordId: 'r'.repeat(MAX_RECORD_ID) }),
    adds(Sales, 'with a longer id', noun, false, { recordId: 'r'.repeat(MAX_RECORD_ID + 1) }),
    adds(Sales, 'with an id that is no text', noun, false, { recordId: 7 }),
  ]),
  adds(Sales, 'that is not there', 'card', false, { recordId: 'gone' }),
  adds(Sales, 'of another business', 'card', false, { recordId: 'Cards-foreign' }),
  writes(
    Sales,
    'card: made in the same commit',
    [madeCard, sent(Sales, 'card', { recordId: 'card-made' })],
    true,
  ),
  writes(Sales, 'post: over content that is there', [sent(Sales, 'post')], false, [part]),
  adds(Sales, 'as many readers as possible', 'thread', true, { assignees: people(MOST_READERS, 'sally') }),
  adds(Sales, 'a reader more', 'thread', false, { assignees: people(MOST_READERS + 1, 'sally') }),
  adds(Sales, 'the longest ids of readers together', 'thread', true, {
    assignees: ['sally', 'x'.repeat(25_600 - 'sally'.length)],
  }),
  adds(Sales, 'a reader that is no id', 'thread', false, { assignees: ['sally', 'x'.repeat(25_600)] }),
  {
    ...adds(Sales, 'where the company has switched it off', 'card', false),
    given: [{ kind: 'patch', ref: { collection: 'Companies', id: ACME }, fields: { isAttachment: false } }],
  },
]);

/** Each reader, by what the file says. */
const reading = cellsOf(
  'who reads files of cards, chats, mails and posts',
  FILE_HOLDERS.flatMap((noun) => {
    const isOpen = noun === 'card' || noun === 'post';
    const reads = (role: Role, what: string, isAllowed: boolean, change: Data = {}): CellRow[] => {
      const given = [sent(ADMIN, noun, { state: 'ready', ...change }), part];
      return [
        { ...gets(role, `${noun}: ${what}`, file, isAllowed), given },
        { ...gets(role, `${noun}: ${what}, its content`, content, isAllowed), given },
      ];
    };
    return [
      ...reads(FieldWorker, 'a named coworker', true, { assignees: ['fred'] }),
      ...reads(FieldWorker, 'another coworker', isOpen, { assignees: ['nick'] }),
      ...reads(NICK, 'a named coworker without any right', noun === 'post', { assignees: ['nick'] }),
      ...reads(NICK, 'another coworker without any right', noun === 'post', { assignees: ['fred'] }),
      ...reads(ADMIN, 'an administrator who is not named', isOpen, { assignees: ['fred'] }),
      ...reads(OTTO, 'a named person of another business', noun === 'post', { assignees: ['otto'] }),
      ...reads(OTTO, 'another person', false),
      ...reads(RITA, 'a named person who left', noun === 'post', { assignees: ['rita'] }),
      ...reads(UNA, 'a named person who is not verified', false, { assignees: ['una'] }),
      ...reads(NOBODY, 'a visitor', false),
      ...reads(OTTO, 'one of two connections', true, { owner: '', assignees: ['otto', 'ann'] }),
      ...reads(NICK, 'none of two connections', false, { owner: '', assignees: ['otto', 'ann'] }),
    ];
  }),
);

const then = (role: Role, what: string, isAllowed: boolean, write: Write, given: readonly Write[]): CellRow =>
  writes(role, what, [write], isAllowed, given);
const finished = (role: Role): Write => patch(role, file, { state: 'ready' });
const remove: Write = { kind: 'delete', ref: file };
const ready = { state: 'ready' };

const sending = cellsOf(
  'a file of a card, chat, mail or post is sent and deleted by its author',
  FILE_HOLDERS.flatMap((noun) => [
    then(Sales, `${noun}: a part`, true, part, [sent(Sales, noun)]),
    then(Sales, `${noun}: a part of another’s`, false, part, [sent(ADMIN, noun, { assignees: ['sally'] })]),
    then(Sales, `${noun}: finished`, true, finished(Sales), [sent(Sales, noun)]),
    then(Sales, `${noun}: for more people`, false, patch(Sales, file, { ...ready, assignees: ['ann'] }), [
      sent(Sales, noun),
    ]),
    then(RITA, `${noun}: finished after leaving`, noun === 'post', finished(RITA), [sent(RITA, noun)]),
    then(Sales, `${noun}: deleted by the author`, true, remove, [sent(Sales, noun, ready)]),
    then(ADMIN, `${noun}: deleted by an administrator`, false, remove, [
      sent(Sales, noun, { ...ready, assignees: ['sally', 'ann'] }),
    ]),
    then(Sales, `${noun}: deleted by the author when others have it`, noun !== 'mail', remove, [
      sent(Sales, noun, { ...ready, assignees: ['sally', 'ann'] }),
    ]),
  ]),
);

const asked = (owner: string, noun: FileHolder, uid: string | null): readonly Where[] => [
  { field: 'owner', op: '==', value: owner },
  { field: 'noun', op: '==', value: noun },
  { field: 'recordId', op: '==', value: 'r1' },
  ...(uid === null ? [] : [{ field: 'assignees', op: 'array-contains', value: uid } as const]),
];
const asks = (role: Role, what: string, isAllowed: boolean, where: readonly Where[]): CellRow =>
  lists(role, what, { collection: 'Files', where, orderBy: [], limit: 10 }, isAllowed);

const listing = cellsOf(
  'questions about files of cards, chats, mails and posts',
  FILE_HOLDERS.flatMap((noun) => [
    asks(Manager, `${noun}: of the business`, noun === 'card' || noun === 'post', asked(ACME, noun, null)),
    asks(Manager, `${noun}: for oneself`, true, asked(ACME, noun, 'max')),
    asks(Manager, `${noun}: for another`, noun === 'card' || noun === 'post', asked(ACME, noun, 'ann')),
    asks(Manager, `${noun}: of another business`, false, asked(OTHER, noun, null)),
    asks(Manager, `${noun}: of another business, for oneself`, noun === 'post', asked(OTHER, noun, 'max')),
    asks(Manager, `${noun}: of no business, for oneself`, true, asked('', noun, 'max')),
    asks(Manager, `${noun}: of no business, for another`, false, asked('', noun, 'ann')),
  ]),
);

/** Files whose readers are named in the file itself. */
export const filesBesideCells: readonly Cell[] = [...adding, ...reading, ...sending, ...listing];
