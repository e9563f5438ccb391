import {
  memo,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';

import './cells.css';
import './data-table.css';
import type { DataColumn } from './data-table-model';
import { PendingMark } from '../states/pending-mark';

type RowHandlers<Row> = {
  onFocus: (id: string) => void;
  onOpen: (row: Row, event: MouseEvent | KeyboardEvent) => void;
  /** With `toThere`, all rows from the last toggled one. */
  onToggle: (id: string, toThere: boolean) => void;
  /** Called when the row is about to be removed from the document. */
  onGone: (element: HTMLElement) => void;
};

/** Props shared by all rows of a table; one object, so that scrolling compares little per row. */
export type RowFrame<Row> = RowHandlers<Row> & {
  columns: readonly DataColumn<Row>[];
  isSelectable: boolean;
  rowLabel: (row: Row) => string;
  rowHref: ((row: Row) => string) | undefined;
};

export type DataTableRowProps<Row> = {
  frame: RowFrame<Row>;
  id: string;
  row: Row;
  index: number;
  top: number;
  isActive: boolean;
  isPending: boolean;
  isSelected: boolean;
};

const OWN_TARGETS = 'a:not([data-row]), button, input, label, [role="button"], [role="menuitem"]';

/** A cell with a title may be cut. An unsent row has its mark below the name. */
function cellClass<Row>(column: DataColumn<Row>, isPending: boolean): string {
  const { align, primary, muted, title, twoLines, wraps } = column;
  const isStacked = primary === true && isPending;
  const isLine = title !== undefined || primary === true;
  return [
    'jl-cell',
    isStacked ? 'jl-stack' : twoLines ? 'jl-two' : wraps ? 'jl-wrap' : isLine && 'jl-text',
    align === 'end' && 'jl-end',
    primary && 'jl-primary',
    muted && 'jl-muted',
  ]
    .filter(Boolean)
    .join(' ');
}

type RowNameProps = { readonly href: string | undefined; readonly children: ReactNode };

/** The row's name. The row handles the clicks: a router link reads the location for every row that scrolls by. */
function RowName({ href, children }: RowNameProps) {
  if (href === undefined) return <span dir="auto">{children}</span>;
  return (
    <a href={href} dir="auto" data-row tabIndex={-1}>
      {children}
    </a>
  );
}

/**
 * One row of 44 pixels. It takes the focus itself; its content is reached by pointer or by the row's keys. Plain
 * elements under the table's one style sheet: measured, a styled component per cell made scrolling stutter.
 */
function PlainRow<Row>(props: DataTableRowProps<Row>) {
  const { frame, id, row, index, top, isActive, isPending, isSelected } = props;
  const { columns, isSelectable, rowLabel, rowHref, onFocus, onOpen, onToggle, onGone } = frame;
  const href = rowHref?.(row);
  const offset = isSelectable ? 2 : 1;
  const ref = useRef<HTMLDivElement>(null);
  // Tooltips are computed only for a row that the mouse has reached: eight for every row that scrolls by are slow.
  const [isPointedAt, setIsPointedAt] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element) onGone(element);
    };
  }, [onGone]);

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(OWN_TARGETS)) return;
    const isLink = target.closest('a') !== null;
    // The browser itself opens links in other tabs or windows.
    if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    if (isLink) event.preventDefault();
    onOpen(row, event);
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
      onFocus={() => onFocus(id)}
      onClick={handleClick}
      onMouseEnter={() => setIsPointedAt(true)}
      style={{ top }}
    >
      {isSelectable && (
        <div role="gridcell" aria-colindex={1} className="jl-cell">
          <input
            type="checkbox"
            className="jl-check"
            aria-label={`Select ${rowLabel(row)}`}
            tabIndex={-1}
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              onToggle(id, nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey)
            }
          />
        </div>
      )}
      {columns.map((column, columnIndex) => (
        <div
          key={column.id}
          role="gridcell"
          aria-colindex={columnIndex + offset}
          title={isPointedAt ? column.title?.(row) : undefined}
          className={cellClass(column, isPending)}
        >
          {column.primary ? <RowName href={href}>{column.cell(row)}</RowName> : column.cell(row)}
          {column.primary && isPending && <PendingMark />}
        </div>
      ))}
    </div>
  );
}

// `memo` drops the type parameter; every kind of record renders the same way.
export const DataTableRow = memo(PlainRow) as typeof PlainRow;
