import type { TaskFields } from '@/data/tasks/tasks';
import type { Day } from '@/domain/time/time';

/** The fields of a new task for a person, due on a day or on none. */
export function blankTask(uid: string, dueOn: Day | ''): TaskFields {
  return {
    title: '',
    details: '',
    taskType: 'To do',
    priority: 'Normal',
    dueOn,
    dueTime: '',
    remind: '',
    remindOn: null,
    remindByMail: false,
    repeat: '',
    assignees: [uid],
  };
}
