import type { LinkedRecord } from './message';

/** A piece of a message's text. */
export type BodyPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'address'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly uid: string }
  | { readonly kind: 'record'; readonly text: string; readonly record: LinkedRecord };

type Named = { readonly uid: string; readonly name: string };

const APOSTROPHES = "['’‘ʼ]";

/** A name as it is compared: phones write another apostrophe than keyboards. */
const alike = (name: string) => name.toLowerCase().replaceAll(new RegExp(APOSTROPHES, 'gu'), "'");

const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/u;

/** A text as its parts: mentioned people, linked records and web addresses among plain text. */
export function bodyParts(
  body: string,
  mentioned: readonly Named[],
  records: readonly LinkedRecord[],
): readonly BodyPart[] {
  const people = mentioned.filter(({ name }) => name !== '').toSorted(byLength);
  // Of two people with one name the second is meant by the second mention.
  let unused = people;
  const sources = [
    ADDRESS.source,
    ...people.map(({ name }) => `@${escaped(name)}${END_OF_WORD}`),
    ...records.map(({ number }) => `#${escaped(number)}${END_OF_WORD}`),
  ];
  const found = [...body.matchAll(new RegExp(sources.join('|'), 'giu'))];
  const parts: BodyPart[] = [];
  let at = 0;
  for (const match of found) {
    const text = match[0];
    if (match.index > at) parts.push({ kind: 'text', text: body.slice(at, match.index) });
    const part = partOf(text, unused, records) ?? partOf(text, people, records);
    if (part?.kind === 'mention') unused = unused.filter(({ uid }) => uid !== part.uid);
    parts.push(part ?? { kind: 'address', text });
    at = match.index + text.length;
  }
  if (at < body.length) parts.push({ kind: 'text', text: body.slice(at) });
  return parts;
}

function partOf(text: string, people: readonly Named[], records: readonly LinkedRecord[]): BodyPart | null {
  const word = alike(text.slice(1));
  const person = people.find(({ name }) => alike(name) === word);
  if (text.startsWith('@') && person) return { kind: 'mention', text, uid: person.uid };
  const record = records.find(({ number }) => number.toLowerCase() === word);
  if (text.startsWith('#') && record) return { kind: 'record', text, record };
  return null;
}

/**
 * The people of a thread whose names a text mentions. Of several with one name those among `picked` (uids), and all of
 * them when none was picked.
 */
export function mentionedIn(
  body: string,
  people: readonly Named[],
  picked: readonly string[] = [],
): readonly string[] {
  const names = bodyParts(body, people, []).flatMap((part) =>
    part.kind === 'mention' ? [alike(part.text.slice(1))] : [],
  );
  const found = [...new Set(names)].flatMap((said) => {
    const uids = people.filter(({ name }) => alike(name) === said).map(({ uid }) => uid);
    const meant = uids.filter((uid) => picked.includes(uid));
    return meant.length > 0 ? meant : uids;
  });
  return [...new Set(found)];
}

/** The numbers a text names, such as J-12 for "#J-12", in the order of the text. */
export function numbersIn(body: string): readonly string[] {
  const found = [...body.matchAll(/(?<![\p{L}\p{N}#])#([\p{L}]{0,9}-?\p{N}{1,9})(?![\p{L}\p{N}])/gu)];
  return [...new Set(found.map((match) => match[1] ?? ''))];
}

/** What is being typed at the cursor after "@" or "#": the sign and the letters since; null for plain text. */
export function wordAtCursor(
  text: string,
  cursor: number,
): { readonly sign: '@' | '#'; readonly letters: string; readonly start: number } | null {
  const match = /(?:^|\s)([@#])([^@#\n]{0,40})$/u.exec(text.slice(0, cursor));
  const sign = match?.[1];
  if (!match || (sign !== '@' && sign !== '#')) return null;
  const letters = match[2] ?? '';
  // A second space ends a name, the first ends a number.
  if (sign === '#' ? /\s/u.test(letters) : /\s.*\s|^\s/u.test(letters)) return null;
  return { sign, letters, start: cursor - letters.length - 1 };
}

const END_OF_WORD = String.raw`(?![\p{L}\p{N}])`;

function escaped(text: string): string {
  return text
    .replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)
    .replaceAll(new RegExp(APOSTROPHES, 'gu'), APOSTROPHES);
}

/** Longer names first, so that "Ann Lee" is not read as "Ann". */
function byLength(one: Named, other: Named): number {
  return other.name.length - one.name.length;
}
