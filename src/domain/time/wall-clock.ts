/** Wall clocks without luxon, which the first screen would load for a few days; tests compare the two. */

/** A wall-clock reading; month 1 to 12, hour 0 to 23. */
export type WallClock = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
};

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, made);
  return made;
}

/** A zone's reading at a moment (epoch ms) as if it were UTC; slow, by the browser. */
function readClock(ms: number, zone: string): number {
  const parts = formatterFor(zone).formatToParts(ms);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
}

const DAY_MS = 86_400_000;

/** Offsets by zone and UTC day (counted from 1970); null on a day with a clock change. */
const dayOffsets = new Map<string, Map<number, number | null>>();

function offsetOfDay(day: number, zone: string): number | null {
  const known = dayOffsets.get(zone) ?? new Map<number, number | null>();
  dayOffsets.set(zone, known);
  const remembered = known.get(day);
  if (remembered !== undefined) return remembered;
  const start = day * DAY_MS;
  const before = readClock(start, zone) - start;
  const isSteady = readClock(start + DAY_MS, zone) - (start + DAY_MS) === before;
  const offset = isSteady ? before : null;
  known.set(day, offset);
  return offset;
}

/** A zone's offset from UTC at a moment, in ms. Lists ask thousands of times: most days are cached. */
function offsetAt(ms: number, zone: string): number {
  const wholeSecond = Math.floor(ms / 1000) * 1000;
  return offsetOfDay(Math.floor(ms / DAY_MS), zone) ?? readClock(ms, zone) - wholeSecond;
}

/**
 * A zone's wall clock at a moment (epoch ms).
 * @throws RangeError for a zone this device does not know.
 */
export function wallClockAt(ms: number, zone: string): WallClock {
  const shown = new Date(ms + offsetAt(ms, zone));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  };
}

/** The moment (epoch ms) of a reading as UTC. A skipped time moves forward; a repeated one is either. */
export function momentOf(asUtc: number, zone: string): number {
  const first = offsetAt(asUtc, zone);
  const second = offsetAt(asUtc - first, zone);
  if (first === second) return asUtc - first;
  const third = offsetAt(asUtc - second, zone);
  return asUtc - (second === third ? second : Math.min(second, third));
}

/** Whether this device knows an IANA zone. */
export function isZone(value: string): boolean {
  if (value === '') return false;
  try {
    formatterFor(value);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
