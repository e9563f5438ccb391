import type { Ref } from '@/data/store/port';
import { MAX_CENTS } from '@/domain/core/shape';
import { instant } from '@/domain/core/value';
import { create, createWithout, patch } from '../acting';
import type { Data } from '../documents';
import { EMPLOYEES } from '../roles';
import { people } from '../world';
import { BILLERS, NoAmounts, NoCustomers, NoDelete, NoEdit, NoTrackers } from './billers';
import { cellsOf, writes } from './cell';
import type { Cell, CellRow } from './cell';

const { Manager, Sales } = EMPLOYEES;
const payment: Ref = { collection: 'Payments', id: 'Payments-assigned' };

const noted = (name: string, isAllowed: boolean, change: Data, role = Manager): CellRow =>
  writes(role, name, [create(role, 'Payments', 'p-new', [role.uid ?? ''], change)], isAllowed);

const standing = people(BILLERS);
const byRole = BILLERS.flatMap((role): readonly CellRow[] => {
  const mayNote = ![NoCustomers, NoAmounts, NoEdit].includes(role);
  const takenBack = writes(
    role,
    'taken back',
    [{ kind: 'delete', ref: payment }],
    ![NoAmounts, NoDelete].includes(role),
  );
  const rows = [
    noted('of a customer alone', mayNote, { trackerId: '' }, role),
    noted('of a tracker', mayNote && role !== NoTrackers, {}, role),
    takenBack,
  ];
  return rows.map((row) => ({ ...row, given: standing }));
});

/** What payments have beyond the uniform rules, each condition with its opposite. */
export const paymentCells: readonly Cell[] = [
  ...cellsOf('a payment is noted once', [
    noted('of a customer alone', true, { trackerId: '' }),
    noted('of a tracker', true, {}),
    noted('of another customer’s tracker', false, { trackerId: 't-unassigned' }),
    noted('of a customer that is not there', false, { trackerId: '', customerId: 'nowhere' }),
    noted('of a cent', true, { amount: 1 }),
    noted('of half a cent', false, { amount: 1.5 }),
    noted('of the most there is', true, { amount: MAX_CENTS }),
    noted('of more', false, { amount: MAX_CENTS + 1 }),
    writes(
      Manager,
      'without its amount',
      [createWithout('amount', Manager, 'Payments', 'p-new', [Manager.uid ?? ''])],
      false,
    ),
    noted('of nothing', false, { amount: 0 }),
    noted('of less than nothing', false, { amount: -1 }),
    noted('without its day', false, { receivedOn: '' }),
    noted('on a day in words', false, { receivedOn: 'today' }),
    noted('as settled', false, { state: 'settled' }),
    noted('with its receipt', false, { number: 7 }),
    noted('with the address of its receipt', true, { receiptTo: 'ann@example.com' }),
    noted('with an address of its receipt that is too long', false, { receiptTo: 'x'.repeat(321) }),
    noted('with its receipt mailed', false, { receiptAt: instant(1) }),
    noted('by who only sees invoices', false, {}, Sales),
    writes(Manager, 'changed', [patch(Manager, payment, { note: 'Cash' })], false),
    writes(Manager, 'taken back before it is settled', [{ kind: 'delete', ref: payment }], true),
    writes(Manager, 'taken back after', [{ kind: 'delete', ref: payment }], false, [
      { kind: 'patch', ref: payment, fields: { number: 7, state: 'settled' } },
    ]),
    ...byRole,
  ]),
];
