import { writtenNumber } from '../format/number-words';

/** Highest tax rate, in thousandths of a percent: 100 %. */
export const MAX_TAX_RATE = 100_000;

const TYPED = /^(\d{1,3})(?:[.,](\d{1,3}))?\s*%?$/;

/** A rate in a country's (ISO 3166-1) format: "8.25" or "8,25" for 8,250; '' for none. */
export function taxRateText(rate: number, country: string): string {
  return rate === 0 ? '' : writtenNumber(rate / 1_000, country, 3);
}

/** Parses a rate into thousandths of a percent; null unless between 0 and 100 %. */
export function parseTaxRate(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  const [, whole, part = ''] = TYPED.exec(text) ?? [];
  if (whole === undefined) return null;
  const rate = Number(whole) * 1_000 + Number(part.padEnd(3, '0'));
  return rate <= MAX_TAX_RATE ? rate : null;
}
