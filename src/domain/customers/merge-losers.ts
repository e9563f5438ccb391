import { listBoundsOf, maxLengthOf } from '../core/bounds';
import { emailKey } from '../format/email';
import { isSamePhone, phoneKeyOf, phoneParts } from '../format/phone';
import { customerShape } from './customer';
import type { Customer } from './customer';

const MOST_TAGS = listBoundsOf(customerShape, 'tags').max;
const MOST_NOTES = maxLengthOf(customerShape, 'notes');

/** The second phone, notes and tags of a merged customer, and how many letters of the notes found no room. */
export type Joined = Pick<Customer, 'phoneAlt' | 'notes' | 'tags'> & { readonly cut: number };

/**
 * Where the values go that lost against those of `merged`: a phone becomes the second phone if that is free, and all
 * else follows the notes of both, each with its label.
 */
export function joinLosers(merged: Customer, kept: Customer, gone: Customer): Joined {
  const { phoneAlt, left } = phonesOf(merged, kept, gone);
  const tags = [...new Set([...kept.tags, ...gone.tags])];
  const first = kept.notes.trim();
  const second = first.includes(gone.notes.trim()) ? '' : gone.notes.trim();
  const lines = [
    ...left.map((phone) => `Other phone: ${phone}`),
    ...losing(merged, kept, gone, ({ email }) => email, emailKey).map((email) => `Other e-mail: ${email}`),
    ...losing(merged, kept, gone, addressOf).map((address) => `Other address: ${address}`),
    ...(tags.length > MOST_TAGS ? [`Other tags: ${tags.slice(MOST_TAGS).join(', ')}`] : []),
  ].filter((line) => !first.includes(line) && !second.includes(line));
  const joined = { phoneAlt, tags: tags.slice(0, MOST_TAGS) };
  if (second === '' && lines.length === 0) return { ...joined, notes: kept.notes, cut: 0 };
  const end = lines.join('\n').slice(0, Math.max(0, roomBeside(first)));
  const middle = second.slice(0, Math.max(0, roomBeside(first, end)));
  const notes = [first, middle, end].filter((text) => text !== '').join(BETWEEN);
  return { ...joined, notes, cut: second.length - middle.length };
}

const BETWEEN = '\n\n';

/** The room for one more text in the notes. */
function roomBeside(...texts: readonly string[]): number {
  const taken = texts.filter((text) => text !== '').map((text) => text.length + BETWEEN.length);
  return MOST_NOTES - taken.reduce((sum, length) => sum + length, 0);
}

function phonesOf(merged: Customer, kept: Customer, gone: Customer) {
  const isSame = (one: string, other: string) =>
    (phoneKeyOf(one) === '' ? one === other : isSamePhone(one, other)) &&
    phoneParts(one).extension === phoneParts(other).extension;
  const all = [kept.phone, gone.phone, kept.phoneAlt, gone.phoneAlt].filter((phone) => phone !== '');
  const left = all.filter(
    (phone, at) =>
      !isSame(phone, merged.phone) &&
      !isSame(phone, merged.phoneAlt) &&
      all.findIndex((one) => isSame(one, phone)) === at,
  );
  const isTwice = merged.phoneAlt !== '' && isSame(merged.phoneAlt, merged.phone);
  const isFree =
    merged.phoneAlt === '' || (isTwice && (left.length > 0 || merged.phoneAlt !== kept.phoneAlt));
  return isFree ? { phoneAlt: left[0] ?? '', left: left.slice(1) } : { phoneAlt: merged.phoneAlt, left };
}

/** Values of the two that are not the merged one, once each. */
function losing(
  merged: Customer,
  kept: Customer,
  gone: Customer,
  valueOf: (of: Customer) => string,
  keyOf: (value: string) => string = (value) => value,
): readonly string[] {
  const all = [valueOf(kept), valueOf(gone)];
  return all.filter((value, at) => {
    const isFirst = all.findIndex((one) => keyOf(one) === keyOf(value)) === at;
    return value !== '' && isFirst && keyOf(value) !== keyOf(valueOf(merged));
  });
}

function addressOf({ streetAddress, city, state, zipcode }: Customer): string {
  const place = [state, zipcode].filter((text) => text.trim() !== '').join(' ');
  return [streetAddress, city, place].filter((text) => text.trim() !== '').join(', ');
}
