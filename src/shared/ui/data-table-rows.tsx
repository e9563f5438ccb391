import type { VirtualItem } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';

import { useRowSlots } from './row-slots';

export type DataTableRowsProps = {
  readonly items: readonly VirtualItem[];
  readonly isScrolling: boolean;
  /** Draws a row; `slot` is its key. */
  readonly children: (item: VirtualItem, slot: number) => ReactNode;
};

/** The rows of a table that are drawn now, each in a slot. By itself, because slots are worked out in a second draft. */
export function DataTableRows({ items, isScrolling, children }: DataTableRowsProps) {
  return useRowSlots(items, isScrolling).map(({ slot, item }) => children(item, slot));
}
