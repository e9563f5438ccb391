import type { Person } from '@/data/employees/use-people';
import { shortNumber } from '@/domain/core/record-number';
import { dueGroup } from '@/domain/tasks/due';
import type { Task } from '@/domain/tasks/task';
import { DragCard } from '@/shared/dnd/drag-board';
import { useFormat } from '@/shared/format/format-context';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { dueChip } from '../due-chip';
import { dueText } from '../due-text';
import { PriorityText, TaskTypeText } from '../task-marks';

export type TaskTileProps = {
  readonly task: Task;
  readonly index: number;
  /** Epoch ms. */
  readonly now: number;
  readonly byUid: ReadonlyMap<string, Person>;
  readonly onOpen: (id: string) => void;
};

/** A task on the board. */
export function TaskTile({ task, index, now, byUid, onOpen }: TaskTileProps) {
  const formats = useFormat();
  const mark = dueChip(dueGroup(task, now, formats.zone));
  const people = task.assignees.flatMap((uid) => byUid.get(uid) ?? []);
  return (
    <DragCard
      id={task.uuid}
      name={task.title}
      index={index}
      className="jl-stage-card"
      onOpen={() => onOpen(task.uuid)}
    >
      <b dir="auto">{task.title}</b>
      {task.recordTitle && (
        <span>
          <span dir="auto">{task.recordTitle}</span>
        </span>
      )}
      <span>
        {mark ? <StatusChip status={mark} /> : <span>{dueText(task, formats, now) || 'No date'}</span>}
        <span className="tn">{shortNumber(task)}</span>
      </span>
      <span>
        <span className="jl-task-marks">
          <TaskTypeText taskType={task.taskType} />
          {task.priority !== 'Normal' && <PriorityText priority={task.priority} />}
        </span>
        {people[0] && (
          <span title={people.map(({ name }) => name).join(', ')}>
            <PersonAvatar name={people[0].name} picture={people[0].picture} />
            <span className="visually-hidden">{people.map(({ name }) => name).join(', ')}</span>
          </span>
        )}
      </span>
    </DragCard>
  );
}
