import { TASK_STATUSES } from '@/domain/core/statuses';
import { DUE_GROUPS } from '@/domain/tasks/due';
import { PRIORITIES, TASK_TYPES, taskLabel } from '@/domain/tasks/task';

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** The chips of the board, whose columns are the statuses. */
export const BOARD_CHIPS = [
  { label: taskLabel('dueOn'), of: 'when', options: optionsOf(DUE_GROUPS) },
  { label: taskLabel('taskType'), of: 'types', options: optionsOf(TASK_TYPES) },
  { label: taskLabel('priority'), of: 'priorities', options: optionsOf(PRIORITIES) },
] as const;

/** The chips of the lists of tasks. */
export const TASK_CHIPS = [
  { label: taskLabel('status'), of: 'statuses', options: optionsOf(TASK_STATUSES) },
  ...BOARD_CHIPS,
] as const;
