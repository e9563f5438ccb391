import type { Rows } from '@/domain/core/rows';
import { ROW_HEIGHT } from './use-virtual-rows';

/** Height of a group's heading above its first row, in pixels as in `data-table.css`. */
export const HEADING_HEIGHT = 36;

/** A heading above the row at an index. */
export type RowGroup = { readonly at: number; readonly label: string };

const NONE: readonly RowGroup[] = [];

/** The headings of rows in the order of their groups: one wherever the label changes; none without labels. */
export function rowGroups<Row>(
  rows: Rows<Row>,
  labelOf: ((row: Row) => string) | undefined,
): readonly RowGroup[] {
  if (!labelOf) return NONE;
  const groups: RowGroup[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows.at(at);
    const label = row === undefined ? undefined : labelOf(row);
    if (label !== undefined && label !== groups.at(-1)?.label) groups.push({ at, label });
  }
  return groups;
}

/** The headings by the index of the row below each. */
export function headingsOf(groups: readonly RowGroup[]): ReadonlyMap<number, string> {
  return new Map(groups.map(({ at, label }) => [at, label]));
}

/** Pixels from the first row's top, or its heading's, to the row at an index. */
export function topOfRow(groups: readonly RowGroup[], index: number): number {
  return index * ROW_HEIGHT + groups.filter(({ at }) => at <= index).length * HEADING_HEIGHT;
}
