import { dueGroup } from '@/domain/tasks/due';
import type { Task } from '@/domain/tasks/task';

/** The chip of an open task that is late or due today, by the words that statuses have elsewhere; null for others. */
export function dueChip(
  task: Pick<Task, 'dueOn' | 'status'>,
  now: number,
  zone: string,
): 'Overdue' | 'Due Today' | null {
  const group = dueGroup(task, now, zone);
  if (group === 'Today') return 'Due Today';
  return group === 'Overdue' ? group : null;
}
