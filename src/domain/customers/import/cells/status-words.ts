import { foldText } from '../../../format/fold-text';
import type { CustomerStatus } from '../../../core/statuses';
import { statusOf } from './value-cells';

/** Most different words of a column that still is a status; with more it says something else. */
export const MOST_STATUS_WORDS = 40;

/** What words of another program mean, by folded word: a status, or '' to keep the word in the notes. */
export type StatusWords = Readonly<Record<string, CustomerStatus | ''>>;

/** One word of a status column that is not the name of a status here, and how many rows have it. */
export type UnknownWord = { readonly word: string; readonly count: number };

/** How a word is looked up in `StatusWords`. */
export const statusKey = foldText;

/** The status a cell names by itself or by what a person said about its word; undefined while nobody has. */
export function statusOfCell(text: string, words: StatusWords): CustomerStatus | '' | undefined {
  return statusOf(text) ?? (Object.hasOwn(words, statusKey(text)) ? words[statusKey(text)] : undefined);
}

/** Finds the words of a column that name no status, the most frequent first, each once. */
export function unknownWords(values: readonly string[]): readonly UnknownWord[] {
  const found = new Map<string, { word: string; count: number }>();
  for (const value of values) {
    if (value === '' || statusOf(value)) continue;
    const known = found.get(statusKey(value));
    if (known) known.count += 1;
    else found.set(statusKey(value), { word: value, count: 1 });
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count);
}
