import type { Rows } from '@/domain/core/rows';
import { ROW_HEIGHT } from './use-virtual-rows';

/** Height of a group's heading above its first row, in pixels as in `data-table.css`. */
export const HEADING_HEIGHT = 36;

/** A heading above the row at an index, and how many rows follow it; null while more of them may come. */
export type RowGroup = { readonly at: number; readonly label: string; readonly size: number | null };

const NONE: readonly RowGroup[] = [];

/**
 * The headings of rows in the order of their groups: one wherever the label changes; none without labels. The last
 * group has a size only when `isWhole`: no further rows can come.
 */
export function rowGroups<Row>(
  rows: Rows<Row>,
  labelOf: ((row: Row) => string) | undefined,
  isWhole = true,
): readonly RowGroup[] {
  if (!labelOf) return NONE;
  const starts: { readonly at: number; readonly label: string }[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows.at(at);
    const label = row === undefined ? undefined : labelOf(row);
    if (label !== undefined && label !== starts.at(-1)?.label) starts.push({ at, label });
  }
  return starts.map(({ at, label }, place) => {
    const end = starts[place + 1]?.at ?? (isWhole ? rows.length : null);
    return { at, label, size: end === null ? null : end - at };
  });
}

/** The headings by the index of the row below each. */
export function headingsOf(groups: readonly RowGroup[]): ReadonlyMap<number, RowGroup> {
  return new Map(groups.map((group) => [group.at, group]));
}

/** Pixels from the first row's top, or its heading's, to the row at an index. */
export function topOfRow(groups: readonly RowGroup[], index: number): number {
  return index * ROW_HEIGHT + groups.filter(({ at }) => at <= index).length * HEADING_HEIGHT;
}
