import { foldText } from '../format/fold-text';
import { phoneKeyOf } from '../format/phone';
import { addedByServer, text, textList } from '../core/shape';

/** Most entries of a record's `find`. */
export const MOST_FIND = 60;
/** Longest entry, in characters as JavaScript counts them. */
export const MAX_FIND = 20;
/** Longest `customerKey`. */
export const MAX_CUSTOMER_KEY = 170;

/** Signs of a kept beginning, the most first; for what lies between two of them the shorter one is asked for. */
const LENGTHS = [9, 6, 4, 3, 2] as const;

/** What says something with its first sign: a script without letters, and a digit that is all of its word. */
const SHORT_WORD = /^(?:\p{N}$|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}])/u;

/** In too many records to be asked for beside another word. */
const COMMON: ReadonlySet<string> = new Set([
  ...['street', 'avenue', 'road', 'drive', 'lane', 'court', 'place', 'boulevard', 'circle'],
  ...['roof', 'roofing', 'replacement', 'repair', 'install'],
]);

/** Digits typed in a row, or as a phone number is written, that are taken for one. */
const PHONE_DIGITS = 7;
const LIKE_A_PHONE = /^\+?[\d\s().\-/]+$/;

/** Fields of a record that the store finds and orders by; functions keep them (`foundBy`). */
export const findFields = {
  find: addedByServer(textList(MOST_FIND, MAX_FIND)),
  customerKey: addedByServer(text(MAX_CUSTOMER_KEY)),
};

/** What of a record a search looks at. */
export type Findable = {
  readonly number: number | null;
  readonly numberPrefix: string;
  readonly title: string;
  readonly customerName: string;
  readonly phone: string;
  readonly streetAddress: string;
  readonly city: string;
};

/** Fields that `foundBy` follows from. */
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
 * What functions keep on a record so that the store finds and orders it: `find`, the beginnings of its words to be
 * asked for by `findKey`, and `customerKey`, the customer's name as lists order it. A record with more words than
 * MOST_FIND entries hold keeps the first ones, in the order of `findWords`.
 */
export function foundBy(record: Findable): {
  readonly find: readonly string[];
  readonly customerKey: string;
} {
  const find = new Set<string>();
  for (const word of findWords(record)) {
    const missing = beginnings(word).filter((beginning) => !find.has(beginning));
    if (find.size + missing.length > MOST_FIND) continue;
    for (const beginning of missing) find.add(beginning);
  }
  return { find: [...find], customerKey: foldText(record.customerName).slice(0, MAX_CUSTOMER_KEY) };
}

/** Every word a search can find a record by, what people type first before the rest. */
export function findWords(record: Findable): readonly string[] {
  const number = record.number === null ? '' : String(record.number);
  const phone = phoneKeyOf(record.phone);
  const words = [
    number,
    ...wordsOf(record.customerName),
    phone,
    ...wordsOf(record.streetAddress),
    ...wordsOf(record.title),
    ...wordsOf(record.city),
    // The number within a town, and the end people remember.
    phone.length > 7 ? phone.slice(-7) : '',
    phone.length > 4 ? phone.slice(-4) : '',
    ...wordsOf(record.numberPrefix),
    number && wordsOf(`${record.numberPrefix}${number}`).join(''),
  ];
  return [...new Set(words)].filter((word) => word !== '');
}

/**
 * The one entry of `find` that a search asks the store for: the beginning of its longest word that says something;
 * null where the store cannot help, as with a single letter.
 */
export function findKey(typed: string): string | null {
  const weight = (word: string) => (COMMON.has(word) ? 0 : Array.from(word).length);
  const [best = ''] = typedWords(typed).toSorted((a, b) => weight(b) - weight(a));
  const [first = null] = beginnings(best);
  return first;
}

/** Does every typed word begin a word of the record? Always, where nothing is typed. */
export function isFound(typed: string, record: Findable): boolean {
  const typedOnes = typedWords(typed);
  if (typedOnes.length === 0) return true;
  const words = findWords(record);
  return typedOnes.every((part) => words.some((word) => word.startsWith(part)));
}

/** The kept beginnings of a word, the longest first. */
function beginnings(word: string): readonly string[] {
  const letters = Array.from(word);
  const kept = LENGTHS.filter((length) => length <= letters.length).map((length) =>
    letters.slice(0, length).join(''),
  );
  return SHORT_WORD.test(word) ? [...kept, letters.slice(0, 1).join('')] : kept;
}

function typedWords(typed: string): readonly string[] {
  const phone = LIKE_A_PHONE.test(typed.trim()) ? phoneKeyOf(typed) : '';
  return phone.length >= PHONE_DIGITS ? [phone] : wordsOf(typed);
}

/** Words without accents, case and apostrophes: "O’Brien" is "obrien". */
function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .replace(/['’ʼ]/gu, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}
