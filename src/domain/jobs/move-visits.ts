import { clashesWith } from '../time/bookings';
import type { Booking } from '../time/bookings';
import { lastDayOf } from '../time/spans';
import type { Span } from '../time/spans';
import { addDays, dayOf, daysBetween, startOfDay } from '../time/time';
import type { Day } from '../time/time';
import type { Visit } from './visit';
import { isAhead } from './visits';
import { isOff, shifted } from './workforce';
import type { DaysOff } from './workforce';

/** A visit with its new time and people; `clashes` are other bookings of these then, `away` those with days off. */
export type VisitMove = {
  readonly visit: Visit;
  readonly span: Span;
  readonly crew: readonly string[];
  readonly clashes: readonly Booking[];
  readonly away: readonly string[];
};

/** The visits and the days off around the days that are changed, and the company's time zone. */
export type Around = {
  readonly visits: readonly Visit[];
  readonly off: readonly DaysOff[];
  readonly zone: string;
};

type Place = Pick<VisitMove, 'span' | 'crew'>;

/** Visits that move together: by days (below 0 for earlier), to another crew, or both. */
export type MoveTogether = {
  readonly by: number;
  /** The new people of each; null keeps theirs. */
  readonly crew: readonly string[] | null;
};

/** Most days by which visits move together. */
export const MOST_MOVED_DAYS = 365;

/** The people and the time that a visit takes up. */
export function bookingOf({ uuid, crew, start, end }: Visit): Booking {
  return { id: uuid, people: crew, start, end };
}

/**
 * The moves of visits, one after the other. What stays takes up its crew, and so does what has moved already; `placeOf`
 * gets both as bookings, and the days off.
 */
export function plannedMoves(
  { visits, off, zone }: Around,
  moving: readonly Visit[],
  placeOf: (visit: Visit, taken: readonly Booking[]) => Place,
): readonly VisitMove[] {
  const ids = new Set(moving.map(({ uuid }) => uuid));
  const taken = visits.filter(({ uuid, status }) => !ids.has(uuid) && isAhead(status)).map(bookingOf);
  const daysOff = off.map(({ person, firstDay, lastDay }): Booking => {
    const [start, end] = [startOfDay(firstDay, zone), startOfDay(addDays(lastDay, 1), zone)];
    return { id: '', people: [person], start, end };
  });
  const moves: VisitMove[] = [];
  for (const visit of moving) {
    const { span, crew } = placeOf(visit, [...taken, ...daysOff]);
    const booking = { id: visit.uuid, people: crew, ...span };
    const away = crew.filter((uid) => isOff(off, uid, span, zone));
    moves.push({ visit, span, crew, clashes: clashesWith(booking, taken), away });
    taken.push(booking);
  }
  return moves;
}

/** The moves of visits that keep their distance and their times of day. */
export function movedTogether(
  around: Around,
  moving: readonly Visit[],
  { by, crew }: MoveTogether,
): readonly VisitMove[] {
  const inOrder = moving.toSorted((a, b) => a.start - b.start || a.uuid.localeCompare(b.uuid));
  return plannedMoves(around, inOrder, (visit) => ({
    crew: crew ?? visit.crew,
    span: by === 0 ? { start: visit.start, end: visit.end } : shifted(visit, by, around.zone),
  }));
}

/** The first and the last day of visits; null of none. */
export function daysOfVisits(
  visits: readonly Visit[],
  zone: string,
): { readonly first: Day; readonly last: Day } | null {
  const days = visits.flatMap((visit) => [dayOf(visit.start, zone), lastDayOf(visit, zone)]).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first !== undefined && last !== undefined ? { first, last } : null;
}

/** The days between the first of the visits and the day to which they move; 0 while it is unknown. */
export function daysTo(visits: readonly Visit[], day: Day, zone: string): number {
  const days = daysOfVisits(visits, zone);
  return days && day !== '' ? daysBetween(days.first, day) : 0;
}

/** A sentence about a move that cannot be, or null. */
export function moveProblem({ by, crew }: MoveTogether): string | null {
  if (!Number.isInteger(by) || Math.abs(by) > MOST_MOVED_DAYS)
    return `Choose a day at most ${MOST_MOVED_DAYS} days away.`;
  return by === 0 && crew === null ? 'Choose another day or another crew.' : null;
}
