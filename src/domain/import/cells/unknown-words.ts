import { foldText } from '../../format/fold-text';

/** Most distinct words of a status column; one with more is something else. */
export const MOST_STATUS_WORDS = 40;

/** A word of a column that names nothing here, and its number of rows. */
export type UnknownWord = {
  readonly word: string;
  readonly count: number;
  /** Its likely meaning, '' to keep it in the notes; absent where the user has to say. */
  readonly usual?: string | undefined;
};

export const statusKey = foldText;

/** Words of a column that name no status, most frequent first, each once. */
export function unknownWords(
  values: readonly string[],
  isKnown: (word: string) => boolean,
): readonly UnknownWord[] {
  const found = new Map<string, { word: string; count: number }>();
  for (const value of values) {
    if (value === '' || isKnown(value)) continue;
    const known = found.get(statusKey(value));
    if (known) known.count += 1;
    else found.set(statusKey(value), { word: value, count: 1 });
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count);
}
