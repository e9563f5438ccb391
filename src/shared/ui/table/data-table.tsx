import { useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { allRows } from '@/domain/core/rows';

import { DataTableCards } from './data-table-cards';
import { DataTableGrid } from './data-table-grid';
import { useSortedRows, type TableSort } from './data-table-model';
import type { DataTableProps } from './data-table-props';
import { useIsPhone } from '../hooks/use-is-phone';
import { useRowSelection } from './use-row-selection';

export type { DataColumn, TableSort } from './data-table-model';

const NONE: readonly string[] = [];

/** A virtualized list of records (10,000 rows scroll), cards on a phone. The caller holds sorting and selection. */
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
