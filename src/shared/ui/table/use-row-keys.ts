import { useCallback, useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { rowsOfScreen, scrollToRow } from './use-virtual-rows';

export type RowKeysOptions = {
  rowIds: readonly string[];
  listRef: RefObject<HTMLElement | null>;
  /** Pixels from the top of the rows to the row at an index. */
  topOf: (index: number) => number;
  onOpen: (index: number, event: KeyboardEvent) => void;
  onToggle?: ((index: number) => void) | undefined;
  onSelectAll?: (() => void) | undefined;
  onClear?: (() => void) | undefined;
};

/** The keys of a list: arrows, Home, End, page keys, Enter, Space, Ctrl+A, Escape. One row is in the tab order. */
export function useRowKeys(options: RowKeysOptions) {
  const { rowIds, listRef, topOf, onOpen, onToggle, onSelectAll, onClear } = options;
  const [activeId, setActiveId] = useState<string | null>(null);
  const keptIndex = useMemo(() => (activeId === null ? -1 : rowIds.indexOf(activeId)), [rowIds, activeId]);
  const activeIndex = Math.max(0, keptIndex);

  const moveTo = (wanted: number) => {
    const index = Math.max(0, Math.min(rowIds.length - 1, wanted));
    const list = listRef.current;
    const id = rowIds[index];
    if (!list || id === undefined) return;
    // Rendered at once, wherever the row is: only then it can take the focus.
    flushSync(() => setActiveId(id));
    list.querySelector<HTMLElement>(`[aria-rowindex="${index + 2}"]`)?.focus({ preventScroll: true });
    scrollToRow(list, topOf(index));
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const role = event.target instanceof Element ? event.target.getAttribute('role') : null;
    if (role !== 'row' && role !== 'grid') return;
    const page = listRef.current ? rowsOfScreen(listRef.current) : 1;
    const moves: Record<string, number> = {
      ArrowDown: activeIndex + 1,
      ArrowUp: activeIndex - 1,
      PageDown: activeIndex + page,
      PageUp: activeIndex - page,
      Home: 0,
      End: rowIds.length - 1,
    };
    const target = moves[event.key];
    if (target !== undefined) moveTo(target);
    else if (event.key === 'Enter') onOpen(activeIndex, event);
    else if (event.key === ' ' && onToggle) onToggle(activeIndex);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && onSelectAll) onSelectAll();
    else if (event.key === 'Escape' && onClear) onClear();
    else return;
    event.preventDefault();
  };

  /** A focused row leaves the list: the focus stays on the grid, so that the keys still work. */
  const handleGone = useCallback(
    (row: HTMLElement) => {
      if (row.contains(document.activeElement)) listRef.current?.focus({ preventScroll: true });
    },
    [listRef],
  );

  return { activeIndex, keptIndex, setActiveId, handleKeyDown, handleGone };
}
