import { MAX_CENTS } from '../../core/shape';
import type { ReadCell } from './value-cells';

const NO_AMOUNT = 'Not an amount of money. Write it in full, such as 12500.';

/** Names of currencies that `Intl` does not know. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  USD: ['dollars'],
  EUR: ['euro', 'euros'],
  GBP: ['pounds'],
  CHF: ['fr', 'sfr'],
  INR: ['rs'],
  PLN: ['zl'],
};

const known = new Map<string, ReadonlySet<string>>();

/** Spellings of a currency (ISO 4217) beside an amount, in lower case: "usd", "$", "us$". */
function wordsOf(currency: string): ReadonlySet<string> {
  const found = known.get(currency) ?? new Set(makeWords(currency));
  known.set(currency, found);
  return found;
}

function makeWords(currency: string): readonly string[] {
  const [narrow = '', usual = ''] = (['narrowSymbol', 'symbol'] as const).map((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .map(({ type, value }) => (type === 'currency' ? value : ''))
      .join(''),
  );
  const long = narrow === '$' ? [`${currency.slice(0, 2)}$`] : [];
  return [currency, narrow, usual, ...long, ...(OTHER_WORDS[currency] ?? [])].map((word) =>
    word.toLowerCase(),
  );
}

/** A single letter is no currency here: "12k" is a short number. */
const isCurrency = (word: string) =>
  /\p{Sc}/u.test(word) ||
  (word.length > 1 && Intl.supportedValuesOf('currency').some((code) => wordsOf(code).has(word)));

/**
 * Reads an amount in a currency (ISO 4217) into cents, null for a dash: "$1,234.50", "1.234,50 €", "1 234,50"
 * and "1'234.50" are 123450. Three digits after a separator are thousands, other digits after the last
 * separator are cents. Other currencies, negative amounts and words are refused with a sentence.
 */
export function moneyOf(typed: string, currency: string): ReadCell<number | null> {
  const words = (typed.toLowerCase().match(/[\p{L}\p{Sc}]+/gu) ?? []).filter(
    (word) => !wordsOf(currency).has(word),
  );
  if (words.some(isCurrency))
    return { ok: false, reason: `Another currency. Write the amount in ${currency}.` };
  if (words.length > 0) return { ok: false, reason: NO_AMOUNT };
  const plain = typed
    .replace(/[\p{L}\p{Sc}]+\.?|\s/gu, '')
    .replace(/[–—−]/g, '-')
    .replace(/’/g, "'")
    // "1.500,-" is a whole amount.
    .replace(/(\d)[.,]--?$/, '$1');
  if (plain === '-') return { ok: true, value: null };
  const isNegative = /^-|-$|^\(.*\)$/.test(plain);
  const cents = centsIn(plain.replace(/^[-(]|[-)]$/g, ''));
  if (cents === null) return { ok: false, reason: NO_AMOUNT };
  if (isNegative && cents > 0) return { ok: false, reason: 'Below zero.' };
  return cents > MAX_CENTS ? { ok: false, reason: 'More than fits.' } : { ok: true, value: cents };
}

/** Digits, or groups with one separator; Indian numbers have pairs before the last three digits. */
const WHOLE = /^(\d*|\d{1,3}([.,'])(\d{2,3}\2)*\d{3})$/;

function centsIn(plain: string): number | null {
  if (!/\d/.test(plain)) return null;
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const isGrouped = plain.length - at === 4 && plain[0] !== '0' && WHOLE.test(plain);
  const whole = at < 0 || isGrouped ? plain : plain.slice(0, at);
  const rest = at < 0 || isGrouped ? '' : plain.slice(at + 1);
  const groups = WHOLE.exec(whole);
  if (!groups || !/^\d*$/.test(rest) || (rest !== '' && groups[2] === plain[at])) return null;
  return Math.round(Number(`${whole.replace(/\D/g, '') || '0'}.${rest || '0'}`) * 100);
}
