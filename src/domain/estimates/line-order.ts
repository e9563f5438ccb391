import { MAX_POSITION } from '../money/line-fields';

/** What the order of lines needs of one. */
type Placed = { readonly id: string; readonly position: number };

/** Between a new line and the last one. */
export const GAP = 1_024;

/** The lines as they are shown; two with one place, written by two people at once, by their ids. */
export function inOrder<L extends Placed>(lines: readonly L[]): readonly L[] {
  return lines.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}

/**
 * The lines with new ones after the line `after`, or at the end; `newId` creates their ids. Without room between two
 * lines, all get new places.
 */
export function withLines<N extends object>(
  lines: readonly (N & Placed)[],
  added: readonly N[],
  newId: () => string,
  after?: string,
): readonly (N & Placed)[] {
  const ordered = inOrder(lines);
  const at = after === undefined ? ordered.length : ordered.findIndex(({ id }) => id === after) + 1;
  const from = ordered[at - 1]?.position ?? 0;
  const to = ordered[at]?.position ?? from + GAP * (added.length + 1);
  const step = Math.floor((to - from) / (added.length + 1));
  const made = added.map((line, index) => ({ ...line, id: newId(), position: from + step * (index + 1) }));
  const hasRoom = step > 0 && to <= MAX_POSITION;
  return hasRoom ? [...lines, ...made] : renumbered(ordered.toSpliced(at, 0, ...made));
}

/** The lines with one at another index of their order; the others keep their places where there is room. */
export function withMoved<L extends Placed>(lines: readonly L[], id: string, index: number): readonly L[] {
  const ordered = inOrder(lines);
  const line = ordered.find((one) => one.id === id);
  if (!line) return lines;
  const others = ordered.filter((one) => one.id !== id);
  const at = Math.max(0, Math.min(index, others.length));
  const from = others[at - 1]?.position ?? 0;
  const to = others[at]?.position ?? from + 2 * GAP;
  const position = Math.floor((from + to) / 2);
  if (position <= from || to > MAX_POSITION) return renumbered(others.toSpliced(at, 0, line));
  return lines.map((one) => (one.id === id ? { ...one, position } : one));
}

function renumbered<L extends Placed>(ordered: readonly L[]): readonly L[] {
  return ordered.map((line, index) => ({ ...line, position: GAP * (index + 1) }));
}
