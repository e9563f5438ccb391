import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';

import { allRows, type Rows } from '@/domain/core/rows';

export type TableSort = { columnId: string; direction: 'asc' | 'desc' };

export type DataColumn<Row> = {
  id: string;
  header: string;
  /** A function of the row alone: an unchanged row is not rendered again. */
  cell: (row: Row) => ReactNode;
  /** Content width in pixels at the default font size, without the gap after it. */
  width?: number;
  /** Extra pixels for long text, once every column has its `width`. */
  most?: number;
  /** Weight of the remaining space: used before there are rows, then the text lengths decide. */
  grow?: number;
  align?: 'start' | 'end';
  /** The column that names the record: bold, with the mark of an unsent change. */
  primary?: boolean;
  muted?: boolean;
  sortable?: boolean;
  /** Given, the table sorts itself; otherwise rows must come sorted. Empty values are last either way. */
  sortValue?: (row: Row) => string | number | null;
  /** False for columns that cannot be hidden. */
  hideable?: boolean;
  /** The full text of a cell that may be cut; cells without it are never cut. */
  title?: (row: Row) => string;
  /** Whether a cell has content, for columns without `title`: one that is empty in all rows gives up its room. */
  filled?: (row: Row) => boolean;
  twoLines?: boolean;
  /** Longer text goes on in a second line before it is cut. */
  wraps?: boolean;
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
 * Sorts the rows by a column with a sort value, using TanStack's model; other orders keep the rows as they are.
 * Presorted lists skip the model: for 10,000 rows it takes longer than a frame, on every new page.
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
  // By its parts: a caller that reads the address passes a new object on every render, which would sort again.
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

/** Between columns, and around all of them (`--jl-gutter` of wide screens), in pixels as in `data-table.css`. */
const GAP = 12;
const GUTTER = 24;

/** Of the checkbox column with its padding. */
const SELECTION = 52;

/** In rem: larger letters need wider columns. */
const rem = (pixels: number) => `${pixels / 16}rem`;

/** Number of rows sampled for the width of text columns. */
const SAMPLE = 50;
/** Average widths in pixels of a letter in a cell, a bold one and one of a head, and the head's arrow. */
const LETTER = 7.2;
const BOLD_LETTER = 7.4;
const HEAD_LETTER = 6.6;
const ARROW = 16;
/** Letters such as m and w are wider than the average. */
const AIR = 6;
/** Longer text is cut instead of widening its column. */
const LONGEST = 320;

/** A text that is longer than nine of ten by more than this is far longer: it is cut instead of widening a column. */
const FAR_LONGER = 1.5;

/** Pixels needed by a column's texts in these rows: by all where it names the record, else by all but far longer ones. */
function textRoom<Row extends object>(column: DataColumn<Row>, sample: readonly Row[]): number {
  const { title = () => '', primary = false } = column;
  const letters = sample.map((row) => title(row).length).toSorted((a, b) => a - b);
  const longest = letters.at(-1) ?? 0;
  const usual = letters[Math.ceil(letters.length * 0.9) - 1] ?? 0;
  const isWhole = primary || longest <= usual * FAR_LONGER;
  const most = isWhole ? longest : Math.max(usual, Math.min(longest, 1));
  const room = most * (primary ? BOLD_LETTER : LETTER);
  return Math.ceil(Math.min(LONGEST, room));
}

type Room = { readonly width: number; readonly most: number; readonly grow: number };

/** Width of one column: its own value, corrected by the texts of the first rows; `isWhole` when these are all rows. */
function roomOf<Row extends object>(column: DataColumn<Row>, sample: readonly Row[], isWhole: boolean): Room {
  const { width = 108, most, grow = 0, filled, title } = column;
  if (sample.length === 0) return { width, most: most ?? width, grow };
  const text = textRoom(column, sample);
  // An empty column is as wide as its head, if no later row can fill it.
  const isEmpty = filled ? !sample.some(filled) : title !== undefined && text === 0;
  if (isEmpty && isWhole) {
    const head = Math.min(width, Math.ceil(column.header.length * HEAD_LETTER) + ARROW);
    return { width: head, most: head, grow: 0 };
  }
  if (grow > 0) return { width, most: width, grow: Math.max(width, text) };
  if (most === undefined) return { width, most: width, grow };
  return { width, most: Math.min(most ?? width, Math.max(width, text + AIR)), grow };
}

/**
 * CSS grid tracks of the shown columns, and the width below which the table scrolls sideways. The column definitions
 * and the text lengths of the first rows decide: measuring hundreds of rows would lay each out twice. Growing columns
 * share the rest in proportion to their texts.
 */
export function gridTracks<Row extends object>(
  columns: readonly DataColumn<Row>[],
  hasSelection: boolean,
  rows: Rows<Row>,
): { tracks: string; minWidth: string } {
  // Read once for all columns: unpacking a row of a long list has a cost.
  const sample = allRows({ length: Math.min(rows.length, SAMPLE), at: (index) => rows.at(index) });
  const rooms = columns.map((column) => roomOf(column, sample, rows.length <= SAMPLE));
  const grows = rooms.some(({ grow }) => grow > 0);
  let minWidth = hasSelection ? SELECTION : 0;
  const tracks = rooms.map(({ width, most, grow }, index) => {
    const isLast = index === columns.length - 1;
    const around = (isLast ? GUTTER : GAP) + (index === 0 && !hasSelection ? GUTTER : 0);
    // A track holds its text and the gap after it, so both are in its share.
    const weight = grow > 0 ? grow + around : !grows && isLast ? 1 : 0;
    minWidth += width + around;
    if (weight > 0) return `minmax(${rem(width + around)}, ${weight}fr)`;
    return most > width ? `minmax(${rem(width + around)}, ${rem(most + around)})` : rem(width + around);
  });
  if (hasSelection) tracks.unshift(rem(SELECTION));
  return { tracks: tracks.join(' '), minWidth: rem(minWidth) };
}
