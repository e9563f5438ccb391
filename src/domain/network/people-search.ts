import { foldText } from '../format/fold-text';

/** A name is looked for from this many letters on, so that nobody can leaf through everybody. */
export const FEWEST_LETTERS = 3;

/** Most people one search answers with. */
export const MOST_FOUND = 10;

/** Beginnings of words are kept up to this length; longer words are compared whole. */
const LONGEST_BEGINNING = 12;
const MOST_WORDS = 12;

/** The words of a name as searches compare them. */
function wordsOf(name: string): readonly string[] {
  return foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0)
    .slice(0, MOST_WORDS);
}

/** Every beginning of every word of a name and a business, from three letters on: what a search can ask for. */
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

/** The one key a search asks the store for: its longest word; null while that is too short. */
export function searchKey(typed: string): string | null {
  const [longest = ''] = wordsOf(typed).toSorted((a, b) => Array.from(b).length - Array.from(a).length);
  const letters = Array.from(longest);
  return letters.length < FEWEST_LETTERS ? null : letters.slice(0, LONGEST_BEGINNING).join('');
}

/** Does every typed word begin a word of the name or the business? */
export function isFoundBy(
  typed: string,
  person: { readonly name: string; readonly business: string },
): boolean {
  const words = [...wordsOf(person.name), ...wordsOf(person.business)];
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}
