import type { Formats } from '@/domain/format/formats';
import type { Task } from '@/domain/tasks/task';
import { atWallClock } from '@/domain/time/time';
import { formatDay, formatTime } from '@/shared/format/dates';

/** "Tue, Nov 24" or "Tue, Nov 24, 9:00 am" of a task; '' without a day. */
export function dueText(
  { dueOn, dueTime }: Pick<Task, 'dueOn' | 'dueTime'>,
  formats: Formats,
  now: number,
): string {
  if (dueOn === '') return '';
  const day = formatDay(dueOn, formats, now);
  return dueTime === '' ? day : `${day}, ${formatTime(atWallClock(dueOn, dueTime, formats.zone), formats)}`;
}
