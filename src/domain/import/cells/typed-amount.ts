import { writtenNumber } from '../../format/number-words';
import { readTyped } from '../../money/read-typed';
import { typedNumber } from '../../money/typed-number';
import { moneyOf } from './amounts';
import type { RowCells } from './row-cells';

/** Where amounts are written: a country (ISO 3166-1) and its currency (ISO 4217). */
export type AmountReading = { readonly country: string; readonly currency: string };

/**
 * The cents of a cell, as amounts are written in the country; undefined without one. An amount that may be two is a
 * problem of the row.
 */
export function readTypedAmount<T extends string>(
  read: RowCells<T>,
  target: T,
  { country, currency }: AmountReading,
): number | undefined {
  const text = read.text(target);
  if (text === '') return undefined;
  // It knows currencies and bounds, but takes an amount that may be two for one of them.
  const money = moneyOf(text, currency);
  if (!money.ok) read.fail(target, money.reason);
  if (!money.ok || money.value === null) return undefined;
  const typed = readTyped(typedNumber(text, country), {
    write: (cents) => writtenNumber(cents / 100, country, 2),
    none: 'Not an amount of money. Write it in full, such as 12500.',
  });
  if ('value' in typed) return typed.value;
  read.fail(target, typed.problem);
  return undefined;
}
