import type { Visit } from '../jobs/visit';
import { addDays, DAY_MS, dayOf } from '../time/time';
import { wallClockAt } from '../time/wall-clock';
import type { ClientUpdate } from './client-update';

/** Hour of the business's day from which it reminds of tomorrow's visits. */
const REMINDER_HOUR = 16;
/** A client who is told of a visit from this hour on needs no reminder of it that afternoon. */
const TOLD_HOUR = 12;
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

/** Whether the client of a visit was told its time this afternoon, or is about to be: then a reminder says nothing new. */
export function isJustTold(
  told: Pick<ClientUpdate, 'state' | 'sentAt'> | null,
  zone: string,
  now: number,
): boolean {
  if (told?.state === 'waiting') return true;
  if (told?.state !== 'sent' || told.sentAt === null) return false;
  const place = zone || 'UTC';
  return dayOf(told.sentAt, place) === dayOf(now, place) && wallClockAt(told.sentAt, place).hour >= TOLD_HOUR;
}
