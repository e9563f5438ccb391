import { writtenNumber } from '../../format/number-words';
import { customKeyOf, NAMING_TARGETS } from '../customers/targets';
import type { ColumnTarget, ImportTarget } from '../customers/targets';

/** A cell that cannot be saved, with the problem as a sentence. */
export type CellProblem = { readonly column: number; readonly reason: string };

export type FilledCell = { readonly value: string; readonly column: number };

/** A line's non-empty cells by target, and the problems so far. */
export type RowCells = {
  readonly all: (target: ImportTarget) => readonly FilledCell[];
  readonly text: (target: ImportTarget, between?: string) => string;
  readonly own: readonly (FilledCell & { readonly key: string })[];
  /** Records a problem with a target's first cell, or with another column. */
  readonly fail: (target: ImportTarget, reason: string, column?: number) => void;
  /** Records that a target's text exceeds so many characters. */
  readonly failLength: (target: ImportTarget, max: number) => void;
  /** The text of a target, with a problem when it is too long for a record. */
  readonly bounded: (target: ImportTarget, max: number, between?: string) => string;
  /** Whether a column maps to the target, filled in this line or not. */
  readonly has: (target: ImportTarget) => boolean;
  readonly problems: readonly CellProblem[];
};

/** Groups a line's cells by their columns' targets; `country` (ISO 3166-1) formats numbers in sentences. */
export function rowCells(
  cells: readonly string[],
  mapping: readonly ColumnTarget[],
  country: string,
): RowCells {
  const problems: CellProblem[] = [];
  const byTarget = new Map<ColumnTarget, FilledCell[]>();
  const own: (FilledCell & { readonly key: string })[] = [];
  mapping.forEach((target, column) => {
    const value = cleanCell(cells[column] ?? '');
    if (value === '' || target === 'ignore') return;
    const key = customKeyOf(target);
    if (key !== null) own.push({ value, column, key });
    else byTarget.set(target, [...(byTarget.get(target) ?? []), { value, column }]);
  });

  const extra = cells.findIndex((cell, column) => column >= mapping.length && cell.trim() !== '');
  if (extra >= 0) problems.push({ column: extra, reason: 'This row has more cells than there are columns.' });

  const all = (target: ImportTarget) => byTarget.get(target) ?? [];
  const text = (target: ImportTarget, between = ', ') =>
    all(target)
      .map(({ value }) => value)
      .join(between);
  const fail = (target: ImportTarget, reason: string, column?: number) => {
    problems.push({ column: column ?? all(target)[0]?.column ?? columnOf(mapping, target), reason });
  };
  const failLength = (target: ImportTarget, max: number) =>
    fail(target, `Longer than ${writtenNumber(max, country)} characters.`);
  const bounded = (target: ImportTarget, max: number, between?: string) => {
    const value = text(target, between);
    if (value.length > max) failLength(target, max);
    return value.slice(0, max);
  };
  return { all, text, own, fail, failLength, bounded, has: (target) => mapping.includes(target), problems };
}

/** Trims, and drops control characters but line breaks and tabs. */
function cleanCell(cell: string): string {
  return cell.replace(/[^\P{Cc}\n\t]/gu, '').trim();
}

/** The column to blame for a missing target: the mapped one, else one that names the customer. */
function columnOf(mapping: readonly ColumnTarget[], target: ImportTarget): number {
  const mapped = mapping.indexOf(target);
  return mapped >= 0
    ? mapped
    : Math.max(
        0,
        mapping.findIndex((one) => NAMING_TARGETS.includes(one)),
      );
}
