import { MOST_LINES } from '../money/line-fields';

/** Why so many more lines do not fit beside `held` ones, as a sentence; null where they fit. */
export function lineRoomProblem(held: number, added: number): string | null {
  const room = Math.max(MOST_LINES - held, 0);
  if (added <= room) return null;
  return room === 0
    ? `An estimate holds up to ${MOST_LINES} lines, and this one is full.`
    : `An estimate holds up to ${MOST_LINES} lines. There is room for ${room} more.`;
}
