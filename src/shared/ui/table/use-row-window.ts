import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { OVERSCAN, steadyRange, type Pace, type ScrollDirection } from './row-slots';
import { RowWindow, type WindowShape } from './row-window';
import { useStableHandler } from '../hooks/use-stable-handler';

export const ROW_HEIGHT = 44;
const HEAD_HEIGHT = 36;
/** A container that is not laid out (a hidden tab) measures nothing; a screenful is drawn then instead of no row. */
const USUAL_HEIGHT = 800;
/** Milliseconds without a scroll after which a list stands, and after which it is at rest. */
const STANDS = 150;
const RESTS = 1_000;
/** On a list while it scrolls. Not by React, which would draw the whole table for it. */
const SCROLLING = 'jl-scrolling';
/** Milliseconds from one scroll to the next, 17 or 33 as a rule, from which on something else took long. */
const DELAY = 40;
/** A first page must not be taken for the end of a list; in a long one somebody scrolls fast. */
const rowsBeforeEnd = (rows: number) => (rows > 200 ? 100 : 12);

type ScrollState = {
  readonly pace: Pace;
  readonly direction: ScrollDirection;
  /** Pixels above what is seen, and those that are seen. */
  readonly top: number;
  readonly height: number;
  /** When it scrolled last, in ms of the page's clock. */
  readonly at: number;
};
const STILL: ScrollState = { pace: 'standing', direction: null, top: 0, height: USUAL_HEIGHT, at: 0 };

export type ShownRows = WindowShape & {
  readonly window: RowWindow;
  /** Whether more rows should be fetched. */
  readonly isNearEnd: boolean;
  /** Scrolls as little as it takes to bring a row into sight. */
  readonly scrollTo: (index: number) => void;
  /** Rows of one screenful. */
  readonly pageSize: () => number;
};

/**
 * Keeps those of `count` rows near the screen in the slots of a window, while their list scrolls in `scrollRef`. By
 * itself, as all rows are equally high: a virtualizer measures each of 10,000 whenever another page of them arrives,
 * and draws the whole table again for every row that comes in.
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

  /** What is drawn changes without a scroll. */
  const showOthers = useStableHandler(() => {
    show();
    if (state.current.pace === 'standing') window.order();
  });
  // Measured before the first rows are drawn: too many or too few would be drawn over again.
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
      // Within the frame of the scroll: drawn after it, the rows would be a frame late.
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
    // What came is out of sight below the rest, and a page that arrives is enough for one frame.
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
    // Of as many rows as there are now: what was near the end of fewer may be far from that of more.
    isNearEnd: shape.nearEndOf === count,
    scrollTo: (index) => scrollRef.current && scrollToRow(scrollRef.current, index),
    pageSize: () => Math.max(1, shape.slots - 2 * OVERSCAN),
  };
}

/** The head stays above the rows, and what the list keeps free at its foot is for a bar over it. */
function scrollToRow(list: HTMLElement, index: number): void {
  const top = index * ROW_HEIGHT;
  const foot = Number.parseFloat(getComputedStyle(list).scrollPaddingBottom) || 0;
  const lowest = top + HEAD_HEIGHT + ROW_HEIGHT + foot - list.clientHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (lowest > list.scrollTop) list.scrollTop = lowest;
}
