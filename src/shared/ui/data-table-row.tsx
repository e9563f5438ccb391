import { memo, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';

import './cells.css';
import './data-table.css';
import type { DataColumn } from './data-table-model';
import { PendingMark } from './pending-mark';

/** What a row tells the table; one object for all rows, so that rows stay as they are while the table scrolls. */
export type RowHandlers<Row> = {
  onFocus: (id: string) => void;
  onOpen: (row: Row, event: MouseEvent | KeyboardEvent) => void;
  /** With `toThere` all rows from the one touched last. */
  onToggle: (id: string, toThere: boolean) => void;
  /** Called when an element begins to show a row, and when the row becomes the active one. */
  onShown: (id: string, element: HTMLElement) => void;
};

export type DataTableRowProps<Row> = {
  id: string;
  row: Row;
  columns: readonly DataColumn<Row>[];
  /** Place among all rows, from 0. */
  index: number;
  top: number;
  label: string;
  href: string | undefined;
  isActive: boolean;
  isPending: boolean;
  isSelectable: boolean;
  isSelected: boolean;
  handlers: RowHandlers<Row>;
};

const OWN_TARGETS = 'a:not([data-row]), button, input, label, [role="button"], [role="menuitem"]';

/** What has a title may be longer than its column and is cut. */
function cellClass<Row>({ align, primary, muted, title }: DataColumn<Row>): string {
  const isCut = title !== undefined && !primary;
  return [
    'jl-cell',
    isCut && 'jl-text',
    align === 'end' && 'jl-end',
    primary && 'jl-primary',
    muted && 'jl-muted',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * One row of 44 pixels. It takes the focus itself; what is inside it is reached by pointer or by its keys. Plain
 * elements under the table's one style sheet: measured, a styled component per cell made scrolling stutter. For the
 * same reason the element shows one row after the other while one scrolls (`useRowSlots`).
 */
function PlainRow<Row>(props: DataTableRowProps<Row>) {
  const {
    id,
    row,
    columns,
    index,
    top,
    label,
    href,
    isActive,
    isPending,
    isSelectable,
    isSelected,
    handlers,
  } = props;
  const offset = isSelectable ? 2 : 1;
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) handlers.onShown(id, ref.current);
  }, [handlers, id, isActive]);

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(OWN_TARGETS)) return;
    const isLink = target.closest('a') !== null;
    // The browser knows best how it opens a link elsewhere.
    if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    if (isLink) event.preventDefault();
    handlers.onOpen(row, event);
  };

  return (
    // Its keys are heard by the grid around it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={ref}
      role="row"
      className={isSelected ? 'jl-row jl-selected' : 'jl-row'}
      aria-rowindex={index + 2}
      aria-selected={isSelectable ? isSelected : undefined}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => handlers.onFocus(id)}
      onClick={handleClick}
      style={{ top }}
    >
      {isSelectable && (
        <div role="gridcell" aria-colindex={1} className="jl-cell">
          <input
            type="checkbox"
            className="jl-check"
            aria-label={`Select ${label}`}
            tabIndex={-1}
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              handlers.onToggle(id, nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey)
            }
          />
        </div>
      )}
      {columns.map((column, columnIndex) => (
        <div
          key={column.id}
          role="gridcell"
          aria-colindex={columnIndex + offset}
          title={column.title?.(row)}
          className={cellClass(column)}
        >
          {column.primary ? (
            <div className="jl-stack">
              <div dir="auto" className="jl-cut">
                {href === undefined ? (
                  column.cell(row)
                ) : (
                  // The row hears its clicks: a router's link asks where it is for every row that scrolls by.
                  <a href={href} data-row tabIndex={-1}>
                    {column.cell(row)}
                  </a>
                )}
              </div>
              {isPending && <PendingMark />}
            </div>
          ) : (
            column.cell(row)
          )}
        </div>
      ))}
    </div>
  );
}

// `memo` forgets the type parameter; the row is drawn the same for every kind of record.
export const DataTableRow = memo(PlainRow) as typeof PlainRow;
