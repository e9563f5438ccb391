import { MAX_CENTS } from '@/domain/core/shape';
import { MAX_QUANTITY } from '@/domain/money/line-fields';
import { writtenNumber } from '@/domain/format/number-words';
import { readTyped } from '@/domain/money/read-typed';
import type { ReadNumber } from '@/domain/money/read-typed';
import { typedNumber } from '@/domain/money/typed-number';
import { readAmount, writeAmount } from '../money';

const tidy = (units: number, country: string, decimals: number) =>
  writtenNumber(units / 10 ** decimals, country, decimals);

/** "28.5" of 2,850 hundredths. */
export function quantityText(quantity: number, country: string): string {
  return tidy(quantity, country, 2);
}

/** "10%" of 10,000 thousandths of a percent; '' for none. */
export function percentText(percent: number, country: string): string {
  return percent === 0 ? '' : `${tidy(percent, country, 3)}%`;
}

/** Reads a quantity into hundredths. */
export function readQuantity(text: string, country: string): ReadNumber {
  const read = readTyped(typedNumber(text, country, 2), {
    write: (units) => tidy(units, country, 2),
    none: `Write a number, like ${tidy(2_850, country, 2)}.`,
  });
  if ('problem' in read) return read;
  if (read.value < 0) return { problem: 'A quantity cannot be below zero. Give the line a negative price.' };
  return read.value > MAX_QUANTITY ? { problem: 'That is more than fits.' } : read;
}

/** Reads a percentage from 0 to 100 into thousandths; empty is none. */
export function readPercent(text: string, country: string): ReadNumber {
  const bare = text.replace('%', '').trim();
  if (bare === '') return { value: 0 };
  return readTyped(typedNumber(bare, country, 3), {
    fits: (units) => units >= 0 && units <= 100_000,
    write: (units) => tidy(units, country, 3),
    none: `Write a percentage from 0 to 100, like ${tidy(12_500, country, 3)}.`,
  });
}

/** Reads a price per unit into cents; a deduction is negative. */
export function readPrice(text: string, country: string): ReadNumber {
  if (text.trim() === '') return { value: 0 };
  const read = readAmount(text, country);
  if ('problem' in read) return read;
  return Math.abs(read.cents) > MAX_CENTS ? { problem: 'That is more than fits.' } : { value: read.cents };
}

/** "1,250.00" of cents. */
export function priceText(cents: number, country: string): string {
  return writeAmount(cents, country);
}
