import Box from '@mui/material/Box';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
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
import { Icon } from '@/shared/ui/text/icon';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { dueChip } from '../due-chip';
import { dueText } from '../due-text';

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

/** A priority that is not normal, with an arrow. */
function PriorityText({ priority }: Pick<Task, 'priority'>) {
  const isLow = priority === 'Low';
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Icon
        of={isLow ? ArrowDown : ArrowUp}
        size={14}
        color={isLow ? 'var(--jl-muted)' : 'var(--jl-attention)'}
      />
      {priority}
    </Box>
  );
}

/** The columns of the task lists. */
export function taskColumns({ now, formats, byUid }: TaskColumnsInput): readonly DataColumn<Task>[] {
  return [
    titleColumn(taskLabel),
    numberColumn(taskLabel),
    {
      id: 'type',
      header: taskLabel('taskType'),
      width: 80,
      muted: true,
      cell: (task) => task.taskType,
      title: (task) => task.taskType,
    },
    {
      id: 'priority',
      header: taskLabel('priority'),
      width: 72,
      most: 84,
      muted: true,
      title: (task) => task.priority,
      cell: (task) => (task.priority === 'Normal' ? <Dash /> : <PriorityText priority={task.priority} />),
    },
    {
      id: 'about',
      header: taskLabel('recordTitle'),
      width: 120,
      grow: 3,
      muted: true,
      cell: (task) => task.recordTitle || <Dash />,
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
      width: 52,
      most: 92,
      cell: (task) => peopleText(task, byUid) || <Dash />,
      title: (task) => peopleText(task, byUid),
    },
  ];
}
