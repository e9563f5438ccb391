const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;

/** Digits that a step at an end of a list looks at, and how far it goes: room for 800,000 cards. */
const WIDTH = 6;
const STEP = BASE ** 2;

export type Positioned = { readonly uuid: string; readonly position: string };

/** The order of lists and cards: by position, equal ones by id, so that every screen shows the same. */
export function byPosition(a: Positioned, b: Positioned): number {
  if (a.position !== b.position) return a.position < b.position ? -1 : 1;
  return a.uuid < b.uuid ? -1 : a.uuid > b.uuid ? 1 : 0;
}

/**
 * The position of an item at a place (0 for the first, the last beyond them) among others in their order: a fraction in base 36 between its
 * neighbours', so that a move writes one document. Behind neighbours with equal positions it comes after all of them.
 */
export function positionAt(others: readonly Positioned[], place: number): string {
  const before = others[Math.min(place, others.length) - 1]?.position ?? '';
  const after = others.slice(place).find(({ position }) => position > before)?.position ?? null;
  if (after === null) return (before === '' ? 'i' : stepped(before, STEP)) ?? between(before, null);
  return (before === '' ? stepped(after, -STEP) : null) ?? between(before, after);
}

/** The position a whole step away; null at the end of the scale. */
function stepped(from: string, step: number): string | null {
  const value = Number.parseInt(from.slice(0, WIDTH).padEnd(WIDTH, '0'), BASE) + step;
  if (value <= 0 || value >= BASE ** WIDTH) return null;
  return value.toString(BASE).padStart(WIDTH, '0').replace(/0+$/, '');
}

/** The shortest fraction in the middle; '' is the start and null the end. Fractions never end with a zero. */
function between(low: string, high: string | null): string {
  if (high !== null) {
    let same = 0;
    while ((low[same] ?? '0') === high[same]) same += 1;
    if (same > 0) return high.slice(0, same) + between(low.slice(same), high.slice(same));
  }
  const from = low === '' ? 0 : DIGITS.indexOf(low.charAt(0));
  const to = high === null ? BASE : DIGITS.indexOf(high.charAt(0));
  if (to - from > 1) return DIGITS.charAt(Math.round((from + to) / 2));
  if (high !== null && high.length > 1) return high.charAt(0);
  return DIGITS.charAt(from) + between(low.slice(1), null);
}
