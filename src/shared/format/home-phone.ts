import { phoneParts, withExtension } from '@/domain/format/phone';

/** Where numbers are those of the North American plan. */
const HOMES: readonly string[] = ['US', 'CA'];

/** A whole number of that plan as people write it. */
const WRITTEN = /^(?:\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ .-]?([2-9]\d{2})[ .-]?(\d{4})$/;

/** The same as it is stored. */
const NORTH_AMERICAN = /^\+1([2-9]\d{2})([2-9]\d{2})(\d{4})$/;

/**
 * "(817) 555-0112" for a stored number of one's own country, without the library that knows all countries; null for
 * every other, which `formatPhone` writes. Both agree, which a test holds them to.
 */
export function formatHomePhone(phone: string, homeCountry: string): string | null {
  if (!HOMES.includes(homeCountry)) return null;
  const { number, extension } = phoneParts(phone);
  const [, area, exchange, line] = NORTH_AMERICAN.exec(number) ?? [];
  return area === undefined ? null : withExtension(`(${area}) ${exchange}-${line}`, extension);
}

/**
 * "+18175550112" for a whole number of one's own country, without that library; null for every other text, which
 * `parsePhone` judges. Both agree, which a test holds them to.
 */
export function parseHomePhone(text: string, homeCountry: string): string | null {
  if (!HOMES.includes(homeCountry)) return null;
  const { number, extension } = phoneParts(text);
  const [, area, exchange, line] = WRITTEN.exec(number) ?? [];
  return area === undefined ? null : withExtension(`+1${area}${exchange}${line}`, extension);
}
