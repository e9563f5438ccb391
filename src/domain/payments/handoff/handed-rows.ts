import { safeCell } from '../../format/csv-export';
import { conventionsOf } from '../../format/conventions';
import { plainAmount } from '../../money/plain-amount';
import type { Day } from '../../time/time';

/** A cell of a file for accounting: a text, or an amount in cents, which may be below zero. */
type Cell = string | { readonly cents: number };

/** A column of a file for accounting, under the heading that the other program knows. */
export type HandedColumn<Row> = { readonly heading: string; readonly cell: (row: Row) => Cell };

/** The cells of a file, headings first. No text starts a formula; amounts are plain numbers, "-12.50" also. */
export function handedCells<Row>(
  columns: readonly HandedColumn<Row>[],
  rows: readonly Row[],
): readonly (readonly string[])[] {
  return [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ cell }) => cellText(cell(row)))),
  ];
}

function cellText(cell: Cell): string {
  return typeof cell === 'string' ? safeCell(cell) : plainAmount(cell.cents);
}

/** A day as programs of a country (ISO 3166-1) read it: "11/29/2026" or "29/11/2026". */
export function handedDay(day: Day, country: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return conventionsOf(country).typedDay.replace('yyyy', year).replace('MM', month).replace('dd', date);
}
