/**
 * What clocks show in a zone, by the browser's own zone data. Apart from luxon, which the first screen
 * would otherwise have to load for a handful of days and times; the tests hold it against luxon.
 */

/** A reading of a wall clock; month 1 to 12, hour 0 to 23. */
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

/**
 * What a zone's clocks show at a moment (epoch ms).
 * @throws RangeError for a zone this device does not know.
 */
export function wallClockAt(ms: number, zone: string): WallClock {
  const parts = formatterFor(zone).formatToParts(ms);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}

/** How far a zone's clocks are ahead of UTC at a moment, in ms. */
function offsetAt(ms: number, zone: string): number {
  const { year, month, day, hour, minute, second } = wallClockAt(ms, zone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000;
}

/**
 * The moment (epoch ms) at which a zone's clocks show this reading, given as if it were UTC. A time the
 * clocks jump over moves on by the jump; of a time they show twice it is one of the two.
 */
export function momentOf(asUtc: number, zone: string): number {
  const first = offsetAt(asUtc, zone);
  const second = offsetAt(asUtc - first, zone);
  if (first === second) return asUtc - first;
  const third = offsetAt(asUtc - second, zone);
  return asUtc - (second === third ? second : Math.min(second, third));
}

/** True for an IANA zone this device knows. */
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
