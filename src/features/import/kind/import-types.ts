import type { CustomFieldDefinition } from '@/domain/company/company';
import type { DateOrder } from '@/domain/import/cells/dates';
import type { DateReading } from '@/domain/import/cells/read-values';
import type { ColumnTarget } from '@/domain/import/columns/columns';
import type { MetRecords } from '@/domain/import/met-records';
import type { ImportLine, PlannedLine } from '@/domain/import/planned';

/** What reading rows needs besides the user's work on the file, for every noun. */
export type ReadingBase = {
  /** The noun's custom fields; a column may map to one that does not exist yet. */
  readonly own: readonly CustomFieldDefinition[];
  readonly mayPrice: boolean;
  readonly home: DateOrder;
};

/** The types of one noun's import. */
export type ImportTypes = {
  /** What guessing columns needs. */
  readonly guess: { readonly country: string; readonly home?: DateOrder };
  readonly reading: ReadingBase;
  readonly draft: ImportLine;
  readonly planned: PlannedLine;
  /** A planned line that writes records. */
  readonly writing: PlannedLine;
  /** What to look up for the rows of a file. */
  readonly wanted: unknown;
  /** The records that the rows meet. */
  readonly met: MetRecords;
  /** A record that an import made. */
  readonly made: { readonly uuid: string };
};

/** The business's context for guessing columns and reading rows. */
export type ImportBase<T extends ImportTypes> = {
  readonly guess: T['guess'];
  readonly reading: T['reading'];
};

/** How the rows of a file are read: the noun's base with the user's work on the file. */
export type Reading<T extends ImportTypes> = T['reading'] &
  DateReading & {
    readonly mapping: readonly ColumnTarget[];
    readonly statusWords: Readonly<Record<string, string>>;
  };

/** A reading with what only the file knows; `now` is epoch ms. */
export type RowContext<T extends ImportTypes> = Reading<T> & {
  readonly headers: readonly string[];
  readonly now: number;
};
