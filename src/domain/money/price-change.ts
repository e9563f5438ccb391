import { MAX_CENTS } from '../core/shape';
import { writtenNumber } from '../format/number-words';
import { WHOLE } from './part-of';
import type { PriceItem } from './price-item';
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
  const read = isPlain ? typedNumber(typed.replace(/[+%]/g, ''), country, 3) : null;
  const found = read === null || read.kind === 'none' ? [] : [read.units].flat();
  const [percent, other] = found.filter((one) => one !== 0 && one >= -Number(WHOLE) && one <= MOST);
  if (percent === undefined)
    return { problem: `Write a change like ${example} or -${example}, at least -100 and at most 1000.` };
  if (other === undefined) return { percent };
  const [first, second] = [percent, other].map((one) => writtenNumber(one / 1_000, country, 3));
  return { problem: `Is that ${first} or ${second}? Write it in full.` };
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
