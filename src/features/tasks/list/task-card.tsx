import Calendar from 'lucide-react/icons/calendar';
import Route from 'lucide-react/icons/route';
import User from 'lucide-react/icons/user';
import type { Formats } from '@/domain/format/formats';
import { paths } from '@/domain/navigation/paths';
import { numberText } from '@/domain/core/record-number';
import { dueGroup } from '@/domain/tasks/due';
import type { Task } from '@/domain/tasks/task';
import { RecordCard } from '@/shared/ui/list/record-card';
import type { CardState } from '@/shared/ui/table/data-table-props';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { dueChip } from '../due-chip';
import { dueText } from '../due-text';
import { PriorityText, TaskTypeText } from '../task-marks';

export type TaskCardProps = CardState & {
  readonly task: Task;
  readonly now: number;
  readonly formats: Formats;
  readonly people: string;
};

/** A task on a phone: what, when, about what, and for whom. */
export function TaskCard({ task, now, formats, people, selected, pending }: TaskCardProps) {
  const mark = dueChip(dueGroup(task, now, formats.zone));
  return (
    <RecordCard
      title={task.title}
      to={paths.task(task.uuid)}
      status={
        <>
          <StatusChip status={task.status} />
          {mark && <StatusChip status={mark} />}
        </>
      }
      {...{ selected, pending }}
      lines={[
        { icon: Calendar, text: dueText(task, formats, now) || 'No date', end: numberText(task) },
        ...(task.recordTitle === '' ? [] : [{ icon: Route, text: task.recordTitle }]),
        { icon: User, text: people || 'Nobody' },
      ]}
      foot={
        <span className="jl-task-marks">
          <TaskTypeText taskType={task.taskType} />
          {task.priority !== 'Normal' && <PriorityText priority={task.priority} />}
        </span>
      }
      actions={[]}
    />
  );
}
