import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';

import { allRows, type Rows } from '@/domain/rows';

export type TableSort = { columnId: string; direction: 'asc' | 'desc' };

export type DataColumn<Row> = {
  id: string;
  header: string;
  /** From the row alone: its element shows one row after the other, so nothing in it may remember. */
  cell: (row: Row) => ReactNode;
  /** Smallest width in pixels. */
  width?: number;
  /** Share of the room that is left; 0 keeps the width. */
  grow?: number;
  align?: 'start' | 'end';
  /** The column that names the record: bold, and where an unsent change is marked. */
  primary?: boolean;
  muted?: boolean;
  sortable?: boolean;
  /** Given, the table sorts itself; otherwise rows must come sorted. Empty values stand last either way. */
  sortValue?: (row: Row) => string | number | null;
  /** False for columns that cannot be left out. */
  hideable?: boolean;
  /** The whole text of a cell that may be longer than its column; cells without it are never cut. */
  title?: (row: Row) => string;
};

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

export type SortedRowsOptions<Row extends object> = {
  rows: Rows<Row>;
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  sort: TableSort | null;
};

/**
 * The rows in the order of a column that can tell it, by TanStack's model; as they come in any other. Lists that
 * come sorted pay nothing: a model of 10,000 rows takes longer than a frame, for every page that arrives.
 */
export function useSortedRows<Row extends object>(options: SortedRowsOptions<Row>): Rows<Row> {
  const { rows, columns, rowId, sort } = options;
  const sortsItself = columns.some(
    (column) => column.id === sort?.columnId && column.sortValue !== undefined,
  );
  const data = useMemo(() => (sortsItself ? allRows(rows) : []), [rows, sortsItself]);
  const columnDefs = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.id,
        accessorFn: (row) => column.sortValue?.(row) ?? undefined,
        enableSorting: column.sortable === true || column.sortValue !== undefined,
        sortFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id)),
        sortUndefined: 'last',
      })),
    [columns],
  );
  // By its parts: a caller reading the address makes a new object on every render, and all would be sorted anew.
  const { columnId, direction } = sort ?? {};
  const sorting = useMemo(
    () => (columnId === undefined ? [] : [{ id: columnId, desc: direction === 'desc' }]),
    [columnId, direction],
  );
  const table = useTable<typeof features, Row>({
    features,
    data,
    columns: columnDefs,
    getRowId: (row) => rowId(row),
    state: { sorting },
  });
  const sorted = sortsItself ? table.getRowModel().rows : null;
  return useMemo(() => sorted?.map((row) => row.original) ?? rows, [sorted, rows]);
}

/** The column's next order when its head is pressed. */
export function nextSort(sort: TableSort | null, columnId: string): TableSort {
  const isAscending = sort?.columnId === columnId && sort.direction === 'asc';
  return { columnId, direction: isAscending ? 'desc' : 'asc' };
}

/** Text that ends in dots gives way before the whole table scrolls sideways; chips, dates and amounts keep their width. */
export const SHRINK = 0.7;

function leastWidth({ width = 120, primary, muted, grow = 0 }: DataColumn<never>): number {
  return primary || muted || grow > 0 ? Math.round(width * SHRINK) : width;
}

/** CSS grid tracks of the shown columns, and the width below which the table scrolls sideways. */
export function gridTracks(
  columns: readonly DataColumn<never>[],
  hasSelection: boolean,
): { tracks: string; minWidth: number } {
  const grows = columns.some((column) => (column.grow ?? 0) > 0);
  const tracks = columns.map((column, index) => {
    const { width = 120 } = column;
    const least = leastWidth(column);
    const grow = column.grow ?? (!grows && index === columns.length - 1 ? 1 : 0);
    if (grow > 0) return `minmax(${least}px, ${grow}fr)`;
    return least < width ? `minmax(${least}px, ${width}px)` : `${width}px`;
  });
  if (hasSelection) tracks.unshift('52px');
  const minWidth = columns.reduce((sum, column) => sum + leastWidth(column), hasSelection ? 52 : 0);
  return { tracks: tracks.join(' '), minWidth };
}
