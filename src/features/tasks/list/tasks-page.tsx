import Archive from 'lucide-react/icons/archive';
import ListChecks from 'lucide-react/icons/list-checks';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useCallback, useMemo } from 'react';
import { personOptions, usePeople } from '@/data/employees/use-people';
import { useCount } from '@/data/live/use-live';
import { useListed } from '@/data/live/use-listed';
import { useUser, useViewer } from '@/data/session/use-session';
import { archivedTasksCount, openTasks, openTasksCount, taskList } from '@/data/tasks/task-list';
import { may } from '@/domain/access/viewer';
import { TASK_OPEN } from '@/domain/core/statuses';
import { paths } from '@/domain/navigation/paths';
import { dueGroup } from '@/domain/tasks/due';
import type { Task } from '@/domain/tasks/task';
import { fitsTask, TASK_LIST } from '@/domain/tasks/task-filters';
import { dayOf } from '@/domain/time/time';
import { ListScreen } from '@/features/lists/public';
import { EmptyDone } from '@/shared/ui/states/empty-art';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import type { AddressOf } from '@/shared/ui/list/use-list-address';
import { PageSkeleton } from '@/shared/ui/states/page-skeleton';
import { QuickLine } from '../quick/quick-line';
import { TaskCard } from './task-card';
import { TASK_CHIPS } from './task-chips';
import { HIDDEN_AT_FIRST, peopleText, TASK_ROW, TASK_SEARCH, taskColumns, TASKS } from './task-columns';
import { TaskFigures } from './task-figures';
import { lazy } from '@/shared/ui/states/lazy';

const TasksBoard = lazy(async () => ({ default: (await import('../board/tasks-board')).TasksBoard }));
const TaskBulkBar = lazy(async () => ({ default: (await import('./task-bulk-bar')).TaskBulkBar }));

const VIEWS = [
  { id: 'open', name: 'Open', shows: {} },
  { id: 'overdue', name: 'Overdue', shows: { when: 'Overdue' } },
  { id: 'today', name: 'Today', shows: { when: 'Today' } },
  { id: 'week', name: 'This week', shows: { when: 'This week' } },
  { id: 'done', name: 'Done', shows: { statuses: ['Done'] } },
] as const;

const OWN_ORDER = { by: 'due', descending: false };

/** /app/management/myTasks: what the viewer has to do. */
export function MyTasksPage() {
  return <TasksPage mine />;
}

/** /app/management/companyTasks: what everyone has to do, for administrators of a company. */
export function CompanyTasksPage() {
  if (!useUser().isCompanyAdmin) {
    return (
      <DeniedState
        heading="h1"
        text="Company Tasks are for administrators of a company. What you have to do is on My Tasks."
      />
    );
  }
  return <TasksPage mine={false} />;
}

type TasksPageProps = { readonly mine: boolean };

/** The tasks as a list, or as a board by status, as the address says. */
function TasksPage({ mine }: TasksPageProps) {
  const address = useListAddress(TASK_LIST);
  if (address.state.view !== 'board') return <TasksList mine={mine} address={address} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <TasksBoard mine={mine} address={address} />
    </Suspense>
  );
}

type TasksListProps = TasksPageProps & { readonly address: AddressOf<typeof TASK_LIST> };

/** A list of tasks, what is due first, filtered by the address. */
function TasksList({ mine, address }: TasksListProps) {
  const viewer = useViewer();
  const formats = useFormat();
  const now = useNow();
  const today = dayOf(now, formats.zone);
  const { people, byUid } = usePeople();
  const { state } = address;
  const fits = useCallback(
    (task: Task) =>
      fitsTask(task, state, now, formats.zone) && (!mine || task.assignees.includes(viewer.uid)),
    [state, now, formats.zone, mine, viewer.uid],
  );
  const asked = { ...openTasks(viewer, state, { mine, today }), search: state.search, fits };
  const tasks = useListed(taskList, asked);
  const columns = useMemo(
    () => taskColumns({ now, formats, byUid }).filter(({ id }) => !mine || id !== 'people'),
    [now, formats, byUid, mine],
  );
  const chips = useMemo(
    () =>
      mine
        ? TASK_CHIPS
        : [
            ...TASK_CHIPS,
            {
              label: 'Person',
              of: 'person' as const,
              options: personOptions(people),
            },
          ],
    [mine, people],
  );
  const isArchive = state.list === 'archive';
  // Headings need open tasks in the order of what is due.
  const isOpen = !isArchive && state.statuses.every((status) => TASK_OPEN.includes(status));
  const isGrouped = isOpen && tasks.isOrdered && state.order?.by !== 'number';
  const row = useMemo(
    () => ({
      ...TASK_ROW,
      ...(isGrouped && { groupOf: (task: Task) => dueGroup(task, now, formats.zone) ?? 'Done' }),
    }),
    [isGrouped, now, formats.zone],
  );
  const mayEdit = may(viewer, 'tasks:edit');
  const create = { label: 'Add task', to: paths.newTask, icon: Plus };
  const at = { mine, today };
  return (
    <ListScreen
      title={mine ? 'My Tasks' : 'Company Tasks'}
      noun={TASKS}
      address={address}
      list={tasks}
      all={useCount(isArchive ? archivedTasksCount(viewer, mine) : openTasksCount(viewer, at)).value}
      columns={columns}
      hiddenAtFirst={HIDDEN_AT_FIRST}
      row={row}
      renderCard={(task, card) => (
        <TaskCard {...card} {...{ task, now, formats }} people={peopleText(task, byUid)} />
      )}
      search={TASK_SEARCH}
      chips={chips}
      views={VIEWS}
      ownOrder={OWN_ORDER}
      figures={
        <>
          {mayEdit && !isArchive && <QuickLine />}
          {!mine && <TaskFigures today={today} />}
        </>
      }
      {...(mayEdit && { action: create })}
      kind={isArchive ? 'archived' : 'open'}
      onBoard={() => address.choose('view', ['board'])}
      menu={[
        {
          id: 'archive',
          label: isArchive ? 'Open tasks' : 'Archive',
          icon: isArchive ? ListChecks : Archive,
          onSelect: () => address.choose('list', isArchive ? [] : ['archive']),
        },
      ]}
      empty={{
        art: <EmptyDone />,
        title: isArchive ? 'Nothing archived yet' : 'Nothing to do',
        text: mayEdit
          ? 'Add what must not be forgotten: a call, a permit, a delivery. Tasks about a job or a customer show there, too.'
          : 'Tasks that are given to you appear here.',
        ...(mayEdit && { steps: [create] }),
      }}
      bulk={TaskBulkBar}
      csv={async (picked) => (await import('./task-csv')).taskCsv(picked ?? asked)}
    />
  );
}
