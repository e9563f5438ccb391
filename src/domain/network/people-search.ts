import { foldText } from '../format/fold-text';

/** Shortest search, so that nobody can page through all people. */
export const FEWEST_LETTERS = 3;

export const MOST_FOUND = 10;

/** Longest stored prefix; longer words are compared whole. */
const LONGEST_BEGINNING = 12;
const MOST_WORDS = 12;

function wordsOf(name: string): readonly string[] {
  return foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0)
    .slice(0, MOST_WORDS);
}

/** All stored prefixes of a name and a business, from three letters on. */
export function searchKeys(name: string, business: string): readonly string[] {
  const keys = [...wordsOf(name), ...wordsOf(business)].flatMap((word) => {
    const letters = Array.from(word);
    const lengths = Array.from({ length: LONGEST_BEGINNING }, (_, at) => at + 1);
    return lengths
      .filter((length) => length >= FEWEST_LETTERS && length <= letters.length)
      .map((length) => letters.slice(0, length).join(''));
  });
  return [...new Set(keys)];
}

/** The one key of a search: its longest word; null while too short. */
export function searchKey(typed: string): string | null {
  const [longest = ''] = wordsOf(typed).toSorted((a, b) => Array.from(b).length - Array.from(a).length);
  const letters = Array.from(longest);
  return letters.length < FEWEST_LETTERS ? null : letters.slice(0, LONGEST_BEGINNING).join('');
}

/** Whether every typed word begins a word of the name or the business. */
export function isFoundBy(
  typed: string,
  person: { readonly name: string; readonly business: string },
): boolean {
  const words = [...wordsOf(person.name), ...wordsOf(person.business)];
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}
