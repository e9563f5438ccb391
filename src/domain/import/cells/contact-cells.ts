import type { AddressField } from '../../format/address';
import { isEmailAddress } from '../../format/email';
import { isSamePhone, phoneParts } from '../../format/phone';

/** Contact cells: programs put several numbers, addresses or labels into one. */

const EMAIL = /[^\s<>"'(),;:|[\]]+@[^\s<>"'(),;:|[\]]+\.[^\s<>"'(),;:|[\]]+/g;

/** Every e-mail address in a cell ("Ann <ann@mail.example>; info@…"), in order. */
export function emailsOf(cell: string): readonly string[] {
  return distinct(
    (cell.match(EMAIL) ?? []).map((one) => one.replace(/^mailto:/i, '').replace(/\.$/, '')),
  ).filter(isEmailAddress);
}

/** Labels before a number: QuickBooks "Phone:(218) 555-0101 Mobile:(218) 555-0102". */
const LABEL = /\b(phone|mobile|cell|home|work|office|main|fax|other|alt|alternate|business)\s*:\s*/gi;
/** Labels after a number: "(847) 555-0114 (cell)". */
const LABEL_AFTER =
  /\s*\(\s*(?:phone|mobile|cell|home|work|office|main|other|alt|business|text|[hcwmo])\s*\)/gi;
/** Separators between numbers: Google's ":::", semicolons, bars, line breaks and words. */
const BETWEEN = /:::|;(?!\s*ext)|[|\n]|\s+(?:or|oder|ou|und|and)\s+/i;
/** Separators that also occur inside a number, as in "0221 / 123 45-67". */
const PERHAPS_BETWEEN = /(\s*\/\s*|,\s*(?=[+(]?\d))/;
/** Fewest digits of a whole number; shorter parts belong to their neighbour. */
const WHOLE_NUMBER = 7;
/** A long number in a spreadsheet's scientific notation, which lost its digits. */
const CUT_NUMBER = /^\d(?:[.,]\d+)?E\+?\d+$/i;

export function phonesOf(cell: string): readonly string[] {
  const parts = cell.replace(LABEL, ';').replace(LABEL_AFTER, '').split(BETWEEN).flatMap(wholeNumbers);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Splits "0351 555 0101 / 0171 234567" into two numbers and leaves "0221 / 123 45-67" one. */
function wholeNumbers(text: string): readonly string[] {
  const [first = '', ...rest] = text.split(PERHAPS_BETWEEN);
  const numbers = [first];
  const isWhole = (part: string) => part.replace(/\D/g, '').length >= WHOLE_NUMBER;
  for (let at = 0; at < rest.length; at += 2) {
    const [sign = '', part = ''] = rest.slice(at, at + 2);
    const before = numbers.at(-1) ?? '';
    if (isWhole(before) && isWhole(part)) numbers.push(part);
    else numbers[numbers.length - 1] = before + sign + part;
  }
  return numbers;
}

export function phoneProblem(phone: string): string | null {
  if (CUT_NUMBER.test(phone)) return 'The spreadsheet has cut this number. Type it again.';
  if (!/\d/.test(phone)) return 'Not a phone number.';
  return phone.length > 40 ? 'Longer than 40 characters.' : null;
}

/** Whether two texts are the same number with the same extension, in any spelling. */
export function samePhone(one: string, other: string): boolean {
  return isSamePhone(one, other) && phoneParts(one).extension === phoneParts(other).extension;
}

/** Labels as "a; b", "a, b" or Google's "* a ::: b", each once. */
export function tagsOf(cell: string): readonly string[] {
  return distinct(
    cell
      .split(/:::|[;,|\n]/)
      .map((label) => label.replace(/^\s*\*\s*/, '').trim())
      // Google's word for "is a contact".
      .filter((label) => label !== '' && label !== 'myContacts'),
  );
}

export type AddressParts = Readonly<Record<AddressField, string>>;

const STATE_AND_ZIP = /^([A-Z]{2})\.?,?\s+(\d{5}(?:-\d{4})?)$/i;
const COUNTRY = /^(usa|us|u\.s\.a\.|united states( of america)?)$/i;

/** Splits a whole American address, "12 Main St, Unit 4, Duluth, MN 55802", on one line or several; null when in doubt. */
export function splitAddress(cell: string): AddressParts | null {
  const lines = cell
    .split(/\s*[,\n]\s*/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !COUNTRY.test(line));
  const [end = '', before = ''] = lines.toReversed();
  // "MN 55802" alone, "Duluth MN 55802" together, or "MN" and "55802" apart.
  const together = /^(.+?)\s+([A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?)$/i.exec(end);
  const apart = /^\d{5}(-\d{4})?$/.test(end) && /^[A-Z]{2}\.?$/i.test(before);
  const tail = STATE_AND_ZIP.exec(apart ? `${before} ${end}` : (together?.[2] ?? end));
  if (!tail) return null;
  const rest = apart
    ? lines.slice(0, -2)
    : together
      ? [...lines.slice(0, -1), together[1] ?? '']
      : lines.slice(0, -1);
  const city = rest.at(-1);
  if (city === undefined || rest.length < 2) return null;
  return {
    streetAddress: rest.slice(0, -1).join(', '),
    city,
    state: (tail[1] ?? '').toUpperCase(),
    zipcode: tail[2] ?? '',
  };
}

function distinct(items: readonly string[]): readonly string[] {
  return [...new Set(items)];
}
