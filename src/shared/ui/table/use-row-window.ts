import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { OVERSCAN, steadyRange, type Pace, type ScrollDirection } from './row-slots';
import { RowWindow, type WindowShape } from './row-window';
import { useStableHandler } from '../hooks/use-stable-handler';

export const ROW_HEIGHT = 44;
const HEAD_HEIGHT = 36;
/** Fallback height, for a container without layout (a hidden tab) that measures 0. */
const USUAL_HEIGHT = 800;
/** Milliseconds without a scroll after which a list is still, and after which it is at rest. */
const STANDS = 150;
const RESTS = 1_000;
/** Class of a scrolling list. Set outside React, which would render the whole table. */
const SCROLLING = 'jl-scrolling';
/** A longer time between two scroll events (usually 17 or 33 ms) means a slow frame. */
const DELAY = 40;
/** A first page must not count as the end of a list; long lists scroll fast. */
const rowsBeforeEnd = (rows: number) => (rows > 200 ? 100 : 12);

type ScrollState = {
  readonly pace: Pace;
  readonly direction: ScrollDirection;
  /** Pixels above the visible part, and its height. */
  readonly top: number;
  readonly height: number;
  /** Time of the last scroll, in ms of the page's clock. */
  readonly at: number;
};
const STILL: ScrollState = { pace: 'standing', direction: null, top: 0, height: USUAL_HEIGHT, at: 0 };

export type ShownRows = WindowShape & {
  readonly window: RowWindow;
  readonly isNearEnd: boolean;
  readonly scrollTo: (index: number) => void;
  readonly pageSize: () => number;
};

/**
 * Keeps those of `count` rows near the screen in the slots of a window, while their list scrolls in `scrollRef`. Not a
 * virtualizer, as all rows are equally high: it measures each of 10,000 rows for every new page, and renders the whole
 * table for every row that appears.
 */
export function useRowWindow(scrollRef: RefObject<HTMLDivElement | null>, count: number): ShownRows {
  const [window] = useState(() => new RowWindow());
  const state = useRef<ScrollState>(STILL);

  const show = useStableHandler((pace: Pace = state.current.pace) => {
    const { direction, top, height } = state.current;
    const seen = Math.ceil(height / ROW_HEIGHT) + 1;
    const first = Math.min(Math.floor(top / ROW_HEIGHT), Math.max(0, count - 1));
    const wanted = steadyRange({ first, count, seen }, direction);
    const last = wanted.at(-1) ?? -1;
    const isNearEnd = count > 0 && last >= count - rowsBeforeEnd(count);
    window.show(wanted, { pace, nearEndOf: isNearEnd ? count : null, isAtEnd: last === count - 1 });
  });

  /** The rendered rows change without a scroll. */
  const showOthers = useStableHandler(() => {
    show();
    if (state.current.pace === 'standing') window.order();
  });
  // Measured before the first rows render: a wrong number would render them twice.
  useLayoutEffect(() => {
    const list = scrollRef.current;
    if (!list) return;
    const measure = () => {
      state.current = { ...state.current, top: list.scrollTop, height: list.clientHeight || USUAL_HEIGHT };
      showOthers();
    };
    let timer: number | undefined;
    const settle = () => {
      timer = undefined;
      const still = performance.now() - state.current.at;
      if (still >= STANDS && state.current.pace !== 'standing') {
        state.current = { ...state.current, pace: 'standing', direction: null };
        list.classList.remove(SCROLLING);
        flushSync(() => show('settling'));
      }
      if (still >= RESTS) window.order();
      else timer = self.setTimeout(settle, (still < STANDS ? STANDS : RESTS) - still);
    };
    const handleScroll = () => {
      const { scrollTop: top } = list;
      const direction = top < state.current.top ? 'backward' : 'forward';
      const at = performance.now();
      const { pace: before, at: last, height } = state.current;
      const pace = before !== 'standing' && at - last > DELAY ? 'delayed' : 'scrolling';
      state.current = { pace, direction, top, height, at };
      timer ??= self.setTimeout(settle, STANDS);
      if (before === 'standing') list.classList.add(SCROLLING);
      // Within the scroll's frame: otherwise the rows would be a frame late.
      flushSync(() => show());
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(list);
    list.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      list.removeEventListener('scroll', handleScroll);
      resized.disconnect();
      clearTimeout(timer);
      window.stop();
    };
  }, [scrollRef, show, showOthers, window]);
  const counted = useRef(0);
  useLayoutEffect(() => {
    const isMore = counted.current > window.shape.slots && count > counted.current;
    counted.current = count;
    if (!isMore) return showOthers();
    // New rows are out of sight below the others, and a new page is enough work for one frame.
    const frame = requestAnimationFrame(() => {
      const { pace } = state.current;
      flushSync(() => show(pace === 'standing' ? 'growing' : pace));
    });
    return () => cancelAnimationFrame(frame);
  }, [show, showOthers, window, count]);

  const shape = useSyncExternalStore(
    useCallback((listener: () => void) => window.listenToShape(listener), [window]),
    () => window.shape,
  );
  return {
    ...shape,
    window,
    // For the current row count: the end of fewer rows may be far from the end of more.
    isNearEnd: shape.nearEndOf === count,
    scrollTo: (index) => scrollRef.current && scrollToRow(scrollRef.current, index),
    pageSize: () => Math.max(1, shape.slots - 2 * OVERSCAN),
  };
}

/** The head stays above the rows; the list's padding at the foot is for a bar over it. */
function scrollToRow(list: HTMLElement, index: number): void {
  const top = index * ROW_HEIGHT;
  const foot = Number.parseFloat(getComputedStyle(list).scrollPaddingBottom) || 0;
  const lowest = top + HEAD_HEIGHT + ROW_HEIGHT + foot - list.clientHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (lowest > list.scrollTop) list.scrollTop = lowest;
}
