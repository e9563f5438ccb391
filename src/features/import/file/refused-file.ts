import { csvCells, csvText } from '@/domain/format/csv-export';
import { foldHeader, isOwnHeading, REFUSED_HEADINGS } from '@/domain/import/columns/headers';
import type { PlannedLine } from '@/domain/import/planned';

/** The skipped rows as CSV, with columns for row number and reason, which another import ignores. */
export function refusedCsv(headers: readonly string[], plan: readonly PlannedLine[]): string {
  const left = plan.flatMap((row) => ('reason' in row ? [row] : []));
  const widest = Math.max(headers.length, ...left.map((row) => row.draft.cells.length));
  const columns = Array.from({ length: widest }, (_, column) => ({ column, heading: headers[column] ?? '' }));
  const cells = csvCells(
    [
      ...columns
        .filter(({ heading }) => !isOwnHeading(foldHeader(heading)))
        .map(({ column, heading }) => ({
          heading,
          text: (row: (typeof left)[number]) => row.draft.cells[column] ?? '',
        })),
      { heading: REFUSED_HEADINGS.row, text: (row) => String(row.draft.row) },
      { heading: REFUSED_HEADINGS.problem, text: (row) => row.reason },
    ],
    left,
  );
  return csvText(cells);
}
