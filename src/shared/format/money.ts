import { conventionsOf } from '@/domain/format/conventions';
import type { Formats } from '@/domain/format/formats';
import { moneyText } from '@/domain/format/money-text';
import { readTyped } from '@/domain/money/read-typed';
import { typedNumber } from '@/domain/money/typed-number';

/** "$18,460.00" or "18.460,00 €" of an amount in cents; `whole` drops the cents for figures and charts. */
export const formatMoney = moneyText;

/** "$" of USD: the unit beside an amount field. */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}

/** True where the currency sign precedes the amount: "$5", not "5 €". */
export function isCurrencyFirst(formats: Pick<Formats, 'currency' | 'country'>): boolean {
  return !/^\d/.test(formatMoney(0, formats));
}

/** "1,250.00" or "1.250,00" of an amount in cents: the initial text of an amount field. */
export function writeAmount(cents: number, country: string): string {
  return (cents / 100).toLocaleString(conventionsOf(country).numbers, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}

/** The cents of a typed amount, or the sentence to show: an amount that may mean two is asked about. */
export type ReadAmount = { readonly cents: number } | { readonly problem: string };

/** Reads typed text ("$1,250", "(40)", "1.250,50"); see `typedNumber`. */
export function readAmount(text: string, country: string): ReadAmount {
  const read = readTyped(typedNumber(text, country), {
    write: (cents) => writeAmount(cents, country),
    none: `Write an amount, like ${writeAmount(125_000, country)}.`,
  });
  return 'value' in read ? { cents: read.value } : read;
}
