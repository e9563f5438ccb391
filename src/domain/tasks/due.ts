import { DUE_DAYS, isDay } from '../core/calendar-day';
import { addDays, dayOf } from '../time/time';
import type { Day } from '../time/time';
import { TASK_OPEN } from '../core/statuses';
import type { Task } from './task';

/** Sorts behind every day and time. */
const NO_DAY = '9999-12-31';
const NO_TIME = '99:99';

/** Day and time as one word, so that lists are in the order of what is due; tasks without a day come last. */
export function dueWord({ dueOn, dueTime }: Pick<Task, 'dueOn' | 'dueTime'>): string {
  return `${dueOn || NO_DAY} ${dueOn === '' || dueTime === '' ? NO_TIME : dueTime}`;
}

/** The words before which a task of a day is due: for queries. */
export function dueBefore(day: Day): string {
  return `${day} `;
}

/** The groups of open tasks, in the order of a list. */
export const DUE_GROUPS = ['Overdue', 'Today', 'This week', 'Later', 'No date'] as const;
export type DueGroup = (typeof DUE_GROUPS)[number];

/** The group of an open task at `now` (epoch ms) in the business's zone; null for a closed one. */
export function dueGroup(task: Pick<Task, 'dueOn' | 'status'>, now: number, zone: string): DueGroup | null {
  if (!isOpenTask(task)) return null;
  const today = dayOf(now, zone);
  if (task.dueOn === '') return 'No date';
  if (task.dueOn < today) return 'Overdue';
  if (task.dueOn === today) return 'Today';
  return task.dueOn <= addDays(today, 6) ? 'This week' : 'Later';
}

/** Whether it is still to be done. */
export function isOpenTask({ status }: Pick<Task, 'status'>): boolean {
  return TASK_OPEN.some((open) => open === status);
}

/** A sentence about a due day that cannot be, or null; '' is no day. */
export function dueProblem(day: string): string | null {
  if (day === '') return null;
  if (!isDay(day)) return 'Enter a day like 2026-11-24.';
  if (day < DUE_DAYS.from) return 'This day is too long ago. Check the year.';
  return day > DUE_DAYS.until ? 'This day is too far away. Check the year.' : null;
}

/** A sentence about a time of day that cannot be, or null; '' is any time. */
export function timeProblem(time: string): string | null {
  return time === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? null : 'Enter a time like 2:30 pm or 14:30.';
}
