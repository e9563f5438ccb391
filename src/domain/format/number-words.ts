import { conventionsOf } from './conventions';

const formatters = new Map<string, Intl.NumberFormat>();

/** Formatters are slow to create, so each is cached. */
function formatterOf(country: string, decimals: number): Intl.NumberFormat {
  const key = `${country} ${decimals}`;
  const made =
    formatters.get(key) ??
    new Intl.NumberFormat(conventionsOf(country).numbers, { maximumFractionDigits: decimals });
  formatters.set(key, made);
  return made;
}

/** "1,250.5" or "1.250,5": a number with up to `decimals` decimals in a country's (ISO 3166-1) format. */
export function writtenNumber(value: number, country: string, decimals = 0): string {
  return formatterOf(country, decimals).format(value);
}

/** A country's decimal separator: "." or ",". */
export function decimalSignOf(country: string): string {
  return writtenNumber(0.5, country, 1).slice(1, 2);
}

/** "1st", "22nd", "13th". */
export function ordinal(value: number): string {
  const isTeen = value % 100 >= 11 && value % 100 <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${ending}`;
}
