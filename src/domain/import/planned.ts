import type { CellProblem } from './cells/row-cells';

/** How to treat a row whose record exists, in the business or earlier in the file. */
export const DUPLICATE_CHOICES = ['skip', 'update', 'create'] as const;
export type DuplicateChoice = (typeof DUPLICATE_CHOICES)[number];

/** One parsed line of the file; `row` counts from 1 after the header. */
export type ImportLine = {
  readonly row: number;
  readonly cells: readonly string[];
  readonly problems: readonly CellProblem[];
};

/** The outcome of one line. A `join` line's data goes to an earlier line of its record. */
export type PlannedLine =
  | { readonly action: 'create' | 'update'; readonly draft: ImportLine }
  | { readonly action: 'join'; readonly draft: ImportLine; readonly into: number }
  | { readonly action: 'skip' | 'refuse'; readonly draft: ImportLine; readonly reason: string };

export type PlanCounts = Readonly<Record<PlannedLine['action'], number>>;

export function countPlan(plan: readonly PlannedLine[]): PlanCounts {
  const counts = { create: 0, update: 0, join: 0, skip: 0, refuse: 0 };
  for (const { action } of plan) counts[action] += 1;
  return counts;
}

/** The plan of a line with problems: it stays out until they are mended. */
export function refusalOf<D extends ImportLine>(
  draft: D,
): { readonly action: 'refuse'; readonly draft: D; readonly reason: string } {
  return { action: 'refuse', draft, reason: draft.problems.map(({ reason }) => reason).join(' ') };
}
