import { writtenNumber } from '../../../format/number-words';
import { customKeyOf, NAMING_TARGETS } from '../columns/targets';
import type { ColumnTarget, ImportTarget } from '../columns/targets';

/** A cell that cannot be saved as it is, with what is wrong in a sentence. */
export type CellProblem = { readonly column: number; readonly reason: string };

/** One cell that is not empty, and the column it stands in. */
export type FilledCell = { readonly value: string; readonly column: number };

/** The filled cells of one line by where their columns go, and the problems found so far. */
export type RowCells = {
  /** Every filled cell of a target, in the order of the file. */
  readonly all: (target: ImportTarget) => readonly FilledCell[];
  /** The cells of a target as one text; '' when there is none. */
  readonly text: (target: ImportTarget, between?: string) => string;
  /** The filled cells of fields of the business's own, by key. */
  readonly own: readonly (FilledCell & { readonly key: string })[];
  /** Notes a problem with a target's first cell, or with another column. */
  readonly fail: (target: ImportTarget, reason: string, column?: number) => void;
  /** Notes that a target's text is longer than so many characters. */
  readonly failLength: (target: ImportTarget, max: number) => void;
  /** The text of a target, with a problem when it is longer than a record takes. */
  readonly bounded: (target: ImportTarget, max: number, between?: string) => string;
  /** Whether a column goes to the target, filled in this line or not. */
  readonly has: (target: ImportTarget) => boolean;
  readonly problems: readonly CellProblem[];
};

/** Sorts the cells of a line by the targets of their columns; `country` (ISO 3166-1) groups digits in its sentences. */
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

/** Without blanks around it and without characters that no text has; line breaks and tabs stay inside. */
function cleanCell(cell: string): string {
  return cell.replace(/[^\P{Cc}\n\t]/gu, '').trim();
}

/** The column to blame when a line lacks a target: the mapped one, else one that names the customer. */
function columnOf(mapping: readonly ColumnTarget[], target: ImportTarget): number {
  const mapped = mapping.indexOf(target);
  return mapped >= 0
    ? mapped
    : Math.max(
        0,
        mapping.findIndex((one) => NAMING_TARGETS.includes(one)),
      );
}
