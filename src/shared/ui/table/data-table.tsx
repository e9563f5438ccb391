import { useMemo, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { allRows, type Rows } from '@/domain/core/rows';

import { DataTableCards } from './data-table-cards';
import { DataTableGrid } from './data-table-grid';
import { useSortedRows, type DataColumn, type TableSort } from './data-table-model';
import { useIsPhone } from '../hooks/use-is-phone';
import { useRowSelection } from './use-row-selection';

export type { DataColumn, TableSort } from './data-table-model';

/** What a card shows besides its row: whether it is chosen, and whether a change of it waits to be sent. */
export type CardState = { selected: boolean; toggleSelected: () => void; pending: boolean };

export type DataTableProps<Row extends object> = {
  /** Accessible name: what the rows are. */
  label: string;
  rows: Rows<Row>;
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  /** How a row is called where it is selected. Another function draws all rows again, as another `rowHref` does. */
  rowLabel: (row: Row) => string;
  rowHref?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  /** True while a change of the row waits to be sent. */
  isPending?: (row: Row) => boolean;
  loading?: boolean;
  loadingMore?: boolean;
  onEndReached?: () => void;
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
  selection?: readonly string[];
  /** Given, rows can be selected. */
  onSelectionChange?: (ids: string[]) => void;
  /** Ids of the columns left out. */
  hidden?: readonly string[];
  /** How many rows there are in all, when not all of them are here. */
  total?: number;
  empty?: ReactNode;
  /** Drawn instead of columns on narrow screens. */
  renderCard?: (row: Row, state: CardState) => ReactNode;
  /** Fixed height in pixels; otherwise the table fills its frame. */
  height?: number;
};

const NONE: readonly string[] = [];

/**
 * A list of records: sortable columns with keyboard and selection, drawn only where one looks (10,000 rows scroll),
 * and cards on a phone. Sorting, selection and hidden columns are held by the caller, mostly in the address.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    rows,
    columns,
    rowId,
    rowHref,
    onOpen,
    onSortChange,
    onSelectionChange,
    loading = false,
    empty,
    renderCard,
  } = props;
  const navigate = useNavigate();
  const { search } = useLocation();
  const isPhone = useIsPhone();
  const [ownSort, setOwnSort] = useState<TableSort | null>(null);
  const sort = props.sort === undefined ? ownSort : props.sort;
  const sorted = useSortedRows({ rows, columns, rowId, sort });
  const rowIds = useMemo(() => sorted.ids ?? allRows(sorted).map(rowId), [sorted, rowId]);
  const picked = useRowSelection({
    rowIds,
    selection: props.selection ?? NONE,
    onChange: onSelectionChange,
  });

  const open = (row: Row, event: MouseEvent | KeyboardEvent) => {
    const href = rowHref?.(row);
    if (href !== undefined && (event.ctrlKey || event.metaKey)) window.open(href, '_blank', 'noopener');
    else if (onOpen) onOpen(row);
    else if (href !== undefined) void navigate(href);
  };

  if (!loading && rows.length === 0 && empty !== undefined) return <>{empty}</>;
  if (isPhone && renderCard)
    return <DataTableCards {...props} rows={sorted} picked={picked} renderCard={renderCard} />;
  return (
    <DataTableGrid
      {...props}
      rows={sorted}
      question={search}
      rowIds={rowIds}
      picked={picked}
      sort={sort}
      onSortChange={onSortChange ?? setOwnSort}
      onOpen={open}
      isSelectable={onSelectionChange !== undefined}
    />
  );
}
