import type { ShelvedWork } from '@/data/import-shelf';
import type { DateOrder } from '@/domain/import/dates';
import type { DuplicateChoice } from '@/domain/import/plan';
import type { ColumnTarget } from '@/domain/import/targets';
import type { DeskColumn, Mend } from './desk';
import type { Preview } from './preview';

/** A file that was opened, with what a person decided about it so far. */
export type Work = {
  readonly fileName: string;
  readonly rows: number;
  readonly columns: readonly DeskColumn[];
  readonly mapping: readonly ColumnTarget[];
  readonly dateOrder: DateOrder;
  readonly mends: readonly Mend[];
  readonly choice: DuplicateChoice;
  readonly preview: Preview | null;
};

/** No file yet. */
export const NO_WORK: Work = {
  fileName: '',
  rows: 0,
  columns: [],
  mapping: [],
  dateOrder: 'month-first',
  mends: [],
  choice: 'skip',
  preview: null,
};

/** What of it is kept on this device; the rest follows from the file. */
export function shelved(work: Work, run: ShelvedWork['run']): ShelvedWork {
  const { fileName, mapping, dateOrder, mends, choice } = work;
  return { fileName, mapping, dateOrder, mends, choice, run };
}
