import { headerKey } from '../columns/headers';
import type { ColumnTarget } from '../columns/columns';
import type { Target } from '../columns/target-table';
import { moneyOf } from './amounts';
import { isNoDate, readDay, readInstant } from './dates';
import type { DateOrder } from './dates';
import type { FilledCell, RowCells } from './row-cells';

/** The cells of notes, each with its column's name unless that only says so; then values without a field of their own. */
export function readNotes<T extends string>(
  read: RowCells<T>,
  target: T,
  { headers, of, max }: { readonly headers: readonly string[]; readonly of: Target; readonly max: number },
  kept: readonly string[],
): string {
  const saysNotes = (header: string) => header === '' || of.headers.includes(headerKey(header));
  const written = read.all(target).map(({ value, column }, at) => {
    const header = headers[column] ?? '';
    return at === 0 && saysNotes(header) ? value : `${header || 'Notes'}: ${value}`;
  });
  return read.cut(target, [...written, ...kept].join('\n'), max);
}

/** How the dates of a file are meant. */
export type DateReading = {
  readonly dateOrder: DateOrder;
  /** Date orders of columns whose own dates decide, by column. */
  readonly dateOrders?: Readonly<Record<number, DateOrder>>;
};

/** How the rows of a file are read, for every noun. */
export type RowReading = DateReading & {
  readonly headers: readonly string[];
  readonly mapping: readonly ColumnTarget[];
  readonly zone: string;
  /** ISO 3166-1: names the address parts. */
  readonly country: string;
  /** ISO 4217: amounts in other currencies are refused. */
  readonly currency: string;
};

/** The order of day and month in a target's column. */
export function orderOf<T extends string>(
  read: RowCells<T>,
  target: T,
  { dateOrder, dateOrders }: DateReading,
): DateOrder {
  return dateOrders?.[read.all(target)[0]?.column ?? -1] ?? dateOrder;
}

/** The day in a target's cell; '' without one. */
export function readDate<T extends string>(read: RowCells<T>, target: T, reading: DateReading): string {
  const text = read.text(target);
  if (text === '' || isNoDate(text)) return '';
  const day = readDay(text, orderOf(read, target, reading));
  if (day === null) read.fail(target, 'Not a date.');
  return day ?? '';
}

/** The moment in a target's cell, in epoch ms; null without one. `problem` refuses what is no moment. */
export function readAt<T extends string>(
  read: RowCells<T>,
  target: T,
  reading: DateReading & { readonly zone: string },
  problem: string,
): number | null {
  const text = read.text(target, ' ');
  if (text === '' || isNoDate(text)) return null;
  const at = readInstant(text, orderOf(read, target, reading), reading.zone);
  if (at === null) read.fail(target, problem);
  return at;
}

/** The amounts in a target's cells, in cents of a currency (ISO 4217). */
export function readMoney<T extends string>(
  read: RowCells<T>,
  target: T,
  currency: string,
): readonly (FilledCell & { readonly cents: number })[] {
  return read.all(target).flatMap((cell) => {
    const money = moneyOf(cell.value, currency);
    if (!money.ok) read.fail(target, money.reason, cell.column);
    return money.ok && money.value !== null ? [{ ...cell, cents: money.value }] : [];
  });
}

/** The first amount of a row, in cents; further ones become lines of the notes. Programs write 0 for none. */
export function readAmount<T extends string>(
  read: RowCells<T | 'amount'>,
  { headers, currency }: RowReading,
): { readonly first: number | null; readonly kept: readonly string[] } {
  const [first, ...more] = readMoney(read, 'amount', currency).filter(({ cents }) => cents > 0);
  const kept = more.map(({ value, column }) => `${headers[column] || 'Amount'}: ${value}`);
  return { first: first?.cents ?? null, kept };
}
