import { AppError } from '@/domain/core/errors';
import { dateOrderOf } from '@/domain/import/cells/dates';
import type { FoundOrder } from '@/domain/import/cells/dates';
import type { CellProblem } from '@/domain/import/cells/row-cells';
import { MOST_STATUS_WORDS } from '@/domain/import/cells/unknown-words';
import type { GuessedMapping } from '@/domain/import/columns/guess-targets';
import type { FileColumn } from '@/domain/import/columns/columns';
import type { Letters } from '@/domain/import/file/letters';
import { collectMet } from '@/domain/import/met-records';
import type { DuplicateChoice } from '@/domain/import/planned';
import { openTable } from '../file/read-file';
import type { FileTable } from '../file/read-file';
import { refusedCsv } from '../file/refused-file';
import type { AskedWords, ImportReader } from '../kind/import-reader';
import type { ImportTypes, Reading, RowContext } from '../kind/import-types';
import type { Preview } from '../preview/preview';

/** A column for the mapping screen. */
export type ImportColumn = {
  readonly header: string;
  readonly samples: readonly string[];
  /** The format of its dates; null when none is purely numeric. */
  readonly dates: FoundOrder | null;
  /** The words that the user is asked about, by the target that asks; empty when there are too many. */
  readonly words: AskedWords;
};

export type OpenedFile =
  | { readonly ok: false; readonly sentence: string }
  | ({
      readonly ok: true;
      readonly rows: number;
      readonly columns: readonly ImportColumn[];
      /** Ways to read its letters, the likeliest first; empty when there is no doubt. */
      readonly letters: readonly Letters[];
    } & GuessedMapping);

/** A corrected cell: its row (from 1 under the header), its column (from 0) and its new text. */
export type Mend = { readonly row: number; readonly column: number; readonly text: string };

/** Processes one file in a worker: the page gets samples, counts and one batch at a time, never ten thousand rows. */
export type ImportWorker<T extends ImportTypes> = {
  readonly open: (bytes: Uint8Array, context: T['guess'], letters?: string | null) => Promise<OpenedFile>;
  /** Applies corrected cells; rows that were read are read again. Returns the keys to look up. */
  readonly mend: (mends: readonly Mend[]) => Promise<T['wanted']>;
  /** The problems of a row with this text in a cell, by column; empty when it is valid. */
  readonly check: (mend: Mend) => Promise<readonly CellProblem[]>;
  /** Reads every row with a mapping. Returns the keys to look up. */
  readonly read: (reading: Reading<T>) => Promise<T['wanted']>;
  readonly meet: (met: T['met']) => Promise<void>;
  /** Decides the action for every row, with what it has met. Rejects without rows. */
  readonly plan: (choice: DuplicateChoice) => Promise<Preview>;
  readonly batchSizes: () => Promise<readonly number[]>;
  readonly batch: (index: number) => Promise<readonly T['writing'][]>;
  /** The skipped rows, as a file. */
  readonly leftOut: () => Promise<string>;
};

const SAMPLES = 3;

/** Runs in the worker; tests call it directly. */
export function createImportWorker<T extends ImportTypes>(reader: ImportReader<T>): ImportWorker<T> {
  let table: FileTable = { headers: [], rows: [] };
  let context: RowContext<T> | null = null;
  let drafts: readonly T['draft'][] = [];
  const known = collectMet(reader.ids);
  let plan: readonly T['planned'][] = [];
  let batches: readonly (readonly T['writing'][])[] = [];

  const mendedRow = ({ row, column, text }: Mend): readonly string[] => {
    const cells = table.rows[row - 1] ?? [];
    return Array.from({ length: Math.max(cells.length, column + 1) }, (_, at) =>
      at === column ? text : (cells[at] ?? ''),
    );
  };

  const wantedOf = (some: readonly T['draft'][]) =>
    reader.wanted(some.filter(({ problems }) => problems.length === 0));

  return {
    open: async (bytes, guess, letters = null) => {
      const opened = openTable(bytes, { country: guess.country, ...reader }, letters);
      if (!opened.ok) return opened;
      table = opened.table;
      [context, drafts, plan, batches] = [null, [], [], []];
      known.clear();
      const columns = columnsOf(table);
      return {
        ok: true,
        rows: table.rows.length,
        letters: opened.letters,
        columns: columns.map(({ header, values }) => ({
          header,
          samples: values
            .filter(Boolean)
            .slice(0, SAMPLES)
            .map((value) => value.slice(0, 200)),
          dates: dateOrderOf(values, guess.home),
          words: new Set(values).size > MOST_STATUS_WORDS ? {} : reader.wordsIn(values, guess),
        })),
        ...reader.guess(columns, guess),
      };
    },
    mend: async (mends) => {
      const rows = new Map<number, readonly string[]>();
      for (const one of mends) {
        const cells = mendedRow(one);
        rows.set(one.row, cells);
        table = { ...table, rows: table.rows.with(one.row - 1, cells) };
      }
      if (!context) return wantedOf([]);
      const reading = context;
      const again = [...rows].map(([row, cells]) => reader.read(cells, row, reading));
      for (const draft of again) drafts = drafts.with(draft.row - 1, draft);
      return wantedOf(again);
    },
    check: async (one) => (context ? reader.read(mendedRow(one), one.row, context).problems : []),
    read: async (reading) => {
      const all: RowContext<T> = { ...reading, headers: table.headers, now: Date.now() };
      context = all;
      drafts = table.rows.map((cells, index) => reader.read(cells, index + 1, all));
      return wantedOf(drafts);
    },
    meet: async (met) => known.add(met),
    plan: async (choice) => {
      // Without rows there is nothing to plan, and 0 records would look like a result.
      if (!context) throw new AppError('unknown');
      plan = reader.plan(drafts, known.met(), choice, context);
      batches = reader.cutBatches(plan);
      return reader.preview(plan, context);
    },
    batchSizes: async () => batches.map((batch) => batch.length),
    batch: async (index) => batches[index] ?? [],
    leftOut: async () => refusedCsv(table.headers, plan),
  };
}

function columnsOf({ headers, rows }: FileTable): readonly FileColumn[] {
  return headers.map((header, column) => ({
    header,
    values: rows.map((cells) => (cells[column] ?? '').trim()),
  }));
}
