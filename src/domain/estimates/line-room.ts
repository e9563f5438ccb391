import { MOST_LINES } from '../money/line-fields';

/** Why so many more lines do not fit beside the `held` ones of a paper, as a sentence; null where they fit. */
export function lineRoomProblem(held: number, added: number, paper = 'An estimate'): string | null {
  const room = Math.max(MOST_LINES - held, 0);
  if (added <= room) return null;
  return room === 0
    ? `${paper} holds up to ${MOST_LINES} lines, and this one is full.`
    : `${paper} holds up to ${MOST_LINES} lines. There is room for ${room} more.`;
}
