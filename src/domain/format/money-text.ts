import { conventionsOf } from './conventions';
import type { Formats } from './formats';

const formatters = new Map<string, Intl.NumberFormat>();

function formatter({ currency, country }: Pick<Formats, 'currency' | 'country'>, whole: boolean) {
  const key = `${currency}|${country}|${whole}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(conventionsOf(country).numbers, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  });
  formatters.set(key, made);
  return made;
}

/** "$18,460.00" or "18.460,00 €" of an amount in cents; `whole` drops the cents for figures and charts. */
export function moneyText(
  cents: number,
  formats: Pick<Formats, 'currency' | 'country'>,
  { whole = false }: { whole?: boolean } = {},
): string {
  return formatter(formats, whole).format(cents / 100);
}
