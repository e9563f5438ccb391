import { MAX_CENTS } from '@/domain/core/shape';
import { MAX_QUANTITY } from '@/domain/estimates/estimate-content';
import { writtenNumber } from '@/domain/format/number-words';
import { typedNumber } from '@/domain/money/typed-number';
import { readAmount, writeAmount } from '@/shared/format/money';

/** A typed value, or the sentence that says why it is none. */
export type Typed = { readonly value: number } | { readonly problem: string };

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
export function readQuantity(text: string, country: string): Typed {
  const typed = typedNumber(text, country, 2);
  const example = tidy(2_850, country, 2);
  if (typed.kind === 'none') return { problem: `Write a number, like ${example}.` };
  if (typed.kind === 'unclear') {
    const [first, second] = typed.units.map((units) => tidy(units, country, 2));
    return { problem: `Is that ${first} or ${second}? Write it in full.` };
  }
  if (typed.units < 0) return { problem: 'A quantity cannot be below zero. Give the line a negative price.' };
  return typed.units > MAX_QUANTITY ? { problem: 'That is more than fits.' } : { value: typed.units };
}

/** Reads a percentage into thousandths; empty is none. */
export function readPercent(text: string, country: string): Typed {
  const bare = text.replace('%', '').trim();
  if (bare === '') return { value: 0 };
  const typed = typedNumber(bare, country, 3);
  if (typed.kind !== 'number') return { problem: `Write a percentage, like ${tidy(12_500, country, 3)}.` };
  return typed.units < 0 || typed.units > 100_000
    ? { problem: 'Write a percentage from 0 to 100.' }
    : { value: typed.units };
}

/** Reads a price per unit into cents; a deduction is negative. */
export function readPrice(text: string, country: string): Typed {
  if (text.trim() === '') return { value: 0 };
  const read = readAmount(text, country);
  if ('problem' in read) return read;
  return Math.abs(read.cents) > MAX_CENTS ? { problem: 'That is more than fits.' } : { value: read.cents };
}

/** "1,250.00" of cents. */
export function priceText(cents: number, country: string): string {
  return writeAmount(cents, country);
}
