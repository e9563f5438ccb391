/** Rows rendered beyond the window, on each side of a still list; while it scrolls most of both are ahead. */
export const OVERSCAN = 6;
/** Rows kept behind the window while scrolling. */
const BEHIND = 2;

export type ScrollDirection = 'forward' | 'backward' | null;

/**
 * The indexes of the rows to render: always equally many, wherever the window cuts the first and last row, so that
 * each leaving row has a coming one. `first` is the first visible row, `seen` the most rows that a window shows.
 */
export function steadyRange(
  { first, count, seen }: { readonly first: number; readonly count: number; readonly seen: number },
  direction: ScrollDirection,
): readonly number[] {
  const length = Math.min(count, seen + 2 * OVERSCAN);
  const before =
    direction === 'forward' ? BEHIND : direction === 'backward' ? 2 * OVERSCAN - BEHIND : OVERSCAN;
  const start = Math.max(0, Math.min(first - before, count - length));
  return Array.from({ length }, (_, place) => start + place);
}

/** The cause of a frame: a still list, one that settles or grows, a scroll, or one after a slow frame. */
export type Pace = 'standing' | 'settling' | 'growing' | 'scrolling' | 'delayed';

/**
 * New rows rendered per frame while scrolling. A fast wheel brings 45 a second, so one a frame is enough, and none in
 * a delayed frame; a growing backlog raises the number before the overscan is used up. Measured at a quarter of this
 * machine's speed: a row takes about 7 ms, garbage collection 20 to 40; both must fit into a frame of 50.
 */
function rowsAFrame(late: number, pace: Pace): number {
  if (late <= 6) return pace === 'delayed' ? 0 : 1;
  return late <= 9 ? 2 : 3;
}

/** True when a slot shows another row than the wanted one. */
export function isLate(drawn: readonly number[], wanted: readonly number[], index: number): boolean {
  return drawn[index % wanted.length] !== index;
}

/**
 * The index of each slot's row in this frame. A new row takes the slot of one that left; when more come than a frame
 * may render, those nearest to the incoming edge go first and the other slots keep their rows, out of sight. After a
 * jump nothing visible is left, so everything is rendered at once.
 */
export function rowsOfFrame(
  drawn: readonly number[],
  wanted: readonly number[],
  pace: Pace,
): readonly number[] {
  const slots = wanted.length;
  const next: number[] = [];
  for (const index of wanted) next[index % slots] = index;
  const late = wanted.filter((index) => isLate(drawn, wanted, index));
  if (pace === 'standing' || drawn.length !== slots || late.length > slots / 2) return next;
  const isBackward = (late[0] ?? 0) < Math.min(...drawn);
  const now = rowsAFrame(late.length, pace);
  for (const index of isBackward ? late.slice(0, late.length - now) : late.slice(now)) {
    const slot = index % slots;
    next[slot] = drawn[slot] ?? index;
  }
  return next;
}
