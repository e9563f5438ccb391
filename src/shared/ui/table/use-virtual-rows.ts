import {
  defaultRangeExtractor,
  observeElementRect,
  useVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type RefObject } from 'react';

export const ROW_HEIGHT = 44;
const HEAD_HEIGHT = 36;
/** Fallback height, for a list without layout (in a hidden tab) that measures 0. */
const USUAL_HEIGHT = 800;
/** Rows rendered beyond the visible ones, on each side. */
const OVERSCAN = 6;
/** A first page must not count as the end of a list; long lists scroll fast. */
const rowsBeforeEnd = (rows: number) => (rows > 200 ? 100 : 12);

const observeHeight: typeof observeElementRect = (instance, tell) =>
  observeElementRect(instance, ({ width, height }) => tell({ width, height: height || USUAL_HEIGHT }));

export type VirtualRows = {
  /** Indexes of the rendered rows, in order. */
  readonly indexes: readonly number[];
  readonly isScrolling: boolean;
  /** True when more rows should be loaded. */
  readonly isNearEnd: boolean;
  readonly isAtEnd: boolean;
};

/**
 * The rows near the visible part of the list that scrolls in `listRef`. Row `kept` (-1: none) is always among them,
 * so that it keeps the focus while it is out of sight. `heightOf` gives a row's pixels with what is above it; a new
 * function lays out all rows again.
 */
export function useVirtualRows(
  listRef: RefObject<HTMLDivElement | null>,
  count: number,
  kept: number,
  heightOf: (index: number) => number,
): VirtualRows {
  // oxlint-disable-next-line react/incompatible-library -- none of its functions is passed on
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    getScrollElement: () => listRef.current,
    estimateSize: heightOf,
    overscan: OVERSCAN,
    observeElementRect: observeHeight,
    rangeExtractor: useCallback((range: Range) => withKept(defaultRangeExtractor(range), kept), [kept]),
  });
  const measured = useRef(heightOf);
  useEffect(() => {
    if (measured.current === heightOf) return;
    measured.current = heightOf;
    virtualizer.measure();
  }, [virtualizer, heightOf]);
  const indexes = virtualizer.getVirtualIndexes();
  const last = (virtualizer.range?.endIndex ?? -1) + OVERSCAN;
  return {
    indexes,
    isScrolling: virtualizer.isScrolling,
    isNearEnd: count > 0 && last >= count - rowsBeforeEnd(count),
    isAtEnd: last >= count - 1,
  };
}

function withKept(indexes: readonly number[], kept: number): number[] {
  if (kept < 0 || indexes.includes(kept)) return [...indexes];
  return [...indexes, kept].toSorted((a, b) => a - b);
}

/** Rows between a list's head and its end. */
export function rowsOfScreen(list: HTMLElement): number {
  return Math.max(1, Math.floor(((list.clientHeight || USUAL_HEIGHT) - HEAD_HEIGHT) / ROW_HEIGHT));
}

/**
 * Scrolls the row with this top (pixels below the first one's) into view. The head stays above the rows; the list's
 * padding at the foot is for a bar over it.
 */
export function scrollToRow(list: HTMLElement, top: number): void {
  const foot = Number.parseFloat(getComputedStyle(list).scrollPaddingBottom) || 0;
  const lowest = top + HEAD_HEIGHT + ROW_HEIGHT + foot - list.clientHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (lowest > list.scrollTop) list.scrollTop = lowest;
}
