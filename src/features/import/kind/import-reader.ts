import type { GuessedMapping } from '@/domain/import/columns/guess-targets';
import type { FileColumn } from '@/domain/import/columns/columns';
import type { UnknownWord } from '@/domain/import/cells/unknown-words';
import type { MetIds } from '@/domain/import/met-records';
import type { DuplicateChoice } from '@/domain/import/planned';
import type { Preview } from '../preview/preview';
import type { ImportTypes, RowContext } from './import-types';

/** Words without a meaning here, by the target of their column. */
export type AskedWords = Readonly<Record<string, readonly UnknownWord[]>>;

/** How a noun's rows are read and planned. Pure: it runs in the worker. */
export type ImportReader<T extends ImportTypes> = {
  /** The noun's plural: "customers". */
  readonly many: string;
  /** Whether contact cards are such records. */
  readonly takesCards: boolean;
  /** Whether programs write this header for the noun. */
  readonly isKnownHeader: (header: string) => boolean;
  readonly guess: (columns: readonly FileColumn[], context: T['guess']) => GuessedMapping;
  /** The words of a column that the user is asked about, by the target that asks. */
  readonly wordsIn: (values: readonly string[], context: T['guess']) => AskedWords;
  readonly read: (cells: readonly string[], row: number, context: RowContext<T>) => T['draft'];
  readonly wanted: (drafts: readonly T['draft'][]) => T['wanted'];
  readonly ids: MetIds<T['met']>;
  /** Decides about the rows of one file, with the records they have met. */
  readonly plan: (
    drafts: readonly T['draft'][],
    met: T['met'],
    choice: DuplicateChoice,
    context: RowContext<T>,
  ) => readonly T['planned'][];
  readonly cutBatches: (plan: readonly T['planned'][]) => readonly (readonly T['writing'][])[];
  readonly preview: (plan: readonly T['planned'][], context: RowContext<T>) => Preview;
};
