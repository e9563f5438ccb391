import type { ColumnQuestion } from '@/domain/import/columns/column-question';
import type { ColumnTarget } from '@/domain/import/columns/column-target';
import type { FileColumn } from '@/domain/import/columns/file-column';
import type { UnknownWord } from '@/domain/import/cells/unknown-words';
import type { DuplicateChoice } from '@/domain/import/planned';
import type { Preview } from '../preview/preview';
import type { ImportTypes, RowContext } from './import-types';

/** Suggested targets of a file's columns, and what they leave open. */
export type GuessedMapping = {
  readonly mapping: readonly ColumnTarget[];
  readonly questions: readonly ColumnQuestion[];
};

/** Decides about the rows of one file, with the records they have met. */
export type Planner<T extends ImportTypes> = {
  readonly meet: (met: T['met']) => void;
  readonly plan: (
    drafts: readonly T['draft'][],
    choice: DuplicateChoice,
    context: RowContext<T>,
  ) => readonly T['planned'][];
};

/** How a noun's rows are read and planned. Pure: it runs in the worker. */
export type ImportReader<T extends ImportTypes> = {
  /** The noun's plural: "customers". */
  readonly many: string;
  /** Whether contact cards are such records. */
  readonly takesCards: boolean;
  /** Whether programs write this folded header for the noun. */
  readonly isKnownHeader: (folded: string) => boolean;
  readonly guess: (columns: readonly FileColumn[], context: T['guess']) => GuessedMapping;
  /** The words of a column that the user is asked about. */
  readonly wordsIn: (values: readonly string[]) => readonly UnknownWord[];
  readonly read: (cells: readonly string[], row: number, context: RowContext<T>) => T['draft'];
  readonly wanted: (drafts: readonly T['draft'][]) => T['wanted'];
  readonly createPlanner: () => Planner<T>;
  readonly cutBatches: (plan: readonly T['planned'][]) => readonly (readonly T['writing'][])[];
  readonly preview: (plan: readonly T['planned'][], context: RowContext<T>) => Preview;
};
