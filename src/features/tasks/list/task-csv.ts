import { readListed } from '@/data/live/read-listed';
import { rhythmWords } from '@/domain/tasks/repeat-words';
import type { ListAsked } from '@/data/live/use-listed';
import { taskList } from '@/data/tasks/task-list';
import { numberText } from '@/domain/core/record-number';
import type { Task } from '@/domain/tasks/task';
import { dayOf } from '@/domain/time/time';
import type { CsvFile } from '@/features/lists/public';

/** A CSV file of a list of tasks, or of the picked ones. */
export function taskCsv(of: readonly Task[] | ListAsked<Task>): CsvFile<Task> {
  return {
    read: (reading) => readListed(reading, taskList, of),
    columns: ({ zone, country, names }) => [
      { heading: 'Number', text: numberText },
      { heading: 'Title', text: (task) => task.title },
      { heading: 'Type', text: (task) => task.taskType },
      { heading: 'Priority', text: (task) => task.priority },
      { heading: 'Status', text: (task) => task.status },
      { heading: 'Since', text: (task) => dayOf(task.statusAt, zone) },
      { heading: 'Due', text: (task) => task.dueOn },
      { heading: 'Time', text: (task) => task.dueTime },
      { heading: 'About', text: (task) => task.recordTitle },
      { heading: 'Customer', text: (task) => task.customerName },
      { heading: 'Repeats', text: (task) => rhythmWords(task.repeat, country) },
      { heading: 'Details', text: (task) => task.details },
      {
        heading: 'People',
        text: (task) => task.assignees.flatMap((uid) => names.get(uid)?.name ?? []).join(', '),
      },
      { heading: 'Created', text: (task) => dayOf(task.createdAt, zone) },
    ],
  };
}
