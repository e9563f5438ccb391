const formatters = new Map<string, Intl.NumberFormat>();

function formatter(currency: string, whole: boolean): Intl.NumberFormat {
  const key = `${currency}|${whole}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  });
  formatters.set(key, made);
  return made;
}

/** "$18,460.00" of an amount in cents; `whole` drops the cents for figures and charts. */
export function formatMoney(
  cents: number,
  currency = 'USD',
  { whole = false }: { whole?: boolean } = {},
): string {
  return formatter(currency, whole).format(cents / 100);
}

/** Cents of what a person typed ("$1,250", "1250.5", "(40)"); null when it is no amount. */
export function parseMoney(text: string): number | null {
  const trimmed = text.trim();
  const isNegative = /^\(.*\)$/.test(trimmed) || /^[-–−]/.test(trimmed);
  const digits = trimmed
    .replace(/[^\d.,]/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  if (!/^\d*\.?\d*$/.test(digits) || !/\d/.test(digits)) return null;
  const cents = Math.round(Number(digits) * 100);
  if (!Number.isSafeInteger(cents)) return null;
  return isNegative && cents !== 0 ? -cents : cents;
}
