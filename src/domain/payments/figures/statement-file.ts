import { handedCells, handedDay } from '../handoff/handed-rows';
import type { HandedColumn } from '../handoff/handed-rows';
import type { Statement, StatementRow } from './statement';

type Row = Omit<StatementRow, 'charge' | 'credit'> & {
  readonly charge: number | null;
  readonly credit: number | null;
};

/** A statement of account as cells of a file, from what was owed before to what is owed after; days as in the country. */
export function statementCells(
  { opening, rows, closing }: Statement,
  { from, until, country }: { readonly from: string; readonly until: string; readonly country: string },
) {
  const amount = (cents: number | null) => (cents === null ? '' : { cents });
  const columns: readonly HandedColumn<Row>[] = [
    { heading: 'Date', cell: ({ day }) => handedDay(day, country) },
    { heading: 'What', cell: ({ text }) => text },
    { heading: 'Charge', cell: ({ charge }) => amount(charge) },
    { heading: 'Credit', cell: ({ credit }) => amount(credit) },
    { heading: 'Balance', cell: ({ balance }) => ({ cents: balance }) },
  ];
  const bound = (day: string, text: string, balance: number): Row => ({
    ...{ day, text, balance },
    ...{ charge: null, credit: null },
  });
  return handedCells(columns, [
    bound(from, 'Balance before', opening),
    ...rows,
    bound(until, 'Balance', closing),
  ]);
}
