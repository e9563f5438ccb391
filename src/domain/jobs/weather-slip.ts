import { clashesWith } from '../time/bookings';
import type { Booking } from '../time/bookings';
import { bookingOf, plannedMoves } from './move-visits';
import type { Around, VisitMove } from './move-visits';
import { endOnDay, lastDayOf, movedTo } from '../time/spans';
import type { Span } from '../time/spans';
import { addDays, dayOf, daysBetween, isWeekend, moveToDay, startOfDay } from '../time/time';
import type { Day } from '../time/time';
import { MAX_VISIT_DAYS } from './visit';
import type { Visit } from './visit';
import { isAhead, visitProblem } from './visits';

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

/** The client's line of a moved visit; null keeps its own, which the default line does not replace. */
export function lineOf(typed: string, { clientNote }: Pick<Visit, 'clientNote'>): string | null {
  return typed === '' || (typed === WEATHER_NOTE && clientNote !== '') ? null : typed;
}

/** The visits that a slip moves, in order: those that begin on its days, and longer ones that go on through them. */
export function slippedVisits(visits: readonly Visit[], slip: Slip, zone: string): readonly Visit[] {
  return visits
    .filter((visit) => isConcerned(visit, slip, zone))
    .filter((visit) =>
      isHeldUp(visit, slip, zone)
        ? visitProblem(longer(visit, slip, zone)) === null
        : visit.status === 'Planned',
    )
    .toSorted((a, b) => a.start - b.start || a.uuid.localeCompare(b.uuid));
}

/** Work of the days that stays as it is: under way for one day alone, or too long to get longer. */
export function stayingVisits(visits: readonly Visit[], slip: Slip, zone: string): readonly Visit[] {
  const moved = new Set(slippedVisits(visits, slip, zone).map(({ uuid }) => uuid));
  return visits.filter((visit) => isConcerned(visit, slip, zone) && !moved.has(visit.uuid));
}

/** Whether a visit is still to be done on one of the days, by the chosen crew. */
function isConcerned(visit: Visit, { from, to, crew }: Slip, zone: string): boolean {
  const isThen = dayOf(visit.start, zone) <= to && lastDayOf(visit, zone) >= from;
  return isThen && isAhead(visit.status) && (crew === null || visit.crew.some((uid) => crew.includes(uid)));
}

/** Whether a visit of several days is under way by the first day of a slip: it goes on afterwards. */
function isHeldUp(visit: Visit, { from }: Slip, zone: string): boolean {
  const first = dayOf(visit.start, zone);
  return first < lastDayOf(visit, zone) && (first < from || visit.status !== 'Planned');
}

/**
 * The new times of the visits that a slip moves, each at its time of day. What stays takes up its crew, and so does
 * what has moved already; a crew is not free while one of its people has the day off.
 */
export function slipMoves(around: Around, slip: Slip): readonly VisitMove[] {
  const { visits, zone } = around;
  const spanOf = (visit: Visit, taken: readonly Booking[]) => {
    if (isHeldUp(visit, slip, zone)) return longer(visit, slip, zone);
    return slip.by === 'free' ? freeSpan(visit, slip, taken, zone) : pushed(visit, slip.by, slip, zone);
  };
  return plannedMoves(around, slippedVisits(visits, slip, zone), (visit, taken) => ({
    crew: visit.crew,
    span: spanOf(visit, taken),
  }));
}

/** The days that a slip may concern, from its first one: those on which its visits, once moved, meet others. */
export function daysAround({ from, to, by, skipsWeekends }: Slip): {
  readonly first: Day;
  readonly last: Day;
} {
  if (by === 'free') return { first: from, last: addDays(to, MOST_SLIP_DAYS) };
  // Every five working days have a weekend of two.
  const furthest = skipsWeekends ? by + 2 * Math.ceil(by / 5) + 2 : by;
  return { first: from, last: addDays(to, furthest + MAX_VISIT_DAYS) };
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

/** A visit under way ends later: by the slip's days, or by its own days that are lost. */
function longer(visit: Visit, slip: Slip, zone: string): Span {
  const last = lastDayOf(visit, zone);
  const first = dayOf(visit.start, zone);
  const [from, to] = [first > slip.from ? first : slip.from, last < slip.to ? last : slip.to];
  const lost = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at)).filter(
    (day) => !slip.skipsWeekends || !isWeekend(day),
  ).length;
  const lastDay = daysLater(last, slip.by === 'free' ? lost : slip.by, slip);
  return { start: visit.start, end: endOnDay(visit, lastDay, zone) };
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
