import { now } from '@/data/store/port';
import type { QuerySpec, Ref, Write } from '@/data/store/port';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import { MAIL_STATES } from '@/domain/mail/mail';
import type { MailState } from '@/domain/mail/mail';
import { ACME } from '@tests/factories/records';
import { create, patch } from '../acting';
import type { Data } from '../documents';
import { ADMIN, EMPLOYEES, NICK, OTHER } from '../roles';
import type { Role } from '../roles';
import { cellsOf, gets, lists, writes } from './cell';
import type { Cell, CellRow } from './cell';

const { Sales, 'Field worker': FieldWorker } = EMPLOYEES;
const ref: Ref = { collection: 'Mail', id: 'mail-own' };
const label: Ref = { collection: 'MailLabels', id: 'label-own' };

/** A role's own mail, as stored by functions with these fields. */
const stored = (role: Role, change: Data = {}): Write => create(role, 'Mail', ref.id, [], change);
const storedLabel = (role: Role, change: Data = {}): Write =>
  create(role, 'MailLabels', label.id, [], change);

const query = (collection: string, person: string, change: Partial<QuerySpec> = {}): QuerySpec => ({
  collection,
  where: [
    { field: 'owner', op: '==', value: ACME },
    { field: 'person', op: '==', value: person },
  ],
  orderBy: [],
  limit: MOST_ROWS,
  ...change,
});
const ofEverybody = [{ field: 'owner', op: '==', value: ACME } as const];

const readers: readonly CellRow[] = ['Mail', 'MailLabels'].flatMap((collection) => {
  const one = collection === 'Mail' ? ref : label;
  const given = collection === 'Mail' ? stored : storedLabel;
  return [
    { ...gets(Sales, `${collection}, own`, one, true), given: [given(Sales)] },
    { ...gets(ADMIN, `${collection}, of an employee`, one, false), given: [given(Sales)] },
    {
      ...gets(Sales, `${collection}, of the company left`, one, false),
      given: [given(Sales, { owner: OTHER })],
    },
    gets(Sales, `${collection}, missing`, { ...one, id: 'missing' }, true),
    lists(FieldWorker, `${collection}, own`, query(collection, 'fred'), true),
    lists(NICK, `${collection}, own, without the right to it`, query(collection, 'nick'), false),
    lists(ADMIN, `${collection}, of an employee`, query(collection, 'sally'), false),
    lists(ADMIN, `${collection}, of everybody`, query(collection, '', { where: ofEverybody }), false),
    lists(FieldWorker, `${collection}, too many`, query(collection, 'fred', { limit: MOST_ROWS + 1 }), false),
    writes(Sales, `${collection}, in another's name`, [given(Sales, { person: 'max' })], false),
    writes(Sales, `${collection}, of another business`, [given(Sales, { owner: OTHER })], false),
    writes(Sales, `${collection}, with another's stamp`, [given(Sales, { createdBy: 'max' })], false),
    writes(Sales, `${collection}, deleted by its person`, [{ kind: 'delete', ref: one }], true, [
      given(Sales),
    ]),
    writes(ADMIN, `${collection}, deleted by another`, [{ kind: 'delete', ref: one }], false, [given(Sales)]),
    writes(Sales, `${collection}, changed after another did`, [patch(Sales, one, {})], true, [
      given(Sales, { updatedBy: 'max' }),
    ]),
    writes(ADMIN, `${collection}, changed by another`, [patch(ADMIN, one, {})], false, [given(Sales)]),
    writes(
      Sales,
      `${collection}, changed in another's name`,
      [{ kind: 'patch', ref: one, fields: { updatedAt: now(), updatedBy: 'max' } }],
      false,
      [given(Sales)],
    ),
  ];
});

const MOVES: Readonly<Record<MailState, readonly MailState[]>> = {
  draft: ['sending'],
  sending: ['draft', 'queued'],
  queued: [],
  sent: [],
  failed: ['draft'],
};

const moves: readonly CellRow[] = MAIL_STATES.flatMap((from) => [
  ...MAIL_STATES.map((to) =>
    writes(
      Sales,
      `${from} to ${to}`,
      [patch(Sales, ref, { state: to })],
      from === to || MOVES[from].includes(to),
      [stored(Sales, { state: from })],
    ),
  ),
  writes(Sales, `made as ${from}`, [stored(Sales, { state: from })], from === 'draft'),
  writes(Sales, `thrown away as ${from}`, [{ kind: 'delete', ref }], from === 'draft' || from === 'failed', [
    stored(Sales, { state: from }),
  ]),
  writes(Sales, `thrown away for ever as ${from}`, [{ kind: 'delete', ref }], true, [
    stored(Sales, { state: from, box: 'deleted' }),
  ]),
  writes(
    Sales,
    `put away as ${from}`,
    [patch(Sales, ref, { box: 'trash', isStarred: true, lists: ['trash'] })],
    true,
    [stored(Sales, { state: from })],
  ),
]);

const CONTENT: Data = {
  conversationId: 'another',
  to: [],
  cc: [{ uid: 'max', name: 'Max', address: '' }],
  bcc: [{ uid: 'max', name: 'Max', address: '' }],
  subject: 'Changed',
  body: 'Changed',
  preview: 'Changed',
  sentAt: now(),
  recordNoun: 'job',
  recordId: 'another',
  recordTitle: 'Changed',
};

const content: readonly CellRow[] = Object.entries(CONTENT).flatMap(([name, value]) =>
  MAIL_STATES.map((state) =>
    writes(
      Sales,
      `${name} of a mail that is ${state}`,
      [patch(Sales, ref, { [name]: value })],
      state === 'draft' || state === 'failed',
      [stored(Sales, { state })],
    ),
  ),
);

/** A person's own mail: readers, states, and when its content may change. */
export const mailCells: readonly Cell[] = [
  ...cellsOf('whose mail and labels', readers),
  ...cellsOf('the states of a mail', moves),
  ...cellsOf('the content of a mail', content),
];
