import type { Ref, Write } from '@/data/store/port';
import { create } from '../acting';
import type { Data } from '../documents';
import { ADMIN, employee, EMPLOYEES } from '../roles';
import type { Role } from '../roles';
import { people } from '../world';
import { cellsOf, gets, lists, writes } from './cell';
import type { Cell, CellRow } from './cell';
import { noteOf, readOf } from './inside';

const { Sales, Coordinator } = EMPLOYEES;
/** From before the area needed the right to see amounts. */
const Unpriced = employee('employee with estimates and without amounts', 'unpa', [
  'customers:view',
  'estimates:view',
  'estimates:edit',
  'estimates:delete',
  'scope:all',
]);
const Elsewhere = employee('employee with amounts and without estimates', 'else', [
  'customers:view',
  'customers:edit',
  'pricing:show',
  'scope:all',
]);

const WHO: readonly (readonly [Role, boolean])[] = [
  [ADMIN, true],
  [Sales, true],
  [Coordinator, false],
  [Unpriced, false],
  [Elsewhere, false],
];
const everybody = WHO.flatMap(([{ uid }]) => uid ?? []);

const about: Data = {
  noun: 'estimate',
  recordId: 'Estimates-assigned',
  timelineId: 'Estimates-assigned',
  trackerId: 't-assigned',
};
const ofCustomer: Data = {
  noun: 'customer',
  recordId: 'c-assigned',
  timelineId: 'c-assigned',
  trackerId: '',
};

/** Of the estimate whose people the rules read, its own person's. */
const said = (role: Role, collection: 'Activity' | 'ActivityPriced', change: Data = {}): Write =>
  noteOf(role, collection, everybody, { ...about, ...change });

const priced: Ref = { collection: 'ActivityPriced', id: 'said' };
const takesBack: readonly Write[] = [{ kind: 'delete', ref: priced }];

const file: Ref = { collection: 'Files', id: 'file-of-estimate' };
const filed = create(ADMIN, 'Files', file.id, everybody, {
  noun: 'estimate',
  recordId: 'Estimates-assigned',
  state: 'ready',
});

const rowsOf = (role: Role, isAllowed: boolean): readonly CellRow[] => {
  const uid = role.uid ?? '';
  const standing = people([Unpriced, Elsewhere]);
  const row = (one: CellRow, ...given: readonly Write[]): CellRow => ({
    ...one,
    given: [...standing, ...given],
  });
  return [
    row(
      gets(role, 'an entry of it', { collection: 'Activity', id: 'said' }, isAllowed),
      said(ADMIN, 'Activity'),
    ),
    row(gets(role, 'an entry with amounts', priced, isAllowed), said(ADMIN, 'ActivityPriced')),
    row(lists(role, 'its entries', readOf('estimate', 'Activity', uid), isAllowed)),
    row(lists(role, 'its entries with amounts', readOf('estimate', 'ActivityPriced', uid), isAllowed)),
    row(writes(role, 'a note on it', [said(role, 'ActivityPriced')], isAllowed)),
    row(writes(role, 'the own note taken back', takesBack, isAllowed), said(role, 'ActivityPriced')),
    row(writes(role, 'an answer to it', [create(role, 'Decisions', 'd-new', everybody)], isAllowed)),
    row(gets(role, 'a file of it', file, isAllowed), filed),
    row(lists(role, 'its files', readOf('estimate', 'Files', uid), isAllowed)),
    row(writes(role, 'a file of it deleted', [{ kind: 'delete', ref: file }], isAllowed), filed),
  ];
};

/** What belongs to an estimate: needs the right to its area and the right to see amounts. */
export const ofEstimateCells: readonly Cell[] = [
  ...cellsOf(
    'what belongs to an estimate',
    WHO.flatMap(([role, isAllowed]) => rowsOf(role, isAllowed)),
  ),
  ...cellsOf('notes where amounts are', [
    writes(Sales, 'on a customer', [said(Sales, 'ActivityPriced', ofCustomer)], false),
    writes(Sales, 'a change', [said(Sales, 'ActivityPriced', { kind: 'changed' })], false),
    writes(Sales, 'another’s taken back', takesBack, false, [said(ADMIN, 'ActivityPriced')]),
    writes(Sales, 'an entry of a customer taken back', takesBack, false, [
      said(Sales, 'ActivityPriced', ofCustomer),
    ]),
  ]),
];
