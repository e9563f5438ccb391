import { decimalSignOf } from '../format/number-words';

/** What a typed number says, in its smallest units (cents, hundredths); the two values it may mean; or no number. */
export type TypedNumber =
  | { readonly kind: 'number'; readonly units: number }
  | { readonly kind: 'unclear'; readonly units: readonly [number, number] }
  | { readonly kind: 'none' };

const NONE: TypedNumber = { kind: 'none' };

/** Whole digits in groups: 1,250,000 or, in India, 12,50,000. */
const GROUPS = /^[1-9]\d{0,2}(?:([.,])\d{3}(?:\1\d{3})*|([.,])(?:\d{2}\2)+\d{3})$/;

/** Words and signs of a currency around the digits: "$", "CHF", "Fr.", "zł". One letter is none: "12k" is no amount. */
const CURRENCY = /^(?:\p{Sc}|\p{L}{1,2}\p{Sc}|\p{L}{2,3})$/u;

/**
 * Reads a number typed in a country (ISO 3166-1) with up to `decimals` decimals: "$1,250.5", "1.250,50", "(40)". The
 * other country's spelling is read where it can mean nothing else ("1.250,50" in the United States); "2,5" there may
 * be 2.5 or a slip for 25, and 1.250 there 1.25 or 1,250: both are returned, never one of them.
 */
export function typedNumber(typed: string, country: string, decimals = 2): TypedNumber {
  const parts = /^(?<open>\(?)(?<before>[^\d.,]*)(?<digits>[\d.,]+)(?<after>[^\d.,]*?)(?<close>\)?)$/.exec(
    typed
      .replace(/[\s'’]/gu, '')
      .replace(/(\p{L})\./gu, '$1')
      // "1.500,-" is a whole amount.
      .replace(/[.,]-{1,2}$/, ''),
  )?.groups;
  if (!parts) return NONE;
  const { open = '', before = '', digits = '', after = '', close = '' } = parts;
  const around = [before, after].map((one) => one.replace(/[-–−]/g, ''));
  const signs = `${before}${after}`.match(/[-–−]/g)?.length ?? 0;
  if (around.some((one) => one !== '' && !CURRENCY.test(one)) || signs > 1) return NONE;
  if ((open === '') !== (close === '')) return NONE;
  const sign = signs === 1 || open !== '' ? -1 : 1;
  const read = readings(digits, decimalSignOf(country), decimals).map((text) => unitsOf(text, decimals));
  const [first = null, second = null] = read.map((units) =>
    units === null || units === 0 ? units : sign * units,
  );
  if (first === null) return NONE;
  return second === null ? { kind: 'number', units: first } : { kind: 'unclear', units: [first, second] };
}

/** The spellings with a point before the decimals that the digits may stand for. */
function readings(digits: string, decimalSign: string, decimals: number): readonly string[] {
  const signs = digits.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return [digits];
  const at = digits.lastIndexOf(last);
  const [whole, part] = [digits.slice(0, at), digits.slice(at + 1)];
  const joined = digits.replace(/[.,]/g, '');
  if (new Set(signs).size === 2)
    return GROUPS.test(whole) && !whole.includes(last) ? [`${whole.replace(/[.,]/g, '')}.${part}`] : [];
  if (signs.length > 1) return GROUPS.test(digits) ? [joined] : [];
  const asDecimal = `${whole}.${part}`;
  const isGroup = GROUPS.test(digits);
  // Nobody groups "0,5" or ".5".
  if (/^0*$/.test(whole)) return [asDecimal];
  if (last !== decimalSign) return isGroup ? [joined] : [asDecimal, joined];
  return isGroup && decimals < 3 ? [asDecimal, joined] : [asDecimal];
}

/** Null where more decimals are typed than the number holds, or more digits than are exact. */
function unitsOf(text: string, decimals: number): number | null {
  const [whole = '', part = ''] = text.split('.');
  const kept = part.replace(/0+$/, '');
  if (kept.length > decimals || `${whole}${part}` === '') return null;
  const units = Number(`${whole}${kept.padEnd(decimals, '0')}`);
  return Number.isSafeInteger(units) ? units : null;
}
