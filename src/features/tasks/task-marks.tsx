import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Hammer from 'lucide-react/icons/hammer';
import Route from 'lucide-react/icons/route';
import User from 'lucide-react/icons/user';
import type { Task, TaskRecord } from '@/domain/tasks/task';
import type { LineIcon } from '@/shared/theme/line-icon';
import { Icon } from '@/shared/ui/text/icon';
import { TASK_TYPE_ICONS } from './task-type-icons';
import './task-marks.css';

const RECORD_ICONS: Readonly<Record<TaskRecord, LineIcon>> = {
  customer: User,
  tracker: Route,
  job: Hammer,
  project: FolderKanban,
};

/** The type of a task with its drawing. */
export function TaskTypeText({ taskType }: Pick<Task, 'taskType'>) {
  return (
    <span className="jl-task-mark">
      <Icon of={TASK_TYPE_ICONS[taskType]} size={16} />
      {taskType}
    </span>
  );
}

/** A priority; one that is not normal has an arrow, and one that presses is in colour. */
export function PriorityText({ priority }: Pick<Task, 'priority'>) {
  if (priority === 'Normal') return <span className="jl-muted">{priority}</span>;
  const isLow = priority === 'Low';
  return (
    <span className={isLow ? 'jl-task-mark jl-muted' : 'jl-task-mark jl-task-pressing'}>
      <Icon of={isLow ? ArrowDown : ArrowUp} size={16} />
      <span>{priority}</span>
    </span>
  );
}

/** The record a task is about, with the drawing of its kind. */
export function AboutText({ recordNoun, recordTitle }: Pick<Task, 'recordNoun' | 'recordTitle'>) {
  return (
    <span className="jl-task-about">
      {recordNoun !== '' && <Icon of={RECORD_ICONS[recordNoun]} size={14} />}
      <span dir="auto">{recordTitle}</span>
    </span>
  );
}
