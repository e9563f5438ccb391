import { csvCells } from '@/domain/csv-export';
import type { PlannedRow } from '@/domain/import/plan';

/** The rows left out, as they stood in the file, with the reason in a column of its own. */
export function refusedCells(headers: readonly string[], plan: readonly PlannedRow[]): string[][] {
  const left = plan.flatMap((row) => ('reason' in row ? [row] : []));
  return csvCells(
    [
      ...headers.map((heading, column) => ({
        heading,
        text: (row: (typeof left)[number]) => row.draft.cells[column] ?? '',
      })),
      { heading: 'Row', text: (row) => String(row.draft.row) },
      { heading: 'Reason', text: (row) => row.reason },
    ],
    left,
  );
}
