import type { LinkedRecord } from './message';

/** A piece of a message's text. */
export type BodyPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'address'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly uid: string }
  | { readonly kind: 'record'; readonly text: string; readonly record: LinkedRecord };

type Named = { readonly uid: string; readonly name: string };

const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/u;

/** A text as its parts: mentioned people, linked records and web addresses among plain text. */
export function bodyParts(
  body: string,
  mentioned: readonly Named[],
  records: readonly LinkedRecord[],
): readonly BodyPart[] {
  const people = mentioned.filter(({ name }) => name !== '').toSorted(byLength);
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
    parts.push(partOf(text, people, records));
    at = match.index + text.length;
  }
  if (at < body.length) parts.push({ kind: 'text', text: body.slice(at) });
  return parts;
}

function partOf(text: string, people: readonly Named[], records: readonly LinkedRecord[]): BodyPart {
  const word = text.slice(1).toLowerCase();
  const person = people.find(({ name }) => name.toLowerCase() === word);
  if (text.startsWith('@') && person) return { kind: 'mention', text, uid: person.uid };
  const record = records.find(({ number }) => number.toLowerCase() === word);
  if (text.startsWith('#') && record) return { kind: 'record', text, record };
  return { kind: 'address', text };
}

/** The people of a thread whose names a text mentions. */
export function mentionedIn(body: string, people: readonly Named[]): readonly string[] {
  const found = bodyParts(body, people, []).flatMap((part) => (part.kind === 'mention' ? [part.uid] : []));
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
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
}

/** Longer names first, so that "Ann Lee" is not read as "Ann". */
function byLength(one: Named, other: Named): number {
  return other.name.length - one.name.length;
}
