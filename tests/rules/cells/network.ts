import { pricesOfDealer } from '@/data/dealer/dealer';
import { connectionsOf } from '@/data/network/network';
import { referralsOf } from '@/data/referral/referrals';
import { now, unset } from '@/data/store/port';
import type { QuerySpec } from '@/data/store/port';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import { ACME } from '@tests/factories/records';
import { create, patch, viewerOf } from '../acting';
import { ADMIN, EMPLOYEES, OTHER, ROLES, SOLO } from '../roles';
import type { Role } from '../roles';
import { cellsOf, gets, lists, writes } from './cell';
import type { Cell, CellRow } from './cell';

const { Sales, Manager, 'Field worker': FieldWorker } = EMPLOYEES;
const named = (uid: string): Role => {
  const role = ROLES.find((one) => one.uid === uid);
  if (!role) throw new Error(`Nobody is called ${uid}.`);
  return role;
};
const otto = named('otto');
const una = named('una');

/** A query for the role's own documents, and the same one for another person's. */
const ownList = (role: Role, spec: QuerySpec, field: string): readonly CellRow[] => [
  lists(role, `${spec.collection}, own`, spec, true),
  lists(role, `${spec.collection}, of another`, about(spec, field, 'max'), role.uid === 'max'),
  lists(role, `${spec.collection}, of everybody`, { ...spec, where: [] }, false),
  lists(role, `${spec.collection}, ${MOST_ROWS + 1}`, { ...spec, limit: MOST_ROWS + 1 }, false),
];

const about = (spec: QuerySpec, field: string, uid: string): QuerySpec => ({
  ...spec,
  where: spec.where.map((one) => (one.field === field ? { ...one, value: uid } : one)),
});

const own = cellsOf(
  'lists of one’s own network and invitations',
  [ADMIN, SOLO, Sales].flatMap((role) => [
    ...ownList(role, connectionsOf(viewerOf(role)).spec, 'person'),
    ...ownList(role, referralsOf(viewerOf(role)).spec, 'referrer'),
  ]),
);

const unverified = cellsOf('lists of an unverified person', [
  lists(una, 'connections', about(connectionsOf(viewerOf(ADMIN)).spec, 'person', 'una'), false),
  lists(una, 'referrals', about(referralsOf(viewerOf(ADMIN)).spec, 'referrer', 'una'), false),
]);

const prices = pricesOfDealer(ACME).spec;
const line = { collection: 'DealerPrices', id: 'DealerPrices-unassigned' };
const cheaper = { price: 100 };

const dealers = cellsOf('a dealer’s price list', [
  lists(ADMIN, 'its own', prices, true),
  lists(otto, 'by its member', prices, true),
  lists(otto, 'by its member, too many', { ...prices, limit: MOST_ROWS + 1 }, false),
  lists(Sales, 'by an employee who sees amounts', prices, true),
  lists(FieldWorker, 'by one who sees none', prices, false),
  lists(SOLO, 'by a person without a company', prices, false),
  gets(otto, 'a line, by its member', line, true),
  {
    ...gets(otto, 'a line, after the membership', line, false),
    given: [{ kind: 'patch', ref: { collection: 'Companies', id: OTHER }, fields: { dealerOwner: '' } }],
  },
  {
    ...lists(ADMIN, 'its own, of a company older than memberships', prices, true),
    given: [{ kind: 'patch', ref: { collection: 'Companies', id: ACME }, fields: { dealerOwner: unset() } }],
  },
  writes(ADMIN, 'a new price', [patch(ADMIN, line, cheaper)], true),
  writes(otto, 'a new price by its member', [patch(otto, line, cheaper)], false),
  writes(Manager, 'a new price by an employee', [patch(Manager, line, cheaper)], false),
  writes(ADMIN, 'a new price of a company that is no dealer', [patch(ADMIN, line, cheaper)], false, [
    { kind: 'patch', ref: { collection: 'Companies', id: ACME }, fields: { louveRoofDealer: false } },
  ]),
  writes(
    ADMIN,
    'a line on another’s list',
    [create(ADMIN, 'DealerPrices', 'dp-new', [], { owner: OTHER })],
    false,
  ),
  writes(
    ADMIN,
    'a price in another’s name',
    [{ kind: 'patch', ref: line, fields: { price: 1, updatedAt: now(), updatedBy: 'max' } }],
    false,
  ),
  writes(
    otto,
    'making oneself a member',
    [patch(otto, { collection: 'Companies', id: OTHER }, { dealerOwner: 'dealer' })],
    false,
  ),
  writes(
    otto,
    'agreeing to show figures',
    [patch(otto, { collection: 'Companies', id: OTHER }, { sharesFigures: true })],
    true,
  ),
]);

/** Networks, invitations and dealers: readers of the lists, and writers of the prices. */
export const networkCells: readonly Cell[] = [...own, ...unverified, ...dealers];
