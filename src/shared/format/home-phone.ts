import { phoneParts, withExtension } from '@/domain/format/phone';

/** Countries of the North American numbering plan. */
const HOMES: readonly string[] = ['US', 'CA'];

/** A complete number of that plan as people write it. */
const WRITTEN = /^(?:\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ .-]?([2-9]\d{2})[ .-]?(\d{4})$/;

/** The same number as it is stored. */
const NORTH_AMERICAN = /^\+1([2-9]\d{2})([2-9]\d{2})(\d{4})$/;

/** "(817) 555-0112" for a home number, without the library of all countries; else null. A test compares both. */
export function formatHomePhone(phone: string, homeCountry: string): string | null {
  if (!HOMES.includes(homeCountry)) return null;
  const { number, extension } = phoneParts(phone);
  const [, area, exchange, line] = NORTH_AMERICAN.exec(number) ?? [];
  return area === undefined ? null : withExtension(`(${area}) ${exchange}-${line}`, extension);
}

/** "+18175550112" for a complete home number, without that library; else null. A test compares both. */
export function parseHomePhone(text: string, homeCountry: string): string | null {
  if (!HOMES.includes(homeCountry)) return null;
  const { number, extension } = phoneParts(text);
  const [, area, exchange, line] = WRITTEN.exec(number) ?? [];
  return area === undefined ? null : withExtension(`+1${area}${exchange}${line}`, extension);
}
