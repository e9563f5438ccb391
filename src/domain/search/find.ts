import { foldText } from '../format/fold-text';
import { MAX_CUSTOMER_KEY, MOST_FIND } from './find-fields';
import { phoneWordsOf, typedPhone } from './phone-words';
import { nameWordsOf, typedParts, wordsOf } from './words';

/** Lengths of stored prefixes, longest first; a length in between is queried by the next shorter one. */
const LENGTHS = [9, 6, 4, 3, 2] as const;

/** Words that matter from their first character: scripts without letters, and a digit alone. */
const SHORT_WORD = /^(?:\p{N}$|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}])/u;

/** Words in too many records to query by, beside another word. */
const COMMON: ReadonlySet<string> = new Set([
  ...['street', 'avenue', 'road', 'drive', 'lane', 'court', 'place', 'boulevard', 'circle'],
  ...['roof', 'roofing', 'replacement', 'repair', 'install'],
]);

/** A number or a phone number's end is rarer than a word of its length; an area code is not. */
const MANY_DIGITS = /^\p{N}{4,}$/u;
const DIGITS_WEIGH_MORE = 4;

/** The fields of a record that a search reads. */
export type Findable = {
  readonly number: number | null;
  readonly numberPrefix: string;
  readonly title: string;
  readonly customerName: string;
  /** Records without a place of their own have none of these. */
  readonly phone?: string;
  readonly streetAddress?: string;
  readonly city?: string;
};

/** Source fields of `foundBy`. */
export const FIND_SOURCES = [
  'number',
  'numberPrefix',
  'title',
  'customerName',
  'phone',
  'streetAddress',
  'city',
] as const satisfies readonly (keyof Findable)[];

/**
 * The search fields functions keep on a record: `find`, the prefixes of its words that `findKey` queries, and
 * `customerKey`, the customer's name for sorting. Above MOST_FIND entries only the first words are kept, in
 * the order of `findWords`.
 */
export function foundBy(record: Findable): {
  readonly find: readonly string[];
  readonly customerKey: string;
} {
  return {
    find: keysOf(findWords(record), MOST_FIND),
    customerKey: foldText(record.customerName).slice(0, MAX_CUSTOMER_KEY),
  };
}

/** The prefixes of these words that `findKey` queries, at most `most` of them; the first words come first. */
export function keysOf(words: readonly string[], most: number): readonly string[] {
  const find = new Set<string>();
  for (const word of words) {
    const missing = beginnings(word).filter((beginning) => !find.has(beginning));
    if (find.size + missing.length > most) continue;
    for (const beginning of missing) find.add(beginning);
  }
  return [...find];
}

/** Every word a search can find a record by, the most likely ones first. */
export function findWords(record: Findable): readonly string[] {
  const number = record.number === null ? '' : String(record.number);
  const { phone: writtenPhone = '', streetAddress = '', city = '' } = record;
  const [phone = '', ...phoneParts] = phoneWordsOf(writtenPhone);
  const names = nameWordsOf(record.customerName);
  const plain = wordsOf(record.customerName).length;
  const words = [
    number,
    ...names.slice(0, plain),
    phone,
    ...wordsOf(streetAddress),
    ...wordsOf(record.title),
    ...wordsOf(city),
    ...phoneParts,
    ...wordsOf(record.numberPrefix),
    number && wordsOf(`${record.numberPrefix}${number}`).join(''),
    ...names.slice(plain),
  ];
  return [...new Set(words)].filter((word) => word !== '');
}

/** The one entry of `find` that a search queries, a prefix of its longest word; null where the store cannot help. */
export function findKey(typed: string): string | null {
  const weight = (word: string) => {
    const { length } = Array.from(word);
    if (COMMON.has(word)) return 0;
    return MANY_DIGITS.test(word) ? length + DIGITS_WEIGH_MORE : length;
  };
  // The first of parts with a hyphen begins the word, whether it was stored as one or as two.
  const [best = ''] = typedWords(typed)
    .flatMap(([first]) => first ?? [])
    .toSorted((a, b) => weight(b) - weight(a));
  const [first = null] = beginnings(best);
  return first;
}

/** Whether every typed word begins a word of the record; true for an empty search. */
export function isFound(typed: string, record: Findable): boolean {
  return isFoundIn(typed, () => findWords(record));
}

/** The same for any words, which are made only for a search that is not empty. */
export function isFoundIn(typed: string, wordsOfRecord: () => readonly string[]): boolean {
  const typedOnes = typedWords(typed);
  if (typedOnes.length === 0) return true;
  const words = wordsOfRecord();
  const begins = (part: string) => words.some((word) => word.startsWith(part));
  return typedOnes.every((parts) => parts.every(begins) || begins(parts.join('')));
}

/** The stored prefixes of a word, longest first. */
function beginnings(word: string): readonly string[] {
  const letters = Array.from(word);
  const kept = LENGTHS.filter((length) => length <= letters.length).map((length) =>
    letters.slice(0, length).join(''),
  );
  return SHORT_WORD.test(word) ? [...kept, letters.slice(0, 1).join('')] : kept;
}

/** Typed words by their parts; a phone number is one. */
function typedWords(typed: string): readonly (readonly string[])[] {
  const phone = typedPhone(typed);
  return phone === null ? typedParts(typed) : [[phone]];
}
