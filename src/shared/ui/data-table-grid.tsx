import { observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';

import type { DataTableProps } from './data-table';
import './data-table.css';
import { DataTableHead } from './data-table-head';
import { gridTracks, type TableSort } from './data-table-model';
import { DataTableRow, type RowFrame } from './data-table-row';
import { DataTableRows } from './data-table-rows';
import { steadyRange } from './row-slots';
import { SkeletonRows } from './skeleton-rows';
import { useRowKeys } from './use-row-keys';
import type { RowSelection } from './use-row-selection';
import { useStableHandler } from './use-stable-handler';

const ROW_HEIGHT = 44;
const HEAD_HEIGHT = 36;
const OVERSCAN = 6;
/** A first page must not be taken for the end of a list; in a long one somebody scrolls fast. */
const rowsBeforeEnd = (rows: number) => (rows > 200 ? 100 : 12);

type Rect = { width: number; height: number };

/** A container that is not laid out (a hidden tab) measures nothing; a screenful is drawn then instead of no row. */
function observeRect(instance: Virtualizer<HTMLDivElement, Element>, onRect: (rect: Rect) => void) {
  return observeElementRect(instance, (rect) => onRect(rect.height === 0 ? { ...rect, height: 800 } : rect));
}

type DataTableGridProps<Row extends object> = Omit<DataTableProps<Row>, 'onOpen'> & {
  rowIds: readonly string[];
  /** What is listed, as the address says it: another question, or order, begins at the top. */
  question: string;
  picked: RowSelection;
  sort: TableSort | null;
  onSortChange: (sort: TableSort) => void;
  onOpen: (row: Row, event: MouseEvent | KeyboardEvent) => void;
  isSelectable: boolean;
};

/** The columns of a list, as an ARIA grid whose rows take the focus. */
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
  } = props;
  const { rows, rowIds, question, picked, sort, onSortChange, onOpen, isSelectable, hidden, total, height } =
    props;
  const scrollRef = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => columns.filter((column) => !hidden?.includes(column.id)), [columns, hidden]);
  const { tracks, minWidth } = gridTracks(shown, isSelectable);

  // The same function while the rows are: another one makes the virtualizer measure every row again.
  const getItemKey = useCallback((index: number) => rowIds[index] ?? index, [rowIds]);
  const virtualizer: Virtualizer<HTMLDivElement, Element> = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey,
    observeElementRect: observeRect,
    scrollPaddingStart: HEAD_HEIGHT,
    overscan: OVERSCAN,
    rangeExtractor: (range) =>
      steadyRange(
        range,
        Math.ceil((virtualizer.scrollRect?.height ?? 0) / ROW_HEIGHT) + 1,
        virtualizer.scrollDirection,
      ),
  });
  const items = virtualizer.getVirtualItems();

  const { columnId, direction } = sort ?? {};
  useEffect(() => {
    if (scrollRef.current) scrollRef.current.scrollTop = 0;
  }, [question, columnId, direction]);

  const isNearEnd =
    rows.length > 0 && (items.at(-1)?.index ?? -1) >= rows.length - rowsBeforeEnd(rows.length);
  useEffect(() => {
    if (isNearEnd && !loading && !loadingMore) onEndReached?.();
    // One call per page that arrived: the callback itself may change on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNearEnd, rows.length, loading, loadingMore]);

  const keys = useRowKeys({
    rowIds,
    pageSize: Math.max(1, items.length - 2 * OVERSCAN),
    scrollTo: (index) => virtualizer.scrollToIndex(index),
    onOpen: (index, event) => {
      const row = rows[index];
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
  const handleShown = useStableHandler(keys.handleShown);
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
      onShown: handleShown,
    }),
    [shown, isSelectable, rowLabel, rowHref, setActiveId, handleOpen, handleToggle, handleShown],
  );
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
      className="jl-grid"
      aria-label={label}
      aria-rowcount={isPlaceholder ? -1 : (total ?? rows.length) + 1}
      aria-colcount={shown.length + (isSelectable ? 1 : 0)}
      aria-multiselectable={isSelectable || undefined}
      aria-busy={loading}
      tabIndex={-1}
      onKeyDown={keys.handleKeyDown}
      onBlur={keys.handleBlur}
      style={style}
    >
      <div role="presentation" style={{ minWidth }}>
        <DataTableHead
          columns={shown}
          sort={sort}
          onSort={sortBy}
          selected={isSelectable ? picked.state : undefined}
          onSelectAll={toggleAll}
        />
        <div
          role="rowgroup"
          style={{ position: 'relative', height: isPlaceholder ? undefined : virtualizer.getTotalSize() }}
        >
          {isPlaceholder && <SkeletonRows rows={16} columns={shown.length} isSelectable={isSelectable} />}
          <DataTableRows items={items} isScrolling={virtualizer.isScrolling}>
            {(item, slot) => {
              const row = rows[item.index];
              const id = rowIds[item.index];
              if (!row || id === undefined) return null;
              return (
                <DataTableRow
                  key={slot}
                  frame={frame}
                  id={id}
                  row={row}
                  index={item.index}
                  top={item.start}
                  isActive={item.index === keys.activeIndex}
                  isPending={isPending?.(row) ?? false}
                  isSelected={picked.has(id)}
                />
              );
            }}
          </DataTableRows>
          {/* Rows that pass under a still mouse would all be entered and left. */}
          {virtualizer.isScrolling && <div className="jl-shield" />}
        </div>
        {loadingMore && <SkeletonRows rows={3} columns={shown.length} isSelectable={isSelectable} />}
      </div>
    </div>
  );
}
