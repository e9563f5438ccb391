/** Rows drawn beyond the window, on each side of a list that stands; while it scrolls most of both stand ahead. */
export const OVERSCAN = 6;
/** Rows kept behind while one scrolls on. */
const BEHIND = 2;

export type ScrollDirection = 'forward' | 'backward' | null;

/**
 * The indexes of the rows to draw: always equally many, however the window cuts the first and the last, so that each
 * row that leaves has one that comes. `first` is the first that is seen, `seen` how many a window takes at most.
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

/**
 * How a frame came about: the list stands, it stands again after it scrolled, it stands and more rows came after those
 * in sight, it scrolls, or it scrolls and what came before this frame took long, as when the browser cleaned up.
 */
export type Pace = 'standing' | 'settling' | 'growing' | 'scrolling' | 'delayed';

/**
 * New rows that one frame draws while the list scrolls. A wheel that is turned fast brings 45 a second, so that one a
 * frame is enough, and a delayed frame can do without; only who falls behind draws more, before what is drawn beyond
 * the window is used up. Measured at a quarter of the speed of this kind of machine a row takes some 7 ms, and the
 * browser's own cleaning up 20 to 40: both have to fit into a frame of 50.
 */
function rowsAFrame(late: number, pace: Pace): number {
  if (late <= 6) return pace === 'delayed' ? 0 : 1;
  return late <= 9 ? 2 : 3;
}

/** Whether a slot shows another row than the one that is wanted there. */
export function isLate(drawn: readonly number[], wanted: readonly number[], index: number): boolean {
  return drawn[index % wanted.length] !== index;
}

/**
 * The index of the row that each slot shows in this frame. A row that comes takes over the slot of one that left; with
 * more to come than a frame may draw, the nearest to where one comes from go first and the other slots keep what they
 * show, out of sight. Whoever jumps has nothing left in sight, so that everything is drawn at once.
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
