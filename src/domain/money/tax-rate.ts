import { writtenNumber } from '../format/number-words';
import { readTyped } from './read-typed';
import { typedNumber } from './typed-number';

/** Highest tax rate, in thousandths of a percent: 100 %. */
export const MAX_TAX_RATE = 100_000;

const DECIMALS = 3;
const PLAIN = /^[\d.,\s]+%?$/;

/** A rate in a country's (ISO 3166-1) format: "8.25" or "8,25" for 8,250. */
export function taxRateText(rate: number, country: string): string {
  return writtenNumber(rate / 1_000, country, DECIMALS);
}

/** A typed rate in thousandths of a percent, or the sentence to show: a rate that may mean two is asked about. */
export type ReadRate = { readonly rate: number } | { readonly problem: string };

/** Reads a rate typed in a country, "8.25" or "8,25 %". */
export function readTaxRate(typed: string, country: string): ReadRate {
  const read = readTyped(
    PLAIN.test(typed.trim()) ? typedNumber(typed.replace('%', ''), country, DECIMALS) : { kind: 'none' },
    {
      fits: (rate) => rate <= MAX_TAX_RATE,
      write: (rate) => taxRateText(rate, country),
      none: `Write a rate like ${taxRateText(8_250, country)}, at most 100.`,
    },
  );
  return 'value' in read ? { rate: read.value } : read;
}
