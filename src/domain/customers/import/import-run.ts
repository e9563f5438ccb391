import { COLLECTIONS } from '../../core/collections';
import { recordFields } from '../../core/record';
import {
  boolean,
  choice,
  defineShape,
  groupList,
  integer,
  serverOnly,
  text,
  textList,
} from '../../core/shape';
import type { Infer } from '../../core/shape';

/** How many rows one file may bring. */
export const MAX_IMPORT_ROWS = 10_000;

/**
 * Where an import stands: the browser that started it writes the first three, `undoImport` the others,
 * after which nothing more comes in.
 */
export const IMPORT_STATES = ['running', 'stopped', 'done', 'undoing', 'undone'] as const;

const count = () => integer(0, 1_000_000);

/** `Imports/{uuid}`: one CSV import of customers and how far it came. */
export const importShape = defineShape(COLLECTIONS.imports, {
  ...recordFields,
  fileName: text(200),
  state: choice(IMPORT_STATES),
  /** Rows of the file. */
  total: integer(0, MAX_IMPORT_ROWS),
  /** How many batches there are and how many of them are in. */
  batches: count(),
  batchesIn: count(),
  /** Customers made and changed so far. */
  created: count(),
  changed: count(),
  /** Rows left out. */
  skipped: count(),
  refused: count(),
  /** Keys of the business's own fields that were made for it; Undo takes those away that nobody uses. */
  newFields: textList(50, 40),
  batchesUndone: serverOnly(count()),
  /** Customers that Undo took back, and those it left because somebody had worked on them since. */
  takenBack: serverOnly(count()),
  kept: serverOnly(count()),
});
export type ImportRun = Infer<typeof importShape>;

/** `ImportBatches/{importId}-{index}`: what one batch of an import wrote, written in the same commit. */
export const importBatchShape = defineShape(COLLECTIONS.importBatches, {
  ...recordFields,
  importId: text(64),
  index: count(),
  /** Ids of the customers it made. */
  created: textList(200, 64),
  /** Earlier values of the customers it changed: KeptValues[] as JSON; emptied when taken back. */
  changed: text(300_000),
  undone: serverOnly(boolean()),
  /** What Undo left as it is, to be shown. */
  kept: serverOnly(groupList(200, { id: text(64), name: text(170) })),
});
export type ImportBatch = Infer<typeof importBatchShape>;

/** Id of the record of one batch. */
export function importBatchId(importId: string, index: number): string {
  return `${importId}-${index}`;
}
