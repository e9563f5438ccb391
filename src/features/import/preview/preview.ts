import { countPlan } from '@/domain/import/customers/plan';
import type { PlanCounts, PlannedRow } from '@/domain/import/customers/plan';
import { changesFrom } from '@/domain/import/customers/file-changes';
import type { ImportDraft, ImportedFields, ReadContext } from '@/domain/import/customers/read-row';
import { previewColumns } from './preview-columns';
import type { FilledColumn, PreviewColumn } from './preview-columns';

/** A row's value as it will be saved, or the file's text and why it is invalid. */
export type PreviewCell = { readonly value: string | number | null; readonly problem: string };

/** One of the first rows, as it will be saved. */
export type PreviewRow = {
  readonly row: number;
  readonly action: PlannedRow['action'];
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
  readonly columns: readonly PreviewColumn[];
  readonly sample: readonly PreviewRow[];
  /** The invalid cells of the first refused rows. */
  readonly problems: readonly ProblemCell[];
};

const SAMPLE_ROWS = 20;
const MOST_SHOWN = 200;
/** Invalid rows shown at once; others follow as these are corrected. */
export const PROBLEM_ROWS = 50;
const MOST_TEXT = 6_000;

/** Builds the preview of a plan. */
export function previewOf(plan: readonly PlannedRow[], context: ReadContext): Preview {
  const { headers } = context;
  const columns = previewColumns(context);
  const shown = plan.slice(0, SAMPLE_ROWS).map((row) => sampleOf(row, columns));
  // Fields that other columns also fill are shown where they are filled.
  const kept = columns.flatMap(({ id, from }, at) =>
    id === 'name' || from.length > 0 || shown.some(({ cells }) => cells[at]?.value !== '') ? [at] : [],
  );
  const refused = plan.filter((row) => row.action === 'refuse').slice(0, PROBLEM_ROWS);
  return {
    counts: countPlan(plan),
    columns: kept.flatMap((at) => {
      const column = columns[at];
      return column ? [{ id: column.id, label: column.label, kind: column.kind }] : [];
    }),
    sample: shown.map((row) => ({ ...row, cells: kept.flatMap((at) => row.cells[at] ?? []) })),
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

function sampleOf(row: PlannedRow, columns: readonly FilledColumn[]): PreviewRow {
  const { draft } = row;
  const { saved, fields } = savedOf(row);
  return {
    row: draft.row,
    action: row.action,
    reason: 'reason' in row ? row.reason : row.action === 'join' ? `with row ${row.into}` : '',
    cells: columns.map(({ from, value }): PreviewCell => {
      const found = draft.problems.find(({ column }) => from.includes(column));
      return found
        ? { value: (draft.cells[found.column] ?? '').slice(0, MOST_SHOWN), problem: found.reason }
        : { value: shortened(value(saved, fields)), problem: '' };
    }),
  };
}

/** The stored customer after the row: an update keeps existing values. */
function savedOf(row: PlannedRow): { readonly saved: ImportDraft; readonly fields: ImportedFields } {
  const { draft } = row;
  if (row.action !== 'update') return { saved: draft, fields: 'fields' in row ? row.fields : draft.fields };
  const { existing, amountHeld = null } = row;
  return {
    saved: { ...draft, createdAt: existing.createdAt, amount: amountHeld ?? draft.amount ?? null },
    fields: { ...existing, ...changesFrom(row.fields, existing) },
  };
}

function shortened(value: string | number | null): string | number | null {
  return typeof value === 'string' ? value.slice(0, MOST_SHOWN) : value;
}
