import type { ShelvedWork } from '@/data/customers/import/import-shelf';
import type { ColumnQuestion } from '@/domain/customers/import/columns/column-question';
import type { DateOrder } from '@/domain/customers/import/cells/dates';
import type { DuplicateChoice } from '@/domain/customers/import/plan';
import { statusKey } from '@/domain/customers/import/cells/status-words';
import type { StatusWords, UnknownWord } from '@/domain/customers/import/cells/status-words';
import type { ColumnTarget } from '@/domain/customers/import/columns/targets';
import type { DeskColumn, Mend, Reading } from './desk';
import { foundOrderOf } from './import-columns';
import type { Preview } from './preview';

/** A file that was opened, with what a person decided about it so far. */
export type Work = {
  readonly fileName: string;
  readonly rows: number;
  readonly columns: readonly DeskColumn[];
  readonly mapping: readonly ColumnTarget[];
  /** What the file leaves open about its columns and nobody has answered yet. */
  readonly questions: readonly ColumnQuestion[];
  readonly statusWords: StatusWords;
  /** The order of day and month a person chose; null takes what the dates say. */
  readonly dateOrder: DateOrder | null;
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
  questions: [],
  statusWords: {},
  dateOrder: null,
  mends: [],
  choice: 'skip',
  preview: null,
};

/** What of it is kept on this device; the rest follows from the file. */
export function shelved(work: Work, run: ShelvedWork['run']): ShelvedWork {
  const { fileName, mapping, questions, statusWords, dateOrder, mends, choice } = work;
  return { fileName, mapping, questions, statusWords, dateOrder, mends, choice, run };
}

/** What rows are read with beside the work on the file itself. */
export type ReadingBase = Pick<
  Reading,
  'people' | 'own' | 'subStatuses' | 'zone' | 'country' | 'currency'
> & {
  /** Without the right to amounts they are kept in the notes. */
  readonly mayPrice: boolean;
  /** The order of dates that can be read both ways. */
  readonly home: DateOrder;
};

/** How the rows are read under this work. */
export function readingOf(
  work: Pick<Work, 'columns' | 'mapping' | 'dateOrder' | 'statusWords'>,
  base: ReadingBase,
): Reading {
  const { home, mayPrice, ...reading } = base;
  const { columns, dateOrder, statusWords } = work;
  const mapping = work.mapping.map((target) => (target === 'amount' && !mayPrice ? 'notes' : target));
  const certain = columns.flatMap(({ dates }, column) => (dates?.certain ? [[column, dates.order]] : []));
  return {
    ...reading,
    ...{ mapping, statusWords },
    dateOrder: dateOrder ?? foundOrderOf(columns, mapping, base.own)?.order ?? home,
    ...(dateOrder === null && { dateOrders: Object.fromEntries(certain) }),
  };
}

/** The words of status columns whose meaning nobody has said yet, and those that were asked, all once. */
export function statusQuestions({
  columns,
  mapping,
}: Pick<Work, 'columns' | 'mapping'>): readonly UnknownWord[] {
  const words = columns.flatMap(({ words: ofColumn }, column) =>
    mapping[column] === 'customerStatus' ? ofColumn : [],
  );
  return [...new Map(words.map((one) => [statusKey(one.word), one])).values()];
}

/** Whether rows can be read: nothing about columns and words is left open. */
export function isAnswered(work: Pick<Work, 'columns' | 'mapping' | 'questions' | 'statusWords'>): boolean {
  return (
    work.questions.length === 0 &&
    statusQuestions(work).every(({ word }) => Object.hasOwn(work.statusWords, statusKey(word)))
  );
}
