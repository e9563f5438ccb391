import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Person } from '@/data/employees/use-people';
import { usePeople } from '@/data/employees/use-people';
import { useCounts } from '@/data/live/use-counts';
import type { ListedPages } from '@/data/live/use-listed';
import { usePages } from '@/data/live/use-live';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { openTasksCount, tasksWithStatus } from '@/data/tasks/task-list';
import { moveTask } from '@/data/tasks/tasks';
import { mayOn } from '@/domain/access/viewer';
import { TASK_STATUSES } from '@/domain/core/statuses';
import type { TaskStatus } from '@/domain/core/statuses';
import { paths } from '@/domain/navigation/paths';
import type { Task } from '@/domain/tasks/task';
import type { TASK_LIST } from '@/domain/tasks/task-filters';
import { dayOf } from '@/domain/time/time';
import type { Drop } from '@/shared/dnd/drag-board';
import { useContestedMoves } from '@/shared/dnd/use-contested-moves';
import { useFoldedColumns } from '@/shared/dnd/use-folded-columns';
import { StatusBoard } from '@/shared/dnd/status-board';
import { StatusColumn } from '@/shared/dnd/status-column';
import { notify } from '@/shared/feedback/notify';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import type { AddressOf } from '@/shared/ui/list/use-list-address';
import { TaskBoardFilters } from './task-board-filters';
import { TaskTile } from './task-tile';
import { useFoundTasks } from './use-found-tasks';

export type TasksBoardProps = { readonly mine: boolean; readonly address: AddressOf<typeof TASK_LIST> };

/** My Tasks or Company Tasks by status: a card dropped in another column moves its task there. */
export function TasksBoard({ mine, address }: TasksBoardProps) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const commit = useCommit();
  const now = useNow();
  const { people, byUid, nameOf } = usePeople();
  const person = mine ? null : address.state.person;
  const today = dayOf(now, useFormat().zone);
  const { folded, fold } = useFoldedColumns('tasks');
  const found = useFoundTasks(address.state, mine, now);
  const counts = useCounts(
    person === null && found === null
      ? TASK_STATUSES.map((status) => openTasksCount(viewer, { mine, today }, null, [status]))
      : null,
  );
  const moves = useContestedMoves<Task>({
    uid: viewer.uid,
    nameOf,
    placeOf: ({ status }) => `“${status}”`,
  });
  /** The shown tasks by id, as their columns report them. */
  const shown = useRef(new Map<string, Task>());
  const drop = useStableHandler(({ id, from, column }: Drop) => {
    const task = shown.current.get(id);
    const status = TASK_STATUSES.find((one) => one === column);
    if (!task || !status) return false;
    if (task.status !== from) {
      moves.tellTaken(task);
      return false;
    }
    if (status === task.status) return false;
    if (!mayOn(viewer, 'tasks:edit', task)) {
      notify.error('You may see this task, and not change its status.');
      return false;
    }
    moves.note(task, { ...task, status });
    commit(moveTask(viewer, task, status, Date.now()));
    return true;
  });
  return (
    <StatusBoard
      title={mine ? 'My Tasks' : 'Company Tasks'}
      filters={<TaskBoardFilters address={address} people={mine ? null : people} />}
      onList={() => address.choose('view', [])}
      onDrop={drop}
    >
      {TASK_STATUSES.map((status, at) => (
        <TaskColumn
          key={status}
          {...{ status, mine, person, found, now, byUid }}
          count={counts.values[at] ?? null}
          isFolded={folded.includes(status)}
          onFold={fold}
          onShown={(tasks) => {
            for (const task of tasks) shown.current.set(task.uuid, task);
            moves.see(tasks);
          }}
          onOpen={(id) => void navigate(paths.task(id))}
        />
      ))}
    </StatusBoard>
  );
}

type TaskColumnProps = {
  readonly status: TaskStatus;
  readonly mine: boolean;
  readonly person: string | null;
  /** The found or filtered tasks of the whole board; null while each column reads its own. */
  readonly found: ListedPages<Task> | null;
  /** Of all tasks with the status; null while unknown, or for one person. */
  readonly count: number | null;
  /** Epoch ms. */
  readonly now: number;
  readonly byUid: ReadonlyMap<string, Person>;
  readonly isFolded: boolean;
  readonly onFold: (status: string) => void;
  readonly onShown: (tasks: readonly Task[]) => void;
  readonly onOpen: (id: string) => void;
};

function TaskColumn({ status, mine, person, found, now, byUid, onOpen, ...column }: TaskColumnProps) {
  const viewer = useViewer();
  const own = usePages(found === null ? tasksWithStatus(viewer, status, { mine, person }) : null);
  const foundRows = found?.rows;
  const theirs = useMemo(() => foundRows?.filter((task) => task.status === status), [foundRows, status]);
  const pages = found && theirs ? { ...found, rows: theirs } : own;
  return (
    <StatusColumn
      {...{ status, pages, ...column }}
      renderTile={(task, index) => <TaskTile key={task.uuid} {...{ task, index, now, byUid, onOpen }} />}
    />
  );
}
