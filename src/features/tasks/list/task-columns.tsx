import Box from '@mui/material/Box';
import type { Person } from '@/data/employees/use-people';
import { TASK_STATUSES } from '@/domain/core/statuses';
import type { Formats } from '@/domain/format/formats';
import { paths } from '@/domain/navigation/paths';
import { DUE_GROUPS, dueGroup } from '@/domain/tasks/due';
import { taskLabel } from '@/domain/tasks/task';
import type { Task } from '@/domain/tasks/task';
import { firstNamesOf, joinList } from '@/shared/format/words';
import { numberColumn, titleColumn } from '@/shared/ui/list/work-columns';
import { chipWidth, DATE_TIME_WIDTH, DAY_WIDTH } from '@/shared/ui/table/column-widths';
import type { DataColumn } from '@/shared/ui/table/data-table';
import { Dash } from '@/shared/ui/text/dash';
import { PeopleMarks } from '@/shared/ui/text/people-marks';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { dueChip } from '../due-chip';
import { dueText } from '../due-text';
import { AboutText, PriorityText, TaskTypeText } from '../task-marks';

export type TaskColumnsInput = {
  readonly now: number;
  readonly formats: Formats;
  readonly byUid: ReadonlyMap<string, Person>;
};

/** Label and link of a task's row: stable functions, as lists require. */
export const TASK_ROW = {
  rowLabel: (task: Task) => task.title,
  rowHref: (task: Task) => paths.task(task.uuid),
};

export const TASKS = { name: 'tasks', one: 'task', many: 'tasks' } as const;
export const TASK_SEARCH = { label: 'Number, title, customer', placeholder: 'Title or number' };
/** The headings say the groups. */
export const HIDDEN_AT_FIRST: readonly string[] = ['number', 'when'];

/** The first names of a task's people. */
export function peopleText(
  { assignees }: Pick<Task, 'assignees'>,
  byUid: ReadonlyMap<string, Person>,
): string {
  return joinList(firstNamesOf(assignees, byUid));
}

/** The columns of the task lists. */
export function taskColumns({ now, formats, byUid }: TaskColumnsInput): readonly DataColumn<Task>[] {
  return [
    titleColumn(taskLabel),
    numberColumn(taskLabel),
    {
      id: 'type',
      header: taskLabel('taskType'),
      width: 100,
      muted: true,
      cell: (task) => <TaskTypeText taskType={task.taskType} />,
    },
    {
      id: 'priority',
      header: taskLabel('priority'),
      width: 80,
      cell: (task) => <PriorityText priority={task.priority} />,
    },
    {
      id: 'about',
      header: taskLabel('recordTitle'),
      width: 120,
      grow: 3,
      muted: true,
      cell: (task) => (task.recordTitle === '' ? <Dash /> : <AboutText {...task} />),
      title: (task) => task.recordTitle,
    },
    {
      id: 'status',
      header: taskLabel('status'),
      width: chipWidth(TASK_STATUSES),
      cell: (task) => <StatusChip status={task.status} />,
    },
    {
      id: 'when',
      header: 'Group',
      width: chipWidth(DUE_GROUPS),
      cell: (task) => {
        const group = dueGroup(task, now, formats.zone);
        const mark = dueChip(group);
        return mark ? <StatusChip status={mark} /> : (group ?? <Dash />);
      },
    },
    {
      id: 'due',
      sortable: true,
      header: taskLabel('dueOn'),
      width: DAY_WIDTH,
      most: DATE_TIME_WIDTH,
      cell: (task) => {
        const due = dueText(task, formats, now) || <Dash />;
        const isLate = dueGroup(task, now, formats.zone) === 'Overdue';
        return isLate ? (
          <Box component="span" sx={{ color: 'attention.main' }}>
            <span className="visually-hidden">Overdue, </span>
            {due}
          </Box>
        ) : (
          due
        );
      },
      title: (task) => dueText(task, formats, now),
    },
    {
      id: 'people',
      header: taskLabel('assignees'),
      width: 64,
      filled: (task) => task.assignees.length > 0,
      cell: (task) => <PeopleMarks people={task.assignees.flatMap((uid) => byUid.get(uid) ?? [])} />,
      title: (task) => peopleText(task, byUid),
    },
  ];
}
