import type { Range, VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows kept behind while one scrolls on: nearly all that are drawn beyond the window stand where one goes. */
const BEHIND = 2;

/**
 * The indexes of the rows to draw: always equally many, however the window cuts the first and the last, so that each
 * row that leaves has one that comes. `seen` is how many a window takes at most.
 */
export function steadyRange(
  { startIndex, overscan, count }: Range,
  seen: number,
  direction: 'forward' | 'backward' | null,
): number[] {
  const length = Math.min(count, seen + 2 * overscan);
  const behind = Math.min(BEHIND, overscan);
  const before =
    direction === 'forward' ? behind : direction === 'backward' ? 2 * overscan - behind : overscan;
  const first = Math.max(0, Math.min(startIndex - before, count - length));
  return Array.from({ length }, (_, place) => first + place);
}

/**
 * New rows that one frame draws while the list scrolls. A wheel that is turned fast brings 45 a second, so that one a
 * frame is enough; only who falls behind draws more, before what is drawn beyond the window is used up. Measured at a
 * quarter of the speed of this kind of machine a row takes some 10 ms, and the browser's own cleaning up 20 to 30:
 * both have to fit into a frame of 50.
 */
const rowsAFrame = (late: number) => (late <= 6 ? 1 : late <= 9 ? 2 : 3);

/**
 * The rows to draw in this frame, by slots. A row that comes takes over the slot of one that left; with more to come
 * than a frame may draw, the nearest to where one comes from go first and the other slots keep what they show, out of
 * sight. Whoever jumps has nothing left in sight, so that everything is drawn at once.
 */
export function rowsOfFrame<Item extends { readonly index: number }>(
  drawn: readonly Item[],
  wanted: readonly Item[],
  isScrolling: boolean,
): readonly Item[] {
  const count = wanted.length;
  const next: Item[] = [];
  for (const item of wanted) next[item.index % count] = item;
  const late = wanted.filter(({ index }) => drawn[index % count]?.index !== index);
  if (!isScrolling || drawn.length !== count || late.length > count / 2) return next;
  const isBackward = (late[0]?.index ?? 0) < Math.min(...drawn.map(({ index }) => index));
  const now = rowsAFrame(late.length);
  const waiting = isBackward ? late.slice(0, -now) : late.slice(now);
  for (const { index } of waiting) {
    const kept = drawn[index % count];
    if (kept) next[index % count] = kept;
  }
  return next;
}

/** What stands in the slots, and what it was worked out from. */
type Drawn = {
  /** Index of the first row that is wanted, and how many are. */
  readonly first: number;
  readonly count: number;
  readonly frame: number;
  readonly isScrolling: boolean;
  readonly rows: readonly VirtualItem[];
};
const NOTHING: Drawn = { first: -1, count: 0, frame: 0, isScrolling: false, rows: [] };

/**
 * Gives every row a slot, whose element it takes over from the row that left it: another text is cheaper than another
 * element. Rows come in the order of their slots while one scrolls, for moving an element costs as much as making it,
 * and in their own order as soon as the list stands still, for those who have it read to them.
 */
export function useRowSlots(
  items: readonly VirtualItem[],
  isScrolling: boolean,
): readonly { readonly slot: number; readonly item: VirtualItem }[] {
  const count = items.length;
  const first = items[0]?.index ?? 0;
  const start = first % Math.max(1, count);
  const [base, setBase] = useState(start);
  if (!isScrolling && base !== start) setBase(start);
  const [frame, drawRest] = useReducer((last: number) => last + 1, 0);
  const [drawn, setDrawn] = useState<Drawn>(NOTHING);
  const isAsDrawn =
    drawn.first === first &&
    drawn.count === count &&
    drawn.frame === frame &&
    drawn.isScrolling === isScrolling;
  if (!isAsDrawn) {
    setDrawn({ first, count, frame, isScrolling, rows: rowsOfFrame(drawn.rows, items, isScrolling) });
  }
  // A draft whose state was set is thrown away and drawn once more: it has no rows, so as not to make them twice.
  const rows = isAsDrawn ? drawn.rows : NOTHING.rows;
  const isLate = items.some(({ index }) => rows[index % count]?.index !== index);
  useLayoutEffect(() => {
    if (!isLate) return;
    // Two frames: the first is this one where rows were drawn because of a scroll, which comes before its callbacks.
    let next = requestAnimationFrame(() => {
      next = requestAnimationFrame(() => flushSync(drawRest));
    });
    return () => cancelAnimationFrame(next);
  }, [isLate, rows]);
  return Array.from({ length: count }, (_, place) => (base + place) % count).flatMap((slot) => {
    const item = rows[slot];
    return item ? [{ slot, item }] : [];
  });
}
