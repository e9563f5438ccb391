import { COLLECTIONS } from '../core/collections';
import type { NounName } from '../core/noun-names';
import { recordFields } from '../core/record';
import { boolean, choice, defineShape, groupList, integer, serverOnly, text, textList } from '../core/shape';
import type { Infer } from '../core/shape';

/** The nouns whose records a file may bring. */
export const IMPORT_NOUNS = ['customer', 'job'] as const satisfies readonly NounName[];
export type ImportNoun = (typeof IMPORT_NOUNS)[number];

export const MAX_IMPORT_ROWS = 10_000;

/** State of an import. The browser writes the first three, `undoImport` the others, which stop the import. */
export const IMPORT_STATES = ['running', 'stopped', 'done', 'undoing', 'undone'] as const;

const count = () => integer(0, 1_000_000);

/** `Imports/{uuid}`: one CSV import and its progress. */
export const importShape = defineShape(COLLECTIONS.imports, {
  ...recordFields,
  noun: choice(IMPORT_NOUNS),
  fileName: text(200),
  state: choice(IMPORT_STATES),
  total: integer(0, MAX_IMPORT_ROWS),
  batches: count(),
  batchesIn: count(),
  created: count(),
  changed: count(),
  skipped: count(),
  refused: count(),
  /** Keys of custom fields created for it; Undo removes the unused ones. */
  newFields: textList(50, 40),
  batchesUndone: serverOnly(count()),
  /** Records Undo took back, and those it left because they were edited since. */
  takenBack: serverOnly(count()),
  kept: serverOnly(count()),
});
export type ImportRun = Infer<typeof importShape>;

/** `ImportBatches/{importId}-{index}`: the writes of one batch, stored in the same commit. */
export const importBatchShape = defineShape(COLLECTIONS.importBatches, {
  ...recordFields,
  importId: text(64),
  /** The noun of its import. */
  noun: choice(IMPORT_NOUNS),
  index: count(),
  created: textList(200, 64),
  /** Earlier values of changed customers: KeptValues[] as JSON; emptied by Undo. */
  changed: text(300_000),
  undone: serverOnly(boolean()),
  kept: serverOnly(groupList(200, { id: text(64), name: text(170) })),
});
export type ImportBatch = Infer<typeof importBatchShape>;

export function importBatchId(importId: string, index: number): string {
  return `${importId}-${index}`;
}
