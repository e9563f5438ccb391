import { atWallClock, DAY_MS, HOUR_MS, MINUTE_MS } from '../time/time';
import { isOpenTask } from './due';
import type { Reminder, Task } from './task';

const BEFORE: Readonly<Record<Reminder, number>> = {
  'When it is due': 0,
  '15 minutes before': 15 * MINUTE_MS,
  '1 hour before': HOUR_MS,
  '1 day before': DAY_MS,
};

/** When a task without a time counts as due, for its reminder. */
export const MORNING = '08:00';

/**
 * The moment (epoch ms) at which the people of a task are reminded, in the business's zone; null for closed and
 * archived tasks and those without a day or a reminder.
 */
export function reminderAt(
  task: Pick<Task, 'remind' | 'dueOn' | 'dueTime' | 'status' | 'listOrganizer'>,
  zone: string,
): number | null {
  const { remind, dueOn, dueTime, listOrganizer } = task;
  if (remind === '' || dueOn === '' || listOrganizer === 'Archive' || !isOpenTask(task)) return null;
  return atWallClock(dueOn, dueTime || MORNING, zone) - BEFORE[remind];
}
