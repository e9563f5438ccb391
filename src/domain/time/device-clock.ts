const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Smaller differences do not matter for "today", "late" and the like. */
const TOLERATED = 5 * MINUTE;

const UNITS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
] as const;

/** A sentence about a clock `ahead` ms ahead of the server's (behind when negative); null if it is close. */
export function clockSentence(ahead: number): string | null {
  const off = Math.abs(ahead);
  if (off < TOLERATED) return null;
  const [length, unit] = UNITS.find(([one]) => off >= one * 0.95) ?? [MINUTE, 'minute'];
  const count = Math.round(off / length);
  const much = `${count} ${unit}${count === 1 ? '' : 's'} ${ahead > 0 ? 'ahead' : 'behind'}`;
  return `The clock of this device is ${much}. Appointments are right, but what is shown as today or late is not: set the clock.`;
}
