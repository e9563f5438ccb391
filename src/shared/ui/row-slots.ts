import type { Range, VirtualItem } from '@tanstack/react-virtual';
import { useState } from 'react';

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
  const placed: { slot: number; item: VirtualItem }[] = [];
  for (const item of items) {
    const slot = item.index % count;
    placed[(((slot - base) % count) + count) % count] = { slot, item };
  }
  return placed;
}
