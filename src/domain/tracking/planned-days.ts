import type { Visit } from '../jobs/visit';
import { isAhead } from '../jobs/visits';
import { lastDayOf } from '../time/spans';
import { dayOf } from '../time/time';
import type { Day } from '../time/time';
import { isBeforeWork } from '../trackers/stages';
import type { Tracker } from '../trackers/tracker';

/** The days on which work starts and ends; '' while unknown. */
type PlannedDays = Pick<Tracker, 'expectedStart' | 'expectedEnd'>;

export const NO_DAYS: PlannedDays = { expectedStart: '', expectedEnd: '' };

/** Whether a hold of the tracker lasts over the start of a visit: until its day, or without an end. */
export function isHeld(
  { hold }: Pick<Tracker, 'hold'>,
  { start }: Pick<Visit, 'start'>,
  zone: string,
): boolean {
  return hold.on && (hold.resumesOn === '' || dayOf(start, zone) < hold.resumesOn);
}

/**
 * The days that a client may count on. Visits that are planned later than an expected day move it, so that a page never
 * promises a day from which work was pushed. A hold removes the days before its new day, or all without one; cancelled
 * work has none.
 */
export function plannedDays(tracker: Tracker, visits: readonly Visit[], zone: string): PlannedDays {
  if (tracker.status === 'Cancelled') return NO_DAYS;
  const { hold } = tracker;
  const days = afterVisits(tracker, visits, zone);
  if (!hold.on) return days;
  if (hold.resumesOn === '') return NO_DAYS;
  const still = (day: Day) => (day >= hold.resumesOn ? day : '');
  return { expectedStart: still(days.expectedStart), expectedEnd: still(days.expectedEnd) };
}

function afterVisits(tracker: Tracker, visits: readonly Visit[], zone: string): PlannedDays {
  const ahead = visits.filter(({ status }) => isAhead(status));
  const hasBegun = !isBeforeWork(tracker) || visits.some(({ startedAt }) => startedAt !== null);
  const [first = ''] = hasBegun ? [] : ahead.map(({ start }) => dayOf(start, zone)).toSorted();
  const last =
    ahead
      .map((visit) => lastDayOf(visit, zone))
      .toSorted()
      .at(-1) ?? '';
  return {
    expectedStart: later(tracker.expectedStart, first),
    expectedEnd: later(tracker.expectedEnd, last),
  };
}

/** The later of two days, where the first one is known. */
function later(day: Day, other: Day): Day {
  return day !== '' && other > day ? other : day;
}
