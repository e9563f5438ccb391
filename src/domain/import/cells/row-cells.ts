import { visibleText } from '../../format/visible-text';
import { writtenNumber } from '../../format/number-words';
import { customKeyOf } from '../columns/columns';
import type { ColumnTarget } from '../columns/columns';

/** A cell that cannot be saved, with the problem as a sentence. */
export type CellProblem = { readonly column: number; readonly reason: string };

export type FilledCell = { readonly value: string; readonly column: number };

/** A line's non-empty cells by target, and the problems so far. */
export type RowCells<T extends string> = {
  readonly all: (target: T) => readonly FilledCell[];
  /** One line: cells and their lines are joined. */
  readonly text: (target: T, between?: string) => string;
  readonly own: readonly (FilledCell & { readonly key: string })[];
  /** Records a problem with a target's first cell, or with another column. */
  readonly fail: (target: T, reason: string, column?: number) => void;
  /** As much of a target's text as fits, with a problem when it is too long for a record. */
  readonly cut: (target: T, text: string, max: number) => string;
  /** The text of a target's cells, cut so. */
  readonly bounded: (target: T, max: number, between?: string) => string;
  /** Whether a column maps to the target, filled in this line or not. */
  readonly has: (target: T) => boolean;
  readonly problems: readonly CellProblem[];
};

/**
 * Groups a line's cells by their columns' targets. A problem with an unmapped target is shown at the first column that
 * maps to one of `naming`; `country` (ISO 3166-1) formats numbers in sentences.
 */
export function rowCells<T extends string>(
  cells: readonly string[],
  mapping: readonly ColumnTarget[],
  { country, naming }: { readonly country: string; readonly naming: readonly ColumnTarget[] },
): RowCells<T> {
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

  const all = (target: T) => byTarget.get(target) ?? [];
  const text = (target: T, between = ', ') =>
    all(target)
      .flatMap(({ value }) => value.split(/\s*\n\s*/))
      .join(between);
  const fail = (target: T, reason: string, column?: number) => {
    problems.push({ column: column ?? all(target)[0]?.column ?? columnOf(mapping, target, naming), reason });
  };
  const cut = (target: T, value: string, max: number) => {
    if (value.length > max) fail(target, `Longer than ${writtenNumber(max, country)} characters.`);
    return value.slice(0, max);
  };
  const bounded = (target: T, max: number, between?: string) => cut(target, text(target, between), max);
  return { all, text, own, fail, cut, bounded, has: (target) => mapping.includes(target), problems };
}

/** Trims, and drops invisible and control characters but line breaks and tabs. */
function cleanCell(cell: string): string {
  return visibleText(cell)
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** The column to blame for a missing target: the mapped one, else one that names the record. */
export function columnOf(
  mapping: readonly ColumnTarget[],
  target: ColumnTarget,
  naming: readonly ColumnTarget[],
): number {
  const mapped = mapping.indexOf(target);
  return mapped >= 0
    ? mapped
    : Math.max(
        0,
        mapping.findIndex((one) => naming.includes(one)),
      );
}
