import type { DueGroup } from '@/domain/tasks/due';

/** The chip of a task that is late or due today, by the words that statuses have elsewhere; null for other groups. */
export function dueChip(group: DueGroup | null): 'Overdue' | 'Due Today' | null {
  if (group === 'Today') return 'Due Today';
  return group === 'Overdue' ? group : null;
}
