import { memo, useCallback, useSyncExternalStore } from 'react';

import type { Rows } from '@/domain/core/rows';

import { DataTableRow, type RowFrame } from './data-table-row';
import type { RowWindow } from './row-window';
import { ROW_HEIGHT } from './use-row-window';

/** Data of a table's slots; a new object only when rows may look different. */
export type SlotRows<Row> = {
  readonly frame: RowFrame<Row>;
  readonly rows: Rows<Row>;
  readonly rowIds: readonly string[];
  readonly activeIndex: number;
  readonly isPending: ((row: Row) => boolean) | undefined;
  readonly isSelected: (id: string) => boolean;
};

export type DataTableSlotProps<Row> = {
  readonly window: RowWindow;
  readonly slot: number;
  readonly of: SlotRows<Row>;
};

function PlainSlot<Row>({ window, slot, of }: DataTableSlotProps<Row>) {
  const index = useSyncExternalStore(
    useCallback((listener: () => void) => window.listenTo(slot, listener), [window, slot]),
    () => window.rowOf(slot),
  );
  const row = of.rows.at(index);
  const id = of.rowIds[index];
  // Index -1 is an empty slot: an array has a row at -1, its last one, but no id.
  if (!row || id === undefined) return null;
  return (
    <DataTableRow
      frame={of.frame}
      id={id}
      row={row}
      index={index}
      top={index * ROW_HEIGHT}
      isActive={index === of.activeIndex}
      isPending={of.isPending?.(row) ?? false}
      isSelected={of.isSelected(id)}
    />
  );
}

/** A slot of a table that shows changing rows; renders by itself when its row changes. */
export const DataTableSlot = memo(PlainSlot) as typeof PlainSlot;
