import { now } from '@/data/store/port';
import type { Ref, Write } from '@/data/store/port';
import { NOUNS } from '@/domain/nouns';
import { instant } from '@/domain/core/value';
import { LINK_STATES } from '@/domain/core/statuses';
import { PAGE_DOCUMENTS } from '@/domain/tracking/page-documents';
import { create, customer, patch } from '../acting';
import { IN_2100 } from '../documents';
import type { Data } from '../documents';
import { ADMIN, EMPLOYEES, NOBODY, SOLO } from '../roles';
import type { Role } from '../roles';
import { cellsOf, gets, writes } from './cell';
import type { Cell, CellRow } from './cell';

const { Sales, Manager, 'Field worker': FieldWorker } = EMPLOYEES;

const link: Ref = { collection: 'Tracking', id: 'Tracking-assigned' };
const copy: Ref = { collection: `Tracking/${link.id}/Public`, id: 'progress' };
const dropCopy: Write = { kind: 'delete', ref: copy };
const IN_2020 = instant(Date.UTC(2020, 0, 1));

const seeing = (id: string, name: string, isAllowed: boolean, fields: Data): CellRow => ({
  ...gets(NOBODY, `${id} of a link that is ${name}`, { ...copy, id }, isAllowed),
  given: [{ kind: 'patch', ref: link, fields }],
});

const asked = (name: string, isAllowed: boolean, change: Data): CellRow =>
  writes(Sales, name, [create(Sales, 'Tracking', 'new-link', [], change)], isAllowed);

const ofTrackerNamed = (id: string, isAllowed: boolean): CellRow =>
  writes(
    Sales,
    `on a tracker whose id has ${id.length} characters`,
    [create(Sales, 'Tracking', 'new-link', [], { trackerId: id })],
    isAllowed,
    [{ ...create(ADMIN, 'Trackers', 't-named', ['sally']), ref: { collection: 'Trackers', id } }],
  );

const moved = (
  role: Role,
  state: string,
  from: string,
  isAllowed: boolean,
  ...more: readonly Write[]
): CellRow =>
  writes(
    role,
    `${from} to ${state} and ${more.length} more`,
    [patch(role, link, { state }), ...more],
    isAllowed,
    [{ kind: 'patch', ref: link, fields: { state: from } }],
  );

const prolonged = (name: string, isAllowed: boolean, from: Data, to: Data): CellRow =>
  writes(Sales, name, [patch(Sales, link, to)], isAllowed, [{ kind: 'patch', ref: link, fields: from }]);

const IN_2021 = instant(Date.UTC(2021, 0, 1));
const LATER = instant(IN_2100 + 1);

const lastDays = cellsOf('an expired link waits for a place before it works again', [
  ...['active', 'paused'].flatMap((state) => [
    prolonged(`${state}, as it is`, false, { state, expiresAt: IN_2020 }, { expiresAt: LATER }),
    prolonged(
      `${state}, as a request`,
      true,
      { state, expiresAt: IN_2020 },
      { expiresAt: LATER, state: 'requested' },
    ),
    prolonged(
      `${state}, to another day that has passed`,
      true,
      { state, expiresAt: IN_2020 },
      { expiresAt: IN_2021 },
    ),
    prolonged(`${state}, before it expires`, true, { state }, { expiresAt: LATER }),
    prolonged(`${state}, over at once`, true, { state }, { expiresAt: IN_2020 }),
    prolonged(`${state}, to no moment`, false, { state }, { expiresAt: 7 }),
  ]),
  prolonged(
    'revoked with a later day',
    true,
    { state: 'paused', expiresAt: IN_2020 },
    { expiresAt: LATER, state: 'revoked' },
  ),
]);

/** Anyone may create a tracker with a deleted one's id; a remaining link stays with its business. */
const squatted: readonly Write[] = [
  { kind: 'patch', ref: { collection: 'Trackers', id: 't-assigned' }, fields: { owner: 'solo' } },
];

const strangers = cellsOf('a link is not for the owner of another tracker under its id', [
  writes(SOLO, 'revoked', [patch(SOLO, link, { state: 'revoked' })], false, squatted),
  writes(SOLO, 'its page taken away', [dropCopy], false, [
    ...squatted,
    { kind: 'patch', ref: link, fields: { state: 'paused' } },
  ]),
  writes(SOLO, 'a link of their own', [patch(SOLO, link, { state: 'revoked' })], true, [
    ...squatted,
    { kind: 'patch', ref: link, fields: { owner: 'solo' } },
  ]),
]);

const tracking = [
  ...lastDays,
  ...strangers,
  ...cellsOf('the page of a tracking link', [
    gets(NOBODY, 'the link', link, true),
    ...PAGE_DOCUMENTS.flatMap(({ id, opensWhile }) => [
      ...LINK_STATES.map((state) => seeing(id, state, state === opensWhile, { state })),
      seeing(id, `${opensWhile} and over`, false, { state: opensWhile, expiresAt: IN_2020 }),
    ]),
    gets(NOBODY, 'an unknown link', { collection: 'Tracking', id: 'unknown' }, true),
    gets(NOBODY, 'its page', { collection: 'Tracking/unknown/Public', id: 'progress' }, false),
  ]),
  ...cellsOf('a new link starts as a request for the time to come', [
    asked('active', false, { state: 'active' }),
    asked('already over', false, { expiresAt: IN_2020 }),
    asked('over this very moment', false, { expiresAt: now() }),
    asked('on a tracker of others', false, { trackerId: 't-unassigned' }),
    asked('as a request', true, {}),
    // The longest id a tracker can be found by, and one more.
    ...[64, 65].map((length) => ofTrackerNamed('t'.repeat(length), length === 64)),
    writes(Sales, 'activated by its maker', [patch(Sales, link, { state: 'active' })], false, [
      { kind: 'patch', ref: link, fields: { state: 'requested' } },
    ]),
  ]),
  ...cellsOf('a link loses its page in the batch that stops it', [
    writes(Sales, 'the page alone', [dropCopy], false),
    moved(FieldWorker, 'paused', 'active', false, dropCopy),
    moved(Sales, 'paused', 'active', true, dropCopy),
    moved(Sales, 'revoked', 'active', true, dropCopy),
    moved(Sales, 'active', 'paused', true),
    moved(Sales, 'active', 'paused', false, dropCopy),
    moved(Sales, 'active', 'revoked', false),
    writes(
      Manager,
      'together with its tracker',
      [
        patch(Manager, link, { state: 'revoked' }),
        dropCopy,
        { kind: 'delete', ref: { collection: 'Trackers', id: 't-assigned' } },
      ],
      true,
    ),
    writes(ADMIN, 'moved to another tracker', [patch(ADMIN, link, { trackerId: 't-unassigned' })], false),
    // Only editors of its tracker may delete the page of a stopped link.
    writes(FieldWorker, 'the page of a stopped link', [dropCopy], false, [
      { kind: 'patch', ref: link, fields: { state: 'paused' } },
    ]),
  ]),
];

const fresh: Role = {
  ...SOLO,
  uid: 'newcomer',
  token: { ...SOLO.token, email: 'new@example.com' },
  user: null,
};
const account: Ref = { collection: 'Users', id: 'newcomer' };
const blank = (change: Data = {}) => create(fresh, 'Users', 'newcomer', [], change);
const unverified: Role = { ...fresh, token: { ...fresh.token, email_verified: false } };
const throughFacebook: Role = {
  ...unverified,
  token: { ...unverified.token, firebase: { sign_in_provider: 'facebook.com' } },
};
const withoutEmail: Role = {
  ...fresh,
  token: { email_verified: true, firebase: { sign_in_provider: 'password' } },
};

const opens = (role: Role, name: string, isAllowed: boolean, change: Data = {}): CellRow =>
  writes(role, name, [blank(change)], isAllowed);
const edits = (role: Role, name: string, isAllowed: boolean, change: Data): CellRow =>
  writes(role, name, [{ kind: 'patch', ref: account, fields: { ...change, updatedAt: now() } }], isAllowed, [
    blank(),
  ]);

const accounts = [
  ...cellsOf('an account is opened by its person, blank', [
    gets(fresh, 'not there yet', account, true),
    opens(fresh, 'already paid', false, { userPaid: true }),
    opens(fresh, 'with another’s address', false, { email: 'boss@example.com' }),
    opens({ ...fresh, uid: 'thief' }, 'for another', false),
    opens(unverified, 'unverified', false, { email: 'new@example.com' }),
    opens(fresh, 'with their own address', true, { email: 'new@example.com' }),
    opens(fresh, 'without an address', true),
    opens(throughFacebook, 'through Facebook, with the address it gives', true, { email: 'new@example.com' }),
    opens(withoutEmail, 'without an address in the token', true),
    writes(fresh, 'once more, after it was deleted', [blank()], false, [
      { kind: 'create', ref: { collection: 'Erasures', id: 'newcomer' }, data: { uid: 'newcomer' } },
    ]),
  ]),
  ...cellsOf('an account takes another address only once that is verified', [
    edits(fresh, 'another’s', false, { email: 'boss@example.com' }),
    edits(fresh, 'their own', true, { email: 'new@example.com' }),
    edits(throughFacebook, 'one Facebook does not vouch for', false, { email: 'new@example.com' }),
    edits(throughFacebook, 'anything else through Facebook', true, { phone: '555 0100' }),
    edits(fresh, 'anything else', true, { onBoarded: true, phone: '555 0100' }),
  ]),
  ...cellsOf('an account without a record opens nothing', [
    gets(fresh, 'a record', customer, false),
    writes(fresh, 'a new one', [create(fresh, 'Customers', 'c-early', [])], false),
  ]),
];

const RECORDS = [
  ...NOUNS.map(({ shape }) => shape.collection),
  ...[
    'Employees',
    'Prices',
    'IssuedPapers',
    'Decisions',
    'PriceItems',
    'EstimateTemplates',
    'HandOffs',
    'Activity',
    'ActivityPriced',
    'ClientMessages',
    'ClientUpdates',
    'Files',
    'Imports',
    'ImportBatches',
  ],
];

const nowhere = cellsOf(
  'a record that is not there is answered, not refused',
  RECORDS.flatMap((collection) => [
    gets(FieldWorker, collection, { collection, id: 'nowhere' }, true),
    gets(NOBODY, collection, { collection, id: 'nowhere' }, false),
  ]),
);

const unknown = cellsOf(
  'anything unknown is closed',
  ['Secrets', 'Customers/c-assigned/Secrets', 'Users/ann/Devices'].flatMap((collection) => [
    gets(ADMIN, collection, { collection, id: 'x' }, false),
    writes(ADMIN, collection, [{ kind: 'create', ref: { collection, id: 'x' }, data: { uuid: 'x' } }], false),
  ]),
);

/** Entry points for people without an account, or with a new one. */
export const doorCells: readonly Cell[] = [...tracking, ...accounts, ...nowhere, ...unknown];
