import { countPlan } from '@/domain/import/plan';
import type { PlanCounts, PlannedRow } from '@/domain/import/plan';

/** One of the first rows, as it will be saved. */
export type PreviewRow = {
  readonly row: number;
  readonly action: PlannedRow['action'];
  /** Why it is skipped or refused, or with which row it is joined; '' for the others. */
  readonly reason: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly streetAddress: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
};

/** A cell to be mended, with what is wrong in a sentence. */
export type ProblemCell = {
  readonly row: number;
  readonly column: number;
  readonly label: string;
  readonly text: string;
  /** The text is only the beginning of a cell too long to be changed on screen. */
  readonly cut: boolean;
  readonly reason: string;
};

/** What the preview shows of a plan; the rows themselves stay where they were read. */
export type Preview = {
  readonly counts: PlanCounts;
  readonly sample: readonly PreviewRow[];
  /** The cells of the first rows that are refused. */
  readonly problems: readonly ProblemCell[];
};

const SAMPLE_ROWS = 20;
/** Rows shown to be mended at once; the next ones follow as these are mended. */
export const PROBLEM_ROWS = 50;
/** Longest text put into a field to be mended. */
const MOST_TEXT = 6_000;

/** What a person needs to see of a plan before it runs. */
export function previewOf(plan: readonly PlannedRow[], headers: readonly string[]): Preview {
  const refused = plan.filter((row) => row.action === 'refuse').slice(0, PROBLEM_ROWS);
  return {
    counts: countPlan(plan),
    sample: plan.slice(0, SAMPLE_ROWS).map(sampleOf),
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

function sampleOf(row: PlannedRow): PreviewRow {
  const { name, phone, email, streetAddress, city, state, zipcode } =
    'fields' in row ? row.fields : row.draft.fields;
  return {
    row: row.draft.row,
    action: row.action,
    reason: 'reason' in row ? row.reason : row.action === 'join' ? `with row ${row.into}` : '',
    name,
    phone,
    email,
    streetAddress,
    city,
    state,
    zipcode,
  };
}
