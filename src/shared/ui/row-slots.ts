import type { Range, VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useReducer, useRef, useState } from 'react';

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
 * New rows that one frame draws while the list scrolls. Measured at a quarter of the speed of this kind of machine a
 * row takes some 15 ms, and a frame that draws three is late, which makes the next one late with four.
 */
const ROWS_A_FRAME = 2;

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
  const waiting = isBackward ? late.slice(0, -ROWS_A_FRAME) : late.slice(ROWS_A_FRAME);
  for (const { index } of waiting) {
    const kept = drawn[index % count];
    if (kept) next[index % count] = kept;
  }
  return next;
}

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
  const start = (items[0]?.index ?? 0) % Math.max(1, count);
  const [base, setBase] = useState(start);
  if (!isScrolling && base !== start) setBase(start);
  const drawn = useRef<readonly VirtualItem[]>([]);
  const rows = rowsOfFrame(drawn.current, items, isScrolling);
  const isLate = items.some(({ index }) => rows[index % count]?.index !== index);
  const [, drawRest] = useReducer((frame: number) => frame + 1, 0);
  useLayoutEffect(() => {
    drawn.current = rows;
    if (!isLate) return;
    const frame = requestAnimationFrame(drawRest);
    return () => cancelAnimationFrame(frame);
  });
  return Array.from({ length: count }, (_, place) => (base + place) % count).flatMap((slot) => {
    const item = rows[slot];
    return item ? [{ slot, item }] : [];
  });
}
