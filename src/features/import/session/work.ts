import type { StoredWork } from '@/data/import/import-database';
import { statusKey } from '@/domain/import/cells/unknown-words';
import type { UnknownWord } from '@/domain/import/cells/unknown-words';
import type { ColumnTarget } from '@/domain/import/columns/columns';
import { dateTest, foundOrderOf } from '../columns/import-columns';
import type { ImportColumns } from '../kind/import-kind';
import type { ImportTypes, Reading } from '../kind/import-types';
import type { Preview } from '../preview/preview';
import type { OpenedFile } from './worker-api';

/** An opened file with the user's decisions so far. */
export type Work = Omit<Extract<OpenedFile, { readonly ok: true }>, 'ok'> &
  Omit<StoredWork<unknown>, 'run'> & { readonly preview: Preview | null };

/** The state before a file is chosen. */
export const NO_WORK: Work = {
  fileName: '',
  rows: 0,
  letters: [],
  chosenLetters: null,
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
export function storedWork<R>(work: Work, run: StoredWork<R>['run']): StoredWork<R> {
  const { columns: _, rows: _rows, letters: _letters, preview: _preview, ...kept } = work;
  return { ...kept, run };
}

/** The reading options for this work. */
export function readingOf<T extends ImportTypes>(
  work: Pick<Work, 'columns' | 'mapping' | 'dateOrder' | 'statusWords'>,
  base: T['reading'],
  { table, unpriced }: Pick<ImportColumns<T>, 'table' | 'unpriced'>,
): Reading<T> {
  const { columns, dateOrder } = work;
  const usual = work.mapping.flatMap((target) =>
    statusQuestions(work, target).flatMap(({ word, usual: meaning }) =>
      meaning === undefined ? [] : [[statusKey(word), meaning]],
    ),
  );
  const statusWords = { ...Object.fromEntries(usual), ...work.statusWords };
  const mapping = work.mapping.map((target) => (target === 'amount' && !base.mayPrice ? unpriced : target));
  const certain = columns.flatMap(({ dates }, column) => (dates?.certain ? [[column, dates.order]] : []));
  const found = foundOrderOf(columns, mapping, dateTest(table, base.own));
  return {
    ...base,
    mapping,
    statusWords,
    dateOrder: dateOrder ?? found?.order ?? base.home,
    ...(dateOrder === null && { dateOrders: Object.fromEntries(certain) }),
  };
}

/** The words of columns with this target, without duplicates. */
export function statusQuestions(
  { columns, mapping }: Pick<Work, 'columns' | 'mapping'>,
  target: ColumnTarget,
): readonly UnknownWord[] {
  const words = columns.flatMap(({ words: asked }, column) =>
    mapping[column] === target ? (asked[target] ?? []) : [],
  );
  return [...new Map(words.map((one) => [statusKey(one.word), one])).values()];
}

/** True when no question about columns and words is open. */
export function isAnswered(
  work: Pick<Work, 'columns' | 'mapping' | 'questions' | 'statusWords'>,
  targets: readonly ColumnTarget[],
): boolean {
  return (
    work.questions.every(({ isOptional }) => isOptional) &&
    targets.every((target) =>
      statusQuestions(work, target).every(
        ({ word, usual }) => usual !== undefined || Object.hasOwn(work.statusWords, statusKey(word)),
      ),
    )
  );
}
