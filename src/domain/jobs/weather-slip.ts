import { clashesWith } from '../time/bookings';
import type { Booking } from '../time/bookings';
import { bookingOf, plannedMoves } from './move-visits';
import type { Around, VisitMove } from './move-visits';
import { movedTo } from '../time/spans';
import type { Span } from '../time/spans';
import { addDays, dayOf, daysBetween, isWeekend, moveToDay, startOfDay } from '../time/time';
import type { Day } from '../time/time';
import type { Visit } from './visit';

/** Which visits weather pushes, and how far. */
export type Slip = {
  /** First and last day without work. */
  readonly from: Day;
  readonly to: Day;
  /** The crew whose visits move; null for every crew. */
  readonly crew: readonly string[] | null;
  /** By this many days, or `free`: to the first day after the last one on which the crew is free. */
  readonly by: number | 'free';
  readonly skipsWeekends: boolean;
};

/** Most days by which visits are pushed, and through which a free day is looked for. */
export const MOST_SLIP_DAYS = 60;

/** What the client reads beside the new day, where the office has said nothing else. */
export const WEATHER_NOTE = 'Moved because of the weather.';

/** The visits of these days that have not begun, first one first. */
export function slippedVisits(
  visits: readonly Visit[],
  { from, to, crew }: Slip,
  zone: string,
): readonly Visit[] {
  return visits
    .filter(({ status, start }) => {
      const day = dayOf(start, zone);
      return status === 'Planned' && day >= from && day <= to;
    })
    .filter((visit) => crew === null || visit.crew.some((uid) => crew.includes(uid)))
    .toSorted((a, b) => a.start - b.start || a.uuid.localeCompare(b.uuid));
}

/**
 * The new times of the visits that a slip moves, each at its time of day. What stays takes up its crew, and so does
 * what has moved already; a crew is not free while one of its people has the day off.
 */
export function slipMoves(around: Around, slip: Slip): readonly VisitMove[] {
  const { visits, zone } = around;
  return plannedMoves(around, slippedVisits(visits, slip, zone), (visit, taken) => ({
    crew: visit.crew,
    span: slip.by === 'free' ? freeSpan(visit, slip, taken, zone) : pushed(visit, slip.by, slip, zone),
  }));
}

/** A sentence about a slip that cannot be, or null. */
export function slipProblem({ from, to, by }: Slip): string | null {
  if (from === '' || to === '') return 'Choose the days.';
  if (to < from) return 'The last day is before the first one.';
  if (daysBetween(from, to) > MOST_SLIP_DAYS) return `Choose at most ${MOST_SLIP_DAYS} days.`;
  if (by === 'free') return null;
  return Number.isInteger(by) && by >= 1 && by <= MOST_SLIP_DAYS
    ? null
    : `Enter a number of days from 1 to ${MOST_SLIP_DAYS}.`;
}

/** The day `count` days later, counting only the days on which work is done. */
function daysLater(day: Day, count: number, { skipsWeekends }: Slip): Day {
  let result = day;
  for (let left = count; left > 0;) {
    result = addDays(result, 1);
    if (!skipsWeekends || !isWeekend(result)) left -= 1;
  }
  return result;
}

function onDay(visit: Span, day: Day, zone: string): Span {
  return movedTo(visit, moveToDay(visit.start, day, zone), zone);
}

function pushed(visit: Visit, days: number, slip: Slip, zone: string): Span {
  return onDay(visit, daysLater(dayOf(visit.start, zone), days, slip), zone);
}

function freeSpan(visit: Visit, slip: Slip, taken: readonly Booking[], zone: string): Span {
  let day = daysLater(slip.to, 1, slip);
  for (let tries = 0; tries < MOST_SLIP_DAYS; tries += 1) {
    const span = onDay(visit, day, zone);
    if (clashesWith({ ...bookingOf(visit), ...wholeDays(span, zone) }, taken).length === 0) return span;
    day = daysLater(day, 1, slip);
  }
  return onDay(visit, day, zone);
}

/** A crew is free for a visit when nothing else is on its days: two roofs on one day are one too many. */
function wholeDays({ start, end }: Span, zone: string): Span {
  return {
    start: startOfDay(dayOf(start, zone), zone),
    end: startOfDay(addDays(dayOf(end - 1, zone), 1), zone),
  };
}
