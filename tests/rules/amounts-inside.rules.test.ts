import { beforeAll, describe, expect, it } from 'vitest';
import type { Ref, Write } from '@/data/store/port';
import { encodeFields } from '@/domain/core/record-codec';
import { fileShape } from '@/domain/files/file';
import { activityPricedShape, activityShape } from '@/domain/history/activity';
import { cents, groupList, serverOnly, text } from '@/domain/core/shape';
import { NOUNS } from '@/domain/nouns';
import { ACME, makeActivity, makeFile } from '@tests/factories/records';
import { billNoun, billShape, makeBill } from '@tests/factories/made-up-noun';
import { buildRules } from '../../rules/generate/build-rules';
import { openRulesServer } from './cells/rules-server';
import type { RulesServer } from './cells/rules-server';
import { tampered } from './contents';
import { stampedData } from './documents';
import type { Data } from './documents';
import { commit, madeUp, patch } from './made-up';
import type { Row } from './made-up';
import { can } from './oracle';
import type { Answer, Op } from './oracle';
import { ADMIN, employee, EMPLOYEES, ROLES, VERA } from './roles';
import type { Role } from './roles';
import { idOf, PLACES, world } from './world';
import type { Ground } from './world';

const { Sales, Coordinator } = EMPLOYEES;

/** Has every right to the area, from before it needed the right to see amounts. */
const GREG = employee('employee with the area and without amounts', 'greg', [
  'customers:view',
  'estimates:view',
  'estimates:edit',
  'estimates:delete',
  'scope:all',
]);
const PAM = employee('employee with amounts and without the area', 'pam', [
  'customers:view',
  'customers:edit',
  'pricing:show',
  'scope:all',
]);
/** Everything but trackers. */
const TIM = employee('employee without trackers', 'tim', [
  'customers:view',
  'jobs:view',
  'estimates:view',
  'estimates:edit',
  'estimates:delete',
  'pricing:show',
  'scope:all',
]);

const EVERYONE = [...ROLES, GREG, PAM, TIM];

const bills = madeUp(
  billShape,
  ({ key, owner, assignees }, id) =>
    makeBill({ uuid: id, owner, assignees, customerId: idOf('Customers', key) }),
  { title: 'A new roof' },
);

/** Written again from the domain. */
const RIGHTS: Readonly<Record<Op, Answer>> = {
  get: can('pricing:show', 'estimates:view'),
  list: can('pricing:show', 'estimates:view'),
  create: can('pricing:show', 'estimates:edit', 'customers:view'),
  update: can('pricing:show', 'estimates:edit'),
  delete: can('pricing:show', 'estimates:delete'),
};

const everybody = EVERYONE.flatMap(({ uid }) => uid ?? []);
const own: Ground = { key: 'assigned', owner: ACME, assignees: everybody };
const bill = bills.refOf(own);

type History = 'Activity' | 'ActivityPriced';

const entryOf = (collection: History, uid: string, change: Data = {}): Write => {
  const shape = collection === 'Activity' ? activityShape : activityPricedShape;
  const entry = makeActivity({
    ...{ uuid: `note-${collection}`, owner: ACME, assignees: everybody, recordTitle: 'New roof' },
    ...{ recordId: bill.id, timelineId: bill.id, customerId: 'c-assigned', trackerId: '' },
  });
  const data = { ...stampedData(shape, entry, uid), noun: billNoun.name, ...change };
  return { kind: 'create', ref: { collection, id: entry.uuid }, data };
};
const refIn = (collection: History): Ref => entryOf(collection, 'ann').ref;
const ofCustomer: Data = { noun: 'customer', recordId: 'c-assigned', timelineId: 'c-assigned' };

const file: Write = {
  kind: 'create',
  ref: { collection: fileShape.collection, id: 'file-of-bill' },
  data: {
    ...encodeFields(
      fileShape.fields,
      makeFile({
        uuid: 'file-of-bill',
        owner: ACME,
        assignees: everybody,
        recordId: bill.id,
        state: 'ready',
      }),
    ),
    ...{ noun: billNoun.name, createdBy: 'max' },
  },
};

const row = (
  role: Role,
  name: string,
  isAllowed: boolean,
  attempt: Row['attempt'],
  given: readonly Write[] = [],
) => ({ name: `${name}: ${role.name}`, role, given, attempt, isAllowed }) satisfies Row;

/** Those who see amounts and bills, then those who lack one of both. */
const WHO = [
  [ADMIN, true],
  [Sales, true],
  [GREG, false],
  [PAM, false],
  [VERA, false],
  [Coordinator, false],
] as const;

const rows: readonly Row[] = WHO.flatMap(([role, isAllowed]) => {
  const uid = role.uid ?? '';
  const seesCustomers = role.viewer?.permissions.has('customers:view') === true || role === ADMIN;
  const listed = (collection: string, noun: string): Row['attempt'] => ({
    list: {
      collection,
      where: [
        { field: 'owner', op: '==', value: ACME },
        { field: 'assignees', op: 'array-contains', value: uid },
        { field: 'noun', op: 'in', value: [noun] },
      ],
      orderBy: [],
      limit: 5,
    },
  });
  return [
    ...(['Activity', 'ActivityPriced'] as const).flatMap((collection) => [
      row(role, `reads ${collection} of a bill`, isAllowed, { get: refIn(collection) }, [
        entryOf(collection, 'max'),
      ]),
      row(role, `asks for ${collection} of bills`, isAllowed, listed(collection, billNoun.name)),
    ]),
    row(role, 'asks for the history of customers', seesCustomers, listed('Activity', 'customer')),
    row(role, 'writes a note on a bill', isAllowed, commit(entryOf('ActivityPriced', uid))),
    row(role, 'removes the own note', isAllowed, commit({ kind: 'delete', ref: refIn('ActivityPriced') }), [
      entryOf('ActivityPriced', uid),
    ]),
    row(role, 'removes another’s note', false, commit({ kind: 'delete', ref: refIn('ActivityPriced') }), [
      entryOf('ActivityPriced', 'max'),
    ]),
    row(
      role,
      'removes an entry about a change',
      false,
      commit({ kind: 'delete', ref: refIn('ActivityPriced') }),
      [entryOf('ActivityPriced', uid, { kind: 'changed' })],
    ),
    row(
      role,
      'removes an entry of a customer',
      false,
      commit({ kind: 'delete', ref: refIn('ActivityPriced') }),
      [entryOf('ActivityPriced', uid, ofCustomer)],
    ),
    row(role, 'writes a note on a customer there', false, commit(entryOf('ActivityPriced', uid, ofCustomer))),
    row(role, 'writes a change there', false, commit(entryOf('ActivityPriced', uid, { kind: 'changed' }))),
    row(role, 'reads a file of a bill', isAllowed, { get: file.ref }, [file]),
    row(role, 'asks for the files of bills', isAllowed, listed('Files', billNoun.name)),
    row(role, 'deletes a file of a bill', isAllowed, commit({ kind: 'delete', ref: file.ref }), [file]),
  ];
});

const made = (role: Role, name: string, isAllowed: boolean, fields: Data): Row =>
  row(role, `made ${name}`, isAllowed, commit(bills.created(own, bills.newRef(own), role.uid ?? '', fields)));

const changed = (role: Role, name: string, isAllowed: boolean, fields: Data, before: Data = {}): Row =>
  row(role, `changed ${name}`, isAllowed, commit(patch(role.uid ?? '', bill, fields)), [
    { kind: 'patch', ref: bill, fields: before },
  ]);

const tracker: Data = { trackerId: 't-assigned' };
const job: Data = { ...tracker, jobId: 'j-assigned' };
const numbered: Write = { kind: 'patch', ref: bill, fields: { number: 7 } };

const parents: readonly Row[] = [
  made(ADMIN, 'under a customer alone', true, {}),
  made(ADMIN, 'under no customer', false, { customerId: '' }),
  made(ADMIN, 'under a customer that is not there', false, { customerId: 'nowhere' }),
  made(ADMIN, 'under a tracker', true, tracker),
  made(ADMIN, 'under a job and its tracker', true, job),
  made(ADMIN, 'under a job without its tracker', false, { jobId: 'j-assigned' }),
  made(ADMIN, 'under a job and another customer’s tracker', false, { ...job, trackerId: 't-unassigned' }),
  made(ADMIN, 'under another customer’s tracker', false, { trackerId: 't-unassigned' }),
  made(ADMIN, 'under another business’s tracker', false, { trackerId: 't-foreign' }),
  made(ADMIN, 'under a tracker that is not there', false, { trackerId: 'nowhere' }),
  made(ADMIN, 'under a tracker of another type', false, { trackerId: 5 }),
  made(TIM, 'under a customer alone', true, {}),
  made(TIM, 'under a tracker they do not see', false, tracker),
  changed(ADMIN, 'to be under a tracker', true, tracker),
  changed(ADMIN, 'to be under a tracker and its job', true, job),
  changed(ADMIN, 'to be under a job of its tracker', true, { jobId: 'j-assigned' }, tracker),
  changed(ADMIN, 'to be under another customer’s tracker', false, { trackerId: 't-unassigned' }),
  changed(ADMIN, 'to another tracker', false, tracker, { trackerId: 't-unassigned' }),
  changed(ADMIN, 'to no tracker', false, { trackerId: '' }, tracker),
  changed(ADMIN, 'to another customer', false, { customerId: 'c-unassigned' }),
  changed(ADMIN, 'in its title, under a tracker', true, { title: 'Porch' }, tracker),
  changed(TIM, 'in its title, under a tracker they do not see', true, { title: 'Porch' }, tracker),
  changed(TIM, 'to be under a tracker they do not see', false, tracker),
];

const numbers: readonly Row[] = [
  made(ADMIN, 'with a number', false, { number: 7 }),
  changed(ADMIN, 'to have a number', false, { number: 7 }),
  changed(ADMIN, 'to another number', false, { number: 8 }, { number: 7 }),
  changed(ADMIN, 'to a prefix', false, { numberPrefix: 'B-' }),
  row(ADMIN, 'deleted without a number', true, commit({ kind: 'delete', ref: bill })),
  row(ADMIN, 'deleted with a number', false, commit({ kind: 'delete', ref: bill }), [numbered]),
];

const lines = [{ id: 'l1', name: 'Ridge vent', quantity: 4_000, unitPrice: 3_150 }];
const TOTALS: readonly (readonly [string, Data])[] = [
  ['a total', { total: 1 }],
  ['a total below nothing', { total: -1 }],
  ['a total of another type', { total: 'none' }],
  ['sums', { sums: { net: 1, tax: 0 } }],
  ['half of its sums', { sums: { net: 0 } }],
  ['rates', { rates: [{ name: 'State', tax: 1 }] }],
];

const totals: readonly Row[] = [
  made(ADMIN, 'with lines', true, { lines }),
  made(ADMIN, 'with empty totals', true, { lines, total: 0, sums: { net: 0, tax: 0 }, rates: [] }),
  changed(ADMIN, 'in its lines', true, { lines }),
  changed(ADMIN, 'in its lines under a total', true, { lines }, { total: 5, sums: { net: 5, tax: 0 } }),
  changed(ADMIN, 'to have no total again', false, { total: 0 }, { total: 5 }),
  ...TOTALS.flatMap(([name, fields]) => [
    made(ADMIN, `with ${name}`, false, { lines, ...fields }),
    changed(ADMIN, `to ${name}`, false, { lines, ...fields }),
  ]),
  ...tampered(billShape).flatMap(({ name, fields, isLegal }) => [
    made(ADMIN, `with ${name}`, isLegal, fields),
    changed(ADMIN, `to ${name}`, isLegal, fields),
  ]),
];

it('keeps no field within a line from clients, which no rule could, and says so', () => {
  const lines = groupList(5, { id: text(20), sum: serverOnly(cents()) });
  const shape = { ...billShape, fields: { ...billShape.fields, lines } };
  expect(() => buildRules([...NOUNS, { ...billNoun, shape }])).toThrow(
    'Clients write lines, and so sum in it.',
  );
});

describe('a noun with amounts inside', () => {
  let server: RulesServer;

  beforeAll(async () => {
    server = await openRulesServer('amounts-inside', {
      rules: buildRules([...NOUNS, billNoun]),
      seeded: [...world(PLACES, EVERYONE), ...PLACES.map(bills.standing)],
    });
  });

  it.each(EVERYONE.map((role) => [role.name, role] as const))(
    'needs the right to its area and the right to see amounts: %s',
    async (_, role) => {
      for (const one of bills.matrix(role, RIGHTS)) {
        expect([one.name, await server.holds({ ...one, group: '' })]).toEqual([one.name, true]);
      }
    },
  );

  it.each(rows.map((one) => [one.name, one] as const))(
    'and so does what belongs to it: %s',
    async (_, one) => {
      expect(await server.holds({ ...one, group: '' })).toBe(true);
    },
  );

  it.each(parents.map((one) => [one.name, one] as const))(
    'is under the parents that it names: %s',
    async (_, one) => {
      expect(await server.holds({ ...one, group: '' })).toBe(true);
    },
  );

  it.each(numbers.map((one) => [one.name, one] as const))(
    'has its number from functions alone, and keeps it: %s',
    async (_, one) => {
      expect(await server.holds({ ...one, group: '' })).toBe(true);
    },
  );

  it.each(totals.map((one) => [one.name, one] as const))(
    'has lines from clients and totals from functions: %s',
    async (_, one) => {
      expect(await server.holds({ ...one, group: '' })).toBe(true);
    },
  );
});
