import { TASK_FIELDS } from '@/data/tasks/tasks';
import type { TaskFields } from '@/data/tasks/tasks';
import { pick } from '@/domain/core/record';
import { initialOf } from '@/domain/core/shape';
import { taskShape } from '@/domain/tasks/task';
import type { Day } from '@/domain/time/time';

/** The fields of a new task for a person, due on a day or on none. */
export function blankTask(uid: string, dueOn: Day | ''): TaskFields {
  return { ...pick(initialOf(taskShape.fields), TASK_FIELDS), dueOn, assignees: [uid] };
}
