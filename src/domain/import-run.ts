import { COLLECTIONS } from './collections';
import { recordFields } from './record';
import { choice, defineShape, integer, text } from './shape';
import type { Infer } from './shape';

/** `Imports/{uuid}`: one CSV import of customers and how far it came. */
export const importShape = defineShape(COLLECTIONS.imports, {
  ...recordFields,
  fileName: text(200),
  state: choice(['running', 'done', 'stopped']),
  total: integer(0, 1_000_000),
  created: integer(0, 1_000_000),
  changed: integer(0, 1_000_000),
  skipped: integer(0, 1_000_000),
  refused: integer(0, 1_000_000),
});
export type ImportRun = Infer<typeof importShape>;
