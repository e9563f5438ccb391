import type { Ref } from '@/data/store/port';
import { create } from '../acting';
import type { Data } from '../documents';
import { people } from '../world';
import { BILLERS, NoAmounts, Whole } from './billers';
import { cellsOf, gets, lists, writes } from './cell';
import type { Cell, CellRow } from './cell';
import { noteOf, readOf } from './inside';

const everybody = BILLERS.flatMap(({ uid }) => uid ?? []);
const standing = people(BILLERS);

/** The history of a payment is its customer's. */
const ABOUT = {
  invoice: { recordId: 'Invoices-assigned', timelineId: 'Invoices-assigned' },
  payment: { recordId: 'Payments-assigned', timelineId: 'c-assigned' },
} as const;

type Inside = keyof typeof ABOUT;

const entry: Ref = { collection: 'Activity', id: 'said' };
const priced: Ref = { collection: 'ActivityPriced', id: 'said' };
const file: Ref = { collection: 'Files', id: 'file-inside' };

const about = (noun: Inside, change: Data = {}): Data => ({
  noun,
  ...ABOUT[noun],
  trackerId: 't-assigned',
  ...change,
});

const rowsOf = (noun: Inside): readonly CellRow[] =>
  BILLERS.flatMap((role) => {
    const uid = role.uid ?? '';
    const sees = role !== NoAmounts;
    const written = (collection: 'Activity' | 'ActivityPriced', by = role) =>
      noteOf(by, collection, everybody, about(noun));
    const filed = create(role, 'Files', file.id, everybody, {
      noun,
      recordId: ABOUT[noun].recordId,
      state: 'ready',
    });
    const rows: readonly CellRow[] = [
      { ...gets(role, 'an entry', entry, sees), given: [written('Activity')] },
      { ...gets(role, 'an entry with amounts', priced, sees), given: [written('ActivityPriced')] },
      lists(role, 'its entries', readOf(noun, 'Activity', uid), sees),
      lists(role, 'its entries with amounts', readOf(noun, 'ActivityPriced', uid), sees),
      writes(role, 'a note', [written('ActivityPriced')], sees),
      writes(role, 'the own note taken back', [{ kind: 'delete', ref: priced }], sees, [
        written('ActivityPriced'),
      ]),
      { ...gets(role, 'a file', file, sees), given: [filed] },
    ];
    return rows.map((row) => ({ ...row, given: [...standing, ...(row.given ?? [])] }));
  });

const noted = (noun: Inside, name: string, isAllowed: boolean, change: Data): CellRow =>
  writes(Whole, name, [noteOf(Whole, 'ActivityPriced', everybody, about(noun, change))], isAllowed, standing);

/** What belongs to an invoice or a payment: needs the right to their area and the right to see amounts. */
export const ofInvoiceCells: readonly Cell[] = [
  ...cellsOf('what belongs to an invoice', rowsOf('invoice')),
  ...cellsOf('what belongs to a payment', rowsOf('payment')),
  ...cellsOf('whose history a note is in', [
    noted('payment', 'the payment’s own', false, { timelineId: 'Payments-assigned' }),
    noted('invoice', 'the invoice’s customer’s', false, { timelineId: 'c-assigned' }),
    noted('payment', 'of a payment that is not there', false, { recordId: 'nowhere' }),
    noted('invoice', 'of an invoice that is not there', false, { recordId: 'nowhere' }),
    noted('invoice', 'of an estimate by another name', false, {
      recordId: 'Estimates-assigned',
      timelineId: 'Estimates-assigned',
    }),
  ]),
];
