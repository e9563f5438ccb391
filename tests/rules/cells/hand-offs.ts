import type { QuerySpec } from '@/data/store/port';
import type { Permission } from '@/domain/access/permissions';
import { ACME } from '@tests/factories/records';
import { create } from '../acting';
import { employee } from '../roles';
import type { Role } from '../roles';
import { people } from '../world';
import { cellsOf, gets, lists, writes } from './cell';
import type { Cell, CellRow } from './cell';

const ALL: readonly Permission[] = ['invoices:edit', 'pricing:show', 'scope:all'];

/** People with all that a hand-off takes, and with all but one right. */
const ROLES: readonly (readonly [role: Role, isAllowed: boolean])[] = [
  [employee('employee with all that a hand-off takes', 'whho', ALL), true],
  ...ALL.map((right, at): readonly [Role, boolean] => [
    employee(
      `employee who hands off without ${right}`,
      `noh${at}`,
      ALL.filter((one) => one !== right),
    ),
    false,
  ]),
];

const all: QuerySpec = {
  collection: 'HandOffs',
  where: [{ field: 'owner', op: '==', value: ACME }],
  orderBy: [],
  limit: 10,
};

const stored = { collection: 'HandOffs', id: 'HandOffs-assigned' };

const rowsOf = ([role, isAllowed]: (typeof ROLES)[number]): readonly CellRow[] => [
  gets(role, 'one', stored, isAllowed),
  lists(role, 'all', all, isAllowed),
  writes(role, 'a new one', [create(role, 'HandOffs', 'hand-off-new', [])], isAllowed),
];

/** Hand-offs to accounting, which have no assignees. */
export const handOffCells: readonly Cell[] = cellsOf(
  'a hand-off needs all invoices with their amounts',
  ROLES.flatMap(rowsOf),
).map((cell) => ({ ...cell, given: [...people(ROLES.map(([role]) => role)), ...cell.given] }));
