import { hasTime } from '@/domain/import/cells/dates';
import type { CellKind } from '@/domain/import/columns/target-table';
import { countPlan } from '@/domain/import/planned';
import { writtenNumber } from '@/domain/format/number-words';
import type { PlanCounts, PlannedLine } from '@/domain/import/planned';

/** One field of the preview. */
export type PreviewColumn = {
  readonly id: string;
  readonly label: string;
  readonly kind: CellKind;
};

/** A column with its value for a line as it will be saved, and the file's columns that fill it. */
export type FilledColumn<P extends PlannedLine> = PreviewColumn & {
  readonly from: readonly number[];
  readonly value: (line: P) => string | number | null;
};

/** A row's value as it will be saved, or the file's text and why it is invalid. */
export type PreviewCell = {
  readonly value: string | number | null;
  readonly problem: string;
  /** True for an instant whose time of day the file does not say. */
  readonly isTimeAssumed?: boolean;
};

/** One of the first rows, as it will be saved. */
export type PreviewRow = {
  readonly row: number;
  readonly action: PlannedLine['action'];
  /** Why it is skipped or refused, or the row it is merged with; '' for others. */
  readonly reason: string;
  readonly cells: readonly PreviewCell[];
};

/** An invalid cell, with the reason in a sentence. */
export type ProblemCell = {
  readonly row: number;
  readonly column: number;
  readonly label: string;
  readonly text: string;
  /** True when the text is truncated, because the cell is too long to edit. */
  readonly cut: boolean;
  readonly reason: string;
};

/** A plan's preview; the rows themselves stay in the worker. */
export type Preview = {
  readonly counts: PlanCounts;
  /** New records that count as open work. */
  readonly open: number;
  readonly columns: readonly PreviewColumn[];
  readonly sample: readonly PreviewRow[];
  /** What happens to rows besides, in sentences. */
  readonly notices: readonly string[];
  /** The invalid cells of the first refused rows. */
  readonly problems: readonly ProblemCell[];
};

type PreviewInput = {
  readonly headers: readonly string[];
  /** ISO 3166-1: groups the digits of numbers. */
  readonly country: string;
  /** How many of the new records go to an archive, and what that is. */
  readonly archived: number;
  readonly archive: string;
  readonly notices?: readonly string[];
};

const SAMPLE_ROWS = 20;
const MOST_SHOWN = 200;
/** Invalid rows shown at once; others follow as these are corrected. */
export const PROBLEM_ROWS = 50;
const MOST_TEXT = 6_000;

/** Builds the preview of a plan; the first column names the record and is always shown. */
export function previewOf<P extends PlannedLine>(
  plan: readonly P[],
  columns: readonly FilledColumn<P>[],
  { headers, country, archived, archive, notices = [] }: PreviewInput,
): Preview {
  const shown = plan.slice(0, SAMPLE_ROWS);
  // Fields that other columns also fill are shown where they are filled.
  const kept = columns.filter(
    ({ from, value }, at) => at === 0 || from.length > 0 || shown.some((row) => value(row) !== ''),
  );
  const refused = plan.filter((row) => row.action === 'refuse').slice(0, PROBLEM_ROWS);
  const counts = countPlan(plan);
  const who = archived > 1 && archived === counts.create ? 'All' : writtenNumber(archived, country);
  const archiveNotice = `${who} ${archived === 1 ? 'goes' : 'go'} to the ${archive}.`;
  return {
    counts,
    open: counts.create - archived,
    columns: kept.map(({ id, label, kind }) => ({ id, label, kind })),
    sample: shown.map((row) => sampleOf(row, kept)),
    notices: [...(archived > 0 ? [archiveNotice] : []), ...notices],
    problems: refused.flatMap(({ draft }) =>
      draft.problems.map(({ column, reason }) => ({
        row: draft.row,
        column,
        label: `Row ${draft.row}, ${headers[column] || `column ${column + 1}`}`,
        text: (draft.cells[column] ?? '').slice(0, MOST_TEXT),
        cut: (draft.cells[column] ?? '').length > MOST_TEXT,
        reason,
      })),
    ),
  };
}

function sampleOf<P extends PlannedLine>(row: P, columns: readonly FilledColumn<P>[]): PreviewRow {
  const { draft } = row;
  return {
    row: draft.row,
    action: row.action,
    reason: 'reason' in row ? row.reason : 'into' in row ? `with row ${row.into}` : '',
    cells: columns.map(({ from, kind, value }): PreviewCell => {
      const found = draft.problems.find(({ column }) => from.includes(column));
      return found
        ? { value: (draft.cells[found.column] ?? '').slice(0, MOST_SHOWN), problem: found.reason }
        : {
            value: shortened(value(row)),
            problem: '',
            ...(kind === 'moment' && { isTimeAssumed: isTimeAssumed(row, from) }),
          };
    }),
  };
}

/** Whether no cell of the row says a time; an update without any cell keeps the record's own. */
function isTimeAssumed(row: PlannedLine, from: readonly number[]): boolean {
  const cells = from.map((column) => row.draft.cells[column] ?? '').filter((cell) => cell.trim() !== '');
  return !cells.some(hasTime) && (row.action === 'create' || cells.length > 0);
}

function shortened(value: string | number | null): string | number | null {
  return typeof value === 'string' ? value.slice(0, MOST_SHOWN) : value;
}
