import { MAX_CENTS } from '../core/shape';
import { writtenNumber } from '../format/number-words';
import { WHOLE } from './part-of';
import type { PriceItem } from './price-item';
import { readTyped } from './read-typed';
import { rounded } from './round';
import { typedNumber } from './typed-number';

/** Largest change of prices in one step, in thousandths of a percent: 1,000 %. */
const MOST = 1_000_000;

/** A typed change in thousandths of a percent, or the sentence to show. */
export type ReadChange = { readonly percent: number } | { readonly problem: string };

/** Reads a change in percent as typed in a country (ISO 3166-1): "5", "-2.5 %". It is never 0, and takes no price below 0. */
export function readPriceChange(typed: string, country: string): ReadChange {
  const example = writtenNumber(2.5, country, 1);
  const isPlain = /^[+-]?[\d.,\s]+%?$/.test(typed.trim());
  const read = readTyped(isPlain ? typedNumber(typed.replace(/[+%]/g, ''), country, 3) : { kind: 'none' }, {
    fits: (percent) => percent !== 0 && percent >= -Number(WHOLE) && percent <= MOST,
    write: (percent) => writtenNumber(percent / 1_000, country, 3),
    none: `Write a change like ${example} or -${example}, at least -100 and at most 1000.`,
  });
  return 'value' in read ? { percent: read.value } : read;
}

/** A line with its new price in cents. */
export type PriceChange = { readonly item: PriceItem; readonly price: number };

/** The lines whose price changes by a percentage, rounded to the cent, half up; prices stay within what a line holds. */
export function priceChanges(items: readonly PriceItem[], percent: number): readonly PriceChange[] {
  return items.flatMap((item) => {
    const price = Math.min(MAX_CENTS, rounded(BigInt(item.price) * (WHOLE + BigInt(percent)), WHOLE));
    return price === item.price ? [] : [{ item, price }];
  });
}
