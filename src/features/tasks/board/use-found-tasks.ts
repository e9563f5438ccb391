import { useCallback } from 'react';
import { useListed } from '@/data/live/use-listed';
import type { ListedPages } from '@/data/live/use-listed';
import { useViewer } from '@/data/session/use-session';
import { openTasks, taskList } from '@/data/tasks/task-list';
import { TASK_STATUSES } from '@/domain/core/statuses';
import type { Task } from '@/domain/tasks/task';
import { ALL_TASKS, fitsTask } from '@/domain/tasks/task-filters';
import type { TaskFilters } from '@/domain/tasks/task-filters';
import { dayOf } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';

/** The tasks of all columns that a search or a filter asks for; null while neither narrows the board. `now` is epoch ms. */
export function useFoundTasks(state: TaskFilters, mine: boolean, now: number): ListedPages<Task> | null {
  const viewer = useViewer();
  const { zone } = useFormat();
  const { search, when, types, priorities, person } = state;
  const isAsked = search.trim() !== '' || when !== null || types.length + priorities.length > 0;
  const fits = useCallback(
    (task: Task) => {
      const filters = { ...ALL_TASKS, statuses: TASK_STATUSES, when, types, priorities };
      const isTheirs = mine ? task.assignees.includes(viewer.uid) : true;
      return isTheirs && fitsTask(task, { ...filters, person: mine ? null : person }, now, zone);
    },
    [when, types, priorities, person, mine, viewer.uid, now, zone],
  );
  const filters = { ...ALL_TASKS, statuses: TASK_STATUSES, when, types, priorities, person };
  const asked = { ...openTasks(viewer, filters, { mine, today: dayOf(now, zone) }), search, fits };
  const listed = useListed(taskList, isAsked ? asked : null);
  return isAsked ? listed : null;
}
