import { readListed } from '@/data/live/read-listed';
import { rhythmWords } from '@/domain/tasks/repeat-words';
import type { ListAsked } from '@/data/live/use-listed';
import { taskList } from '@/data/tasks/task-list';
import { taskShape } from '@/domain/tasks/task';
import type { Task } from '@/domain/tasks/task';
import type { CsvFile } from '@/features/lists/public';
import { csvFields } from '@/shared/format/csv-fields';
import { listedCsv } from '@/shared/format/work-csv';

const { text } = csvFields(taskShape);

/** A CSV file of a list of tasks, or of the picked ones. */
export function taskCsv(of: readonly Task[] | ListAsked<Task>): CsvFile<Task> {
  return {
    read: (reading) => readListed(reading, taskList, of),
    columns: (context) => {
      const { number, since, people, created } = listedCsv(taskShape, context);
      return [
        number,
        text('title'),
        text('taskType'),
        text('priority'),
        text('status'),
        since,
        text('dueOn'),
        text('dueTime'),
        text('recordTitle'),
        text('customerName'),
        text('repeat', (rule) => rhythmWords(rule, context.country)),
        text('details'),
        people,
        created,
      ];
    },
  };
}
