import { useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

export type RowKeysOptions = {
  rowIds: readonly string[];
  /** Rows of one screenful, for Page Up and Page Down. */
  pageSize: () => number;
  scrollTo: (index: number) => void;
  onOpen: (index: number, event: KeyboardEvent) => void;
  onToggle?: ((index: number) => void) | undefined;
  onSelectAll?: (() => void) | undefined;
  onClear?: (() => void) | undefined;
};

/** The keys of a list: arrows, Home, End, page keys, Enter, Space, Ctrl+A, Escape. One row is in the tab order. */
export function useRowKeys(options: RowKeysOptions) {
  const { rowIds, pageSize, scrollTo, onOpen, onToggle, onSelectAll, onClear } = options;
  const [activeId, setActiveId] = useState<string | null>(null);
  // A row that is not rendered takes the focus as soon as it appears.
  const wantsFocus = useRef<string | null>(null);
  const found = useMemo(() => (activeId === null ? -1 : rowIds.indexOf(activeId)), [rowIds, activeId]);
  const activeIndex = found === -1 ? 0 : found;

  const moveTo = (wanted: number) => {
    const index = Math.max(0, Math.min(rowIds.length - 1, wanted));
    const id = rowIds[index];
    if (id === undefined) return;
    setActiveId(id);
    wantsFocus.current = id;
    scrollTo(index);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const role = event.target instanceof Element ? event.target.getAttribute('role') : null;
    if (role !== 'row' && role !== 'grid') return;
    const moves: Record<string, number> = {
      ArrowDown: activeIndex + 1,
      ArrowUp: activeIndex - 1,
      PageDown: activeIndex + pageSize(),
      PageUp: activeIndex - pageSize(),
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

  /** Reports an element's current row: the focus follows the row, or waits on the grid while it is not rendered. */
  const handleShown = (id: string, element: HTMLElement) => {
    if (wantsFocus.current === id) {
      wantsFocus.current = null;
      element.focus({ preventScroll: true });
    } else if (element.contains(document.activeElement) && activeId !== null && activeId !== id) {
      wantsFocus.current = activeId;
      element.closest<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
    }
  };

  /** The user moved the focus elsewhere: a returning row must not take it back. */
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) wantsFocus.current = null;
  };

  return { activeIndex, setActiveId, handleKeyDown, handleBlur, handleShown };
}
