import type { Ref, Write } from '@/data/store/port';
import type { Permission } from '@/domain/access/permissions';
import { create, patch } from '../acting';
import type { Data } from '../documents';
import { ADMIN, employee } from '../roles';
import type { Role } from '../roles';
import { people } from '../world';
import { cellsOf, writes } from './cell';
import type { Cell, CellRow } from './cell';

const ALL: readonly Permission[] = [
  'customers:view',
  'trackers:view',
  'estimates:view',
  'estimates:edit',
  'estimates:delete',
  'pricing:show',
  'scope:all',
];

/** Has all that estimates take, but for one right. */
const without = (right: Permission, uid: string): Role =>
  employee(
    `employee without ${right}`,
    uid,
    ALL.filter((one) => one !== right),
  );

const Whole = employee('employee with all that estimates take', 'whol', ALL);
const NoCustomers = without('customers:view', 'nocu');
const NoTrackers = without('trackers:view', 'notr');
const NoAmounts = without('pricing:show', 'noam');
const NoEdit = without('estimates:edit', 'noed');
const NoDelete = without('estimates:delete', 'node');
const WHO = [Whole, NoCustomers, NoTrackers, NoAmounts, NoEdit, NoDelete];

const standing = people(WHO);
const estimate: Ref = { collection: 'Estimates', id: 'Estimates-assigned' };
const ofCustomer: Data = { trackerId: '' };

const made = (role: Role, name: string, isAllowed: boolean, fields: Data): CellRow =>
  writes(
    role,
    `made ${name}`,
    [create(role, 'Estimates', 'e-new', [role.uid ?? ''], fields)],
    isAllowed,
    standing,
  );

const changed = (role: Role, name: string, isAllowed: boolean, change: Data, before: Data = {}): CellRow => {
  const given: readonly Write[] = [...standing, { kind: 'patch', ref: estimate, fields: before }];
  return writes(role, `changed ${name}`, [patch(role, estimate, change)], isAllowed, given);
};

const deleted = (role: Role, isAllowed: boolean): CellRow =>
  writes(role, 'deleted', [{ kind: 'delete', ref: estimate }], isAllowed, standing);

/** The rights and the places that an estimate needs, each with its opposite. */
export const estimateParentCells: readonly Cell[] = cellsOf('where an estimate is', [
  made(ADMIN, 'of a customer alone', true, ofCustomer),
  made(ADMIN, 'of a customer that is not there', false, { ...ofCustomer, customerId: 'nowhere' }),
  made(ADMIN, 'of another business’s customer', false, { ...ofCustomer, customerId: 'c-foreign' }),
  made(ADMIN, 'of a tracker', true, {}),
  made(ADMIN, 'of another customer’s tracker', false, { trackerId: 't-unassigned' }),
  made(ADMIN, 'of another business’s tracker', false, { trackerId: 't-foreign' }),
  made(ADMIN, 'of a tracker that is not there', false, { trackerId: 'nowhere' }),
  ...WHO.flatMap((role) => [
    made(role, 'of a customer alone', ![NoCustomers, NoAmounts, NoEdit].includes(role), ofCustomer),
    made(role, 'of a tracker', [Whole, NoDelete].includes(role), {}),
    changed(role, 'in its title', ![NoAmounts, NoEdit].includes(role), { title: 'Roof' }),
    deleted(role, ![NoAmounts, NoDelete].includes(role)),
  ]),
  changed(ADMIN, 'to be of a tracker', true, { trackerId: 't-assigned' }, ofCustomer),
  changed(NoTrackers, 'to be of a tracker they do not see', false, { trackerId: 't-assigned' }, ofCustomer),
  changed(ADMIN, 'to be of another customer’s tracker', false, { trackerId: 't-unassigned' }, ofCustomer),
  changed(ADMIN, 'to another tracker', false, { trackerId: 't-assigned' }, { trackerId: 't-unassigned' }),
  changed(ADMIN, 'to no tracker', false, ofCustomer),
  changed(ADMIN, 'in its title, beside its tracker', true, { title: 'Roof' }),
]);
