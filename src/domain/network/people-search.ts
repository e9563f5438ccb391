import { isFoundIn } from '../search/find';
import { nameWordsOf, typedParts } from '../search/words';

/** Shortest search, so that nobody can page through all people. */
export const FEWEST_LETTERS = 3;

export const MOST_FOUND = 10;

/** Longest stored prefix; longer words are compared whole. */
const LONGEST_BEGINNING = 12;
const MOST_WORDS = 12;

const keptWords = (name: string) => nameWordsOf(name).slice(0, MOST_WORDS);

/** All stored prefixes of a name and a business, from three letters on. */
export function searchKeys(name: string, business: string): readonly string[] {
  const keys = [...keptWords(name), ...keptWords(business)].flatMap((word) => {
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
  const [longest = ''] = typedParts(typed)
    .flatMap(([first]) => first ?? [])
    .toSorted((a, b) => Array.from(b).length - Array.from(a).length);
  const letters = Array.from(longest);
  return letters.length < FEWEST_LETTERS ? null : letters.slice(0, LONGEST_BEGINNING).join('');
}

/** Whether every typed word begins a word of the name or the business. */
export function isFoundBy(
  typed: string,
  person: { readonly name: string; readonly business: string },
): boolean {
  return isFoundIn(typed, () => [...keptWords(person.name), ...keptWords(person.business)]);
}
