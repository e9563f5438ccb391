import {
  Fragment,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';

import type { DataTableProps } from './data-table-props';
import './data-table.css';
import { DataTableHead } from './data-table-head';
import { gridTracks, type TableSort } from './data-table-model';
import { DataTableRow, type RowFrame } from './data-table-row';
import { GroupHeading } from './group-heading';
import { HEADING_HEIGHT, headingsOf, rowGroups, topOfRow } from './row-groups';
import { SkeletonRows } from './skeleton-rows';
import { useRowKeys } from './use-row-keys';
import type { RowSelection } from './use-row-selection';
import { ROW_HEIGHT, useVirtualRows } from './use-virtual-rows';
import { useStableHandler } from '../hooks/use-stable-handler';

type DataTableGridProps<Row extends object> = Omit<DataTableProps<Row>, 'onOpen'> & {
  rowIds: readonly string[];
  /** The query as in the address: a new query or order scrolls to the top. */
  question: string;
  picked: RowSelection;
  sort: TableSort | null;
  onSortChange: (sort: TableSort) => void;
  onOpen: (row: Row, event: MouseEvent | KeyboardEvent) => void;
  isSelectable: boolean;
};

/** A list's columns, as an ARIA grid with focusable rows. */
export function DataTableGrid<Row extends object>(props: DataTableGridProps<Row>) {
  const {
    label,
    columns,
    rowLabel,
    rowHref,
    isPending,
    loading = false,
    loadingMore = false,
    onEndReached,
    groupOf,
    isWhole = true,
  } = props;
  const { rows, rowIds, question, picked, sort, onSortChange, onOpen, isSelectable, hidden, total, height } =
    props;
  const scrollRef = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => columns.filter((column) => !hidden?.includes(column.id)), [columns, hidden]);
  const { tracks, minWidth } = useMemo(
    () => gridTracks(shown, isSelectable, rows),
    [shown, isSelectable, rows],
  );

  const { columnId, direction } = sort ?? {};
  // By its parts: callers that read it from the address pass a new object on every render.
  const order = useMemo(
    () => (columnId !== undefined && direction ? { columnId, direction } : null),
    [columnId, direction],
  );
  const groups = useMemo(() => rowGroups(rows, groupOf, isWhole), [rows, groupOf, isWhole]);
  const headings = useMemo(() => headingsOf(groups), [groups]);
  const heightOf = useCallback(
    (index: number) => ROW_HEIGHT + (headings.has(index) ? HEADING_HEIGHT : 0),
    [headings],
  );
  const topOf = (index: number) => topOfRow(groups, index);
  const keys = useRowKeys({
    rowIds,
    listRef: scrollRef,
    topOf,
    onOpen: (index, event) => {
      const row = rows.at(index);
      if (row) onOpen(row, event);
    },
    ...(isSelectable && {
      onToggle: (index) => picked.toggle(rowIds[index] ?? ''),
      onSelectAll: picked.selectAll,
      onClear: picked.clear,
    }),
  });

  const handleOpen = useStableHandler(onOpen);
  const handleToggle = useStableHandler(picked.toggle);
  const { setActiveId } = keys;
  const frame = useMemo(
    (): RowFrame<Row> => ({
      columns: shown,
      isSelectable,
      rowLabel,
      rowHref,
      onFocus: setActiveId,
      onOpen: handleOpen,
      onToggle: handleToggle,
      onGone: keys.handleGone,
    }),
    [shown, isSelectable, rowLabel, rowHref, setActiveId, handleOpen, handleToggle, keys.handleGone],
  );
  const { indexes, isScrolling, isNearEnd, isAtEnd } = useVirtualRows(
    scrollRef,
    rows.length,
    keys.keptIndex,
    heightOf,
  );
  useEffect(() => {
    if (scrollRef.current) scrollRef.current.scrollTop = 0;
  }, [question, columnId, direction]);
  useEffect(() => {
    if (isNearEnd && !loading && !loadingMore) onEndReached?.();
    // One call per page that arrived: the callback itself may change on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNearEnd, rows.length, loading, loadingMore]);

  const toggleAll = useStableHandler(picked.state === 'all' ? picked.clear : picked.selectAll);
  const sortBy = useStableHandler(onSortChange);

  const style: CSSProperties & Record<'--jl-tracks', string> = {
    '--jl-tracks': tracks,
    ...(height !== undefined && { height, flex: 'none', minHeight: 0 }),
  };
  const isPlaceholder = loading && rows.length === 0;
  return (
    <div
      ref={scrollRef}
      role="grid"
      className={isScrolling ? 'jl-grid jl-scrolling' : 'jl-grid'}
      aria-label={label}
      aria-rowcount={isPlaceholder ? -1 : (total ?? rows.length) + 1}
      aria-colcount={shown.length + (isSelectable ? 1 : 0)}
      aria-multiselectable={isSelectable || undefined}
      aria-busy={loading}
      tabIndex={-1}
      onKeyDown={keys.handleKeyDown}
      style={style}
    >
      <div role="presentation" style={{ minWidth }}>
        <DataTableHead
          columns={shown}
          sort={order}
          onSort={sortBy}
          selected={isSelectable ? picked.state : undefined}
          onSelectAll={toggleAll}
        />
        <div
          role="rowgroup"
          style={{ position: 'relative', height: isPlaceholder ? undefined : topOf(rows.length) }}
        >
          {isPlaceholder && <SkeletonRows rows={16} columns={shown.length} isSelectable={isSelectable} />}
          {indexes.map((index) => {
            const row = rows.at(index);
            const id = rowIds[index];
            if (!row || id === undefined) return null;
            const heading = headings.get(index);
            const top = topOf(index);
            return (
              <Fragment key={id}>
                {heading !== undefined && (
                  <div role="row" className="jl-group" style={{ top: top - HEADING_HEIGHT }}>
                    <div role="rowheader" aria-colspan={shown.length + (isSelectable ? 1 : 0)}>
                      <GroupHeading {...heading} />
                    </div>
                  </div>
                )}
                <DataTableRow
                  frame={frame}
                  id={id}
                  row={row}
                  index={index}
                  top={top}
                  isActive={index === keys.activeIndex}
                  isPending={isPending?.(row) ?? false}
                  isSelected={picked.has(id)}
                />
              </Fragment>
            );
          })}
          {/* Otherwise rows that pass under a still mouse would all get enter and leave events. */}
          <div className="jl-shield" />
        </div>
        {loadingMore && isAtEnd && (
          <SkeletonRows rows={3} columns={shown.length} isSelectable={isSelectable} />
        )}
      </div>
    </div>
  );
}
