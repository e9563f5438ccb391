import type { StoredWork } from '@/data/import/import-storage';
import type { ColumnQuestion } from '@/domain/import/columns/column-question';
import type { DateOrder } from '@/domain/import/cells/dates';
import type { DuplicateChoice } from '@/domain/import/customers/plan';
import { statusKey } from '@/domain/import/customers/status-words';
import type { StatusWords, UnknownWord } from '@/domain/import/customers/status-words';
import type { ColumnTarget } from '@/domain/import/customers/targets';
import type { ImportColumn, Mend, Reading } from './worker-api';
import { foundOrderOf } from '../columns/import-columns';
import type { Preview } from '../preview/preview';

/** An opened file with the user's decisions so far. */
export type Work = {
  readonly fileName: string;
  readonly rows: number;
  readonly columns: readonly ImportColumn[];
  readonly mapping: readonly ColumnTarget[];
  readonly questions: readonly ColumnQuestion[];
  readonly statusWords: StatusWords;
  /** The chosen order of day and month; null derives it from the dates. */
  readonly dateOrder: DateOrder | null;
  readonly mends: readonly Mend[];
  readonly choice: DuplicateChoice;
  readonly preview: Preview | null;
};

/** The state before a file is chosen. */
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

/** The part to store on this device; the rest follows from the file. */
export function storedWork(work: Work, run: StoredWork['run']): StoredWork {
  const { fileName, mapping, questions, statusWords, dateOrder, mends, choice } = work;
  return { fileName, mapping, questions, statusWords, dateOrder, mends, choice, run };
}

/** The context for reading rows, besides the work itself. */
export type ReadingBase = Pick<
  Reading,
  'people' | 'own' | 'subStatuses' | 'zone' | 'country' | 'currency'
> & {
  /** Without it, amounts go to the notes. */
  readonly mayPrice: boolean;
  readonly home: DateOrder;
};

/** The reading options for this work. */
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

/** The words of status columns without an answer, and the answered ones, without duplicates. */
export function statusQuestions({
  columns,
  mapping,
}: Pick<Work, 'columns' | 'mapping'>): readonly UnknownWord[] {
  const words = columns.flatMap(({ words: ofColumn }, column) =>
    mapping[column] === 'customerStatus' ? ofColumn : [],
  );
  return [...new Map(words.map((one) => [statusKey(one.word), one])).values()];
}

/** True when no question about columns and words is open. */
export function isAnswered(work: Pick<Work, 'columns' | 'mapping' | 'questions' | 'statusWords'>): boolean {
  return (
    work.questions.length === 0 &&
    statusQuestions(work).every(({ word }) => Object.hasOwn(work.statusWords, statusKey(word)))
  );
}
