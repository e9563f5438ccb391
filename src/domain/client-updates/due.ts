import type { Visit } from '../jobs/visit';
import { addDays, DAY_MS, dayOf } from '../time/time';
import { wallClockAt } from '../time/wall-clock';

/** Hour of the business's day from which it reminds of tomorrow's visits. */
const REMINDER_HOUR = 16;
/** A review is asked for this long after the work is complete, or not at all when that was missed. */
export const REVIEW_AFTER_MS = 2 * DAY_MS;
export const REVIEW_UNTIL_MS = 4 * DAY_MS;

/** The starts of visits that may belong to some business's tomorrow at `now` (epoch ms). */
export function reminderWindow(now: number): { readonly from: number; readonly to: number } {
  return { from: now, to: now + 2 * DAY_MS };
}

/** Whether the client of a visit is reminded at `now`: it is tomorrow's, and the afternoon has begun. */
export function isReminderDue(visit: Pick<Visit, 'start' | 'status'>, zone: string, now: number): boolean {
  if (visit.status !== 'Planned') return false;
  const place = zone || 'UTC';
  const isTomorrow = dayOf(visit.start, place) === addDays(dayOf(now, place), 1);
  return isTomorrow && wallClockAt(now, place).hour >= REMINDER_HOUR;
}
