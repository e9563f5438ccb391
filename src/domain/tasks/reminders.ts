import {
  addDays,
  atWallClock,
  DAY_MS,
  dayOf,
  daysBetween,
  HOUR_MS,
  MINUTE_MS,
  moveToDay,
  startOfDay,
} from '../time/time';
import type { Day } from '../time/time';
import { isOpenTask } from './due';
import { FREE_REMINDER } from './task';
import { DUE_DAYS } from '../core/calendar-day';
import type { Reminder, Task } from './task';

const BEFORE: Readonly<Record<Exclude<Reminder, typeof FREE_REMINDER>, number>> = {
  'When it is due': 0,
  '15 minutes before': 15 * MINUTE_MS,
  '1 hour before': HOUR_MS,
  '1 day before': DAY_MS,
};

/** When a task without a time counts as due, for its reminder. */
export const MORNING = '08:00';

/**
 * The moment (epoch ms) at which the people of a task are reminded, in the business's zone; null for closed and
 * archived tasks and those without a reminder or the day it needs. A chosen time stays when the day moves; the other
 * reminders move with it.
 */
export function reminderAt(
  task: Pick<Task, 'remind' | 'remindOn' | 'dueOn' | 'dueTime' | 'status' | 'listOrganizer'>,
  zone: string,
): number | null {
  const { remind, remindOn, dueOn, dueTime, listOrganizer } = task;
  if (remind === '' || listOrganizer === 'Archive' || !isOpenTask(task)) return null;
  if (remind === FREE_REMINDER) return remindOn;
  if (dueOn === '') return null;
  return atWallClock(dueOn, dueTime || MORNING, zone) - BEFORE[remind];
}

/** A sentence about a chosen time (epoch ms) for a reminder that cannot be at `now`, or null. */
export function reminderProblem(remindOn: number | null, now: number): string | null {
  if (remindOn === null) return 'Choose when you want to be reminded.';
  if (remindOn <= now) return 'This time is over. Choose a later one.';
  return remindOn >= startOfDay(addDays(DUE_DAYS.until, 1), 'UTC')
    ? 'This time is too far away. Check the year.'
    : null;
}

/**
 * The chosen time for the next task of a series: as many days before or after its day as it was for the day that the
 * rhythm gave the last one, at the same time on the zone's clock; null for none.
 */
export function nextRemindOn(remindOn: number | null, planned: Day, next: Day, zone: string): number | null {
  if (remindOn === null) return null;
  return moveToDay(remindOn, addDays(dayOf(remindOn, zone), daysBetween(planned, next)), zone);
}
