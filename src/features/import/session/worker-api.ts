import type { WantedKeys } from '@/data/import/imports';
import type { CustomFieldDefinition } from '@/domain/company/company';
import type { Customer } from '@/domain/customers/customer';
import { AppError } from '@/domain/core/errors';
import { cutBatches } from '@/domain/import/customers/batches';
import type { WritingRow } from '@/domain/import/customers/batches';
import type { ColumnQuestion } from '@/domain/import/columns/column-question';
import { dateOrderOf } from '@/domain/import/cells/dates';
import type { FoundOrder } from '@/domain/import/cells/dates';
import type { FileColumn } from '@/domain/import/columns/file-column';
import { guessMapping } from '@/domain/import/customers/guess-mapping';
import type { GuessContext } from '@/domain/import/customers/guess-mapping';
import { matchKeys, searchKeysOf } from '@/domain/import/customers/match-keys';
import type { MatchedCustomer, MetCustomers } from '@/domain/import/customers/match-keys';
import { planImport } from '@/domain/import/customers/plan';
import type { DuplicateChoice, PlannedRow } from '@/domain/import/customers/plan';
import { readRow } from '@/domain/import/customers/read-row';
import type { ImportDraft, ReadContext } from '@/domain/import/customers/read-row';
import { MOST_STATUS_WORDS, unknownWords } from '@/domain/import/customers/status-words';
import type { UnknownWord } from '@/domain/import/customers/status-words';
import type { ColumnTarget } from '@/domain/import/customers/targets';
import { openTable } from '../file/read-file';
import type { FileTable } from '../file/read-file';
import { previewOf } from '../preview/preview';
import type { Preview } from '../preview/preview';
import { refusedCsv } from '../file/refused-file';

/** A column for the mapping screen. */
export type ImportColumn = {
  readonly header: string;
  readonly samples: readonly string[];
  /** The format of its dates; null when none is purely numeric. */
  readonly dates: FoundOrder | null;
  /** For a status column, the unknown status words; empty when there are too many. */
  readonly words: readonly UnknownWord[];
};

export type OpenedFile =
  | { readonly ok: false; readonly sentence: string }
  | {
      readonly ok: true;
      readonly rows: number;
      readonly columns: readonly ImportColumn[];
      readonly mapping: readonly ColumnTarget[];
      readonly questions: readonly ColumnQuestion[];
    };

export type Reading = Omit<ReadContext, 'headers' | 'own'> & {
  readonly own: readonly CustomFieldDefinition[];
};

/** A corrected cell: its row (from 1 under the header), its column (from 0) and its new text. */
export type Mend = { readonly row: number; readonly column: number; readonly text: string };

/** Processes one file in a worker: the page gets samples, counts and one batch at a time, never ten thousand rows. */
export type ImportWorker = {
  readonly open: (bytes: Uint8Array, context: GuessContext) => Promise<OpenedFile>;
  /** Applies corrected cells; rows that were read are read again. Returns the keys to look up. */
  readonly mend: (mends: readonly Mend[]) => Promise<WantedKeys>;
  /** The problems of a row with this text in a cell, by column; empty when it is valid. */
  readonly check: (mend: Mend) => Promise<ImportDraft['problems']>;
  /** Reads every row with a mapping. Returns the keys to look up. */
  readonly read: (reading: Reading) => Promise<WantedKeys>;
  readonly meet: (met: MetCustomers) => Promise<void>;
  /** Decides the action for every row; updates need the full customers. Rejects without rows. */
  readonly plan: (choice: DuplicateChoice) => Promise<Preview>;
  readonly batchSizes: () => Promise<readonly number[]>;
  readonly batch: (index: number) => Promise<readonly WritingRow[]>;
  /** The skipped rows, as a file. */
  readonly leftOut: () => Promise<string>;
};

const SAMPLES = 3;

/** Runs in the worker; tests call it directly. */
export function createImportWorker(): ImportWorker {
  let table: FileTable = { headers: [], rows: [] };
  let context: ReadContext | null = null;
  let drafts: readonly ImportDraft[] = [];
  const matches = new Map<string, MatchedCustomer>();
  const whole = new Map<string, Customer>();
  const amounts = new Map<string, number>();
  let plan: readonly PlannedRow[] = [];
  let batches: readonly (readonly WritingRow[])[] = [];

  const mendedRow = ({ row, column, text }: Mend): readonly string[] => {
    const cells = table.rows[row - 1] ?? [];
    return Array.from({ length: Math.max(cells.length, column + 1) }, (_, at) =>
      at === column ? text : (cells[at] ?? ''),
    );
  };

  return {
    open: async (bytes, guess) => {
      const opened = openTable(bytes, guess.country);
      if (!opened.ok) return opened;
      table = opened.table;
      [context, drafts, plan, batches] = [null, [], [], []];
      matches.clear();
      whole.clear();
      amounts.clear();
      const columns = columnsOf(table);
      return {
        ok: true,
        rows: table.rows.length,
        columns: columns.map(({ header, values }) => ({
          header,
          samples: values
            .filter(Boolean)
            .slice(0, SAMPLES)
            .map((value) => value.slice(0, 200)),
          dates: dateOrderOf(values, guess.home),
          words: new Set(values).size > MOST_STATUS_WORDS ? [] : unknownWords(values),
        })),
        ...guessMapping(columns, guess),
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
      const again = [...rows].map(([row, cells]) => readRow(cells, row, reading));
      for (const draft of again) drafts = drafts.with(draft.row - 1, draft);
      return wantedOf(again);
    },
    check: async (one) => (context ? readRow(mendedRow(one), one.row, context).problems : []),
    read: async (reading) => {
      const all: ReadContext = { ...reading, headers: table.headers, now: Date.now() };
      context = all;
      drafts = table.rows.map((cells, index) => readRow(cells, index + 1, all));
      return wantedOf(drafts);
    },
    meet: async (met) => {
      for (const customer of met.matches) matches.set(customer.uuid, customer);
      for (const customer of met.whole) whole.set(customer.uuid, customer);
      for (const { customerId, amount } of met.amounts ?? []) amounts.set(customerId, amount);
    },
    plan: async (choice) => {
      // Without rows there is nothing to plan, and 0 customers would look like a result.
      if (!context) throw new AppError('unknown');
      plan = planImport(
        drafts,
        choice === 'update'
          ? { choice, existing: [...whole.values()], amounts }
          : { choice, existing: [...matches.values()] },
      );
      batches = cutBatches(plan);
      return previewOf(plan, context);
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

function wantedOf(drafts: readonly ImportDraft[]): WantedKeys {
  const rows = drafts.filter(({ problems }) => problems.length === 0).map(({ fields }) => fields);
  return { search: searchKeysOf(rows), match: [...new Set(rows.flatMap(matchKeys))] };
}
