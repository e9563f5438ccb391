import { foldText } from '../../format/fold-text';
import type { CustomerStatus } from '../../core/statuses';
import { statusOf } from '../cells/value-cells';

/** Most distinct words of a status column; one with more is something else. */
export const MOST_STATUS_WORDS = 40;

/** Meaning of another program's words, by folded word: a status, or '' to keep the word in the notes. */
export type StatusWords = Readonly<Record<string, CustomerStatus | ''>>;

/** A word of a status column that is no status here, and its number of rows. */
export type UnknownWord = { readonly word: string; readonly count: number };

export const statusKey = foldText;

/** The status of a cell, by name or by the user's answer; undefined without one. */
export function statusOfCell(text: string, words: StatusWords): CustomerStatus | '' | undefined {
  return statusOf(text) ?? (Object.hasOwn(words, statusKey(text)) ? words[statusKey(text)] : undefined);
}

/** Words of a column that name no status, most frequent first, each once. */
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
