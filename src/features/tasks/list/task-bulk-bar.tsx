import type { Person } from '@/data/employees/use-people';
import { assignTask, moveTask, taskIntents } from '@/data/tasks/tasks';
import { MAX_ASSIGNEES } from '@/domain/core/record';
import { TASK_STATUSES } from '@/domain/core/statuses';
import type { TaskStatus } from '@/domain/core/statuses';
import type { Task } from '@/domain/tasks/task';
import { RecordBulkBar } from '@/features/lists/public';
import type { Picked, RecordChanges } from '@/features/lists/public';
import { TASKS } from './task-columns';

const CHANGES: RecordChanges<Task> = {
  words: TASKS,
  permission: 'tasks:edit',
  nameOf: (task) => task.title,
  assign: {
    label: 'Person',
    mayBeNobody: false,
    isAssigned: (task, uid) => task.assignees.includes(uid),
    change: (viewer, task, person: Person) => assignTask(viewer, task, person),
    refusal: ({ assignees }) => (assignees.length < MAX_ASSIGNEES ? null : 'has the most people already'),
  },
  status: {
    word: 'status',
    all: TASK_STATUSES.filter((status) => status !== 'Cancelled'),
    reasons: {},
    of: (task) => task.status,
    refusal: () => null,
    change: (viewer, task, to: TaskStatus, _why, at) => moveTask(viewer, task, to, at),
  },
  // A task has no field for a reason.
  closing: null,
  archive: taskIntents.archive,
  restore: taskIntents.restore,
  isLimited: false,
};

/** The actions on selected tasks. */
export function TaskBulkBar(picked: Picked<Task>) {
  return <RecordBulkBar {...picked} noun={CHANGES} />;
}
