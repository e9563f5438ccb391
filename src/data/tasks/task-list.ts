import { seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { TASK_OPEN } from '@/domain/core/statuses';
import type { TaskStatus } from '@/domain/core/statuses';
import { dueBefore } from '@/domain/tasks/due';
import { taskNoun } from '@/domain/tasks/noun';
import type { Task } from '@/domain/tasks/task';
import { ALL_TASKS, TASK_LIST } from '@/domain/tasks/task-filters';
import type { TaskFilters, TaskOrder } from '@/domain/tasks/task-filters';
import { addDays } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { CatalogEntry } from '../core/catalog-entry';
import { everyOrder, foundIn, hasStatus, listSource, storeOrder } from '../core/list-source';
import type { ListQuestion } from '../core/list-source';
import type { TypedQuery } from '../core/query';
import type { OrderBy, Where } from '../store/port';

/** The queries of the task lists. */
export const taskList = listSource(taskNoun);

const firstDue: OrderBy = { field: 'due', direction: 'asc' };
const FIELDS: Readonly<Record<TaskOrder['by'], string>> = { due: 'due', number: 'number' };

/** Tasks of one person; users with limits only have their own anyway. */
function ofPerson(viewer: Viewer, uid: string | null): Where[] {
  if (uid === null || !seesAll(viewer)) return [];
  return [{ field: 'assignees', op: 'array-contains', value: uid }];
}

/** The days of a group, as bounds of the word by which lists are ordered. */
function dueIn(when: TaskFilters['when'], today: Day): Where[] {
  const from = (day: Day): Where => ({ field: 'due', op: '>=', value: dueBefore(day) });
  const until = (day: Day): Where => ({ field: 'due', op: '<', value: dueBefore(day) });
  switch (when) {
    case 'Overdue':
      return [until(today)];
    case 'Today':
      return [from(today), until(addDays(today, 1))];
    case 'This week':
      return [from(addDays(today, 1)), until(addDays(today, 7))];
    case 'Later':
      return [from(addDays(today, 7)), until('9999-12-31')];
    case 'No date':
      return [from('9999-12-31')];
    case null:
      return [];
  }
}

/** My Tasks (`mine`) or Company Tasks, by due day at first. The client applies types and priorities. */
export function openTasks(
  viewer: Viewer,
  filters: TaskFilters,
  { mine, today }: { readonly mine: boolean; readonly today: Day },
): ListQuestion & { readonly isExact: boolean } {
  const { statuses, when, types, priorities, person, order, list } = filters;
  const isArchive = list === 'archive';
  const asked = mine ? viewer.uid : person;
  const days = order?.by === 'number' ? [] : dueIn(when, today);
  const open = statuses.length > 0 ? statuses : isArchive ? [] : TASK_OPEN;
  const isPlain = types.length === 0 && priorities.length === 0;
  const isDated = when === null || days.length > 0;
  const isPerson = person === null || (!mine && seesAll(viewer));
  return {
    list: isArchive ? 'Archive' : 'Open',
    where: [...ofPerson(viewer, asked), ...hasStatus(open), ...days],
    orderBy: storeOrder(FIELDS, order, firstDue),
    isExact: isPlain && isDated && isPerson,
  };
}

/** Page size of a column on the board. */
const COLUMN = 7;
const lastMoved: OrderBy = { field: 'statusAt', direction: 'desc' };

/** Tasks with a status, what is due first; closed ones by when they were closed, latest first. */
export function tasksWithStatus(
  viewer: Viewer,
  status: TaskStatus,
  { mine, person }: { readonly mine: boolean; readonly person: string | null },
): TypedQuery<Task> {
  const where = [...ofPerson(viewer, mine ? viewer.uid : person), ...hasStatus([status])];
  const orderBy = TASK_OPEN.includes(status) ? firstDue : lastMoved;
  const { spec, decode } = taskList.listed(viewer, { list: 'Open', where, orderBy });
  return { decode, spec: { ...spec, limit: COLUMN } };
}

/** Most tasks of a span that a calendar reads. */
export const MOST_TASKS_DUE = 200;

/** Most tasks of a day that are read: more than a person does in one. */
const OF_DAY = 30;

/** The viewer's open tasks that are overdue or due on this day, what is due first. */
export function dueTasks(viewer: Viewer, today: Day): TypedQuery<Task> {
  const due: Where = { field: 'due', op: '<', value: dueBefore(addDays(today, 1)) };
  const where = [...ofPerson(viewer, viewer.uid), ...hasStatus(TASK_OPEN), due];
  const { spec, decode } = taskList.listed(viewer, { list: 'Open', where, orderBy: firstDue });
  return { decode, spec: { ...spec, limit: OF_DAY } };
}

/** The viewer's open tasks that are due from one day until another, both included, what is due first. */
export function tasksDueBetween(viewer: Viewer, from: Day, to: Day): TypedQuery<Task> {
  const where: Where[] = [
    ...ofPerson(viewer, viewer.uid),
    ...hasStatus(TASK_OPEN),
    { field: 'due', op: '>=', value: dueBefore(from) },
    { field: 'due', op: '<', value: dueBefore(addDays(to, 1)) },
  ];
  const { spec, decode } = taskList.listed(viewer, { list: 'Open', where, orderBy: firstDue });
  return { decode, spec: { ...spec, limit: MOST_TASKS_DUE } };
}

/** Count of open tasks, of the viewer alone where `mine`, in a group or with some statuses. */
export function openTasksCount(
  viewer: Viewer,
  { mine, today }: { readonly mine: boolean; readonly today: Day },
  when: TaskFilters['when'] = null,
  statuses: readonly TaskStatus[] = TASK_OPEN,
): TypedQuery<Task> {
  const where = [
    ...ofPerson(viewer, mine ? viewer.uid : null),
    ...hasStatus(statuses),
    ...dueIn(when, today),
  ];
  return taskList.counted(viewer, { list: 'Open', where });
}

/** Count of archived tasks, of the viewer alone where `mine`. */
export function archivedTasksCount(viewer: Viewer, mine: boolean): TypedQuery<Task> {
  return taskList.counted(viewer, { list: 'Archive', where: ofPerson(viewer, mine ? viewer.uid : null) });
}

/** The task lists' queries, for the suites that run every query. */
export const taskListCatalog: readonly CatalogEntry[] = [
  {
    name: 'tasks in a list',
    build: (viewer) => {
      const orders = [null, ...everyOrder(TASK_LIST.orders)];
      const asked: readonly Partial<TaskFilters>[] = [
        ...orders.map((order) => ({ order })),
        ...orders.map((order) => ({ order, list: 'archive' as const })),
        ...(['Overdue', 'Today', 'Later', 'No date'] as const).map((when) => ({ when })),
        { person: 'somebody' },
        { statuses: ['Done'] },
      ];
      return [true, false].flatMap((mine) =>
        asked.map((some) => {
          const filters = { ...ALL_TASKS, ...some };
          return taskList.listed(viewer, openTasks(viewer, filters, { mine, today: '2026-11-24' })).spec;
        }),
      );
    },
    needs: 'tasks:view',
  },
  {
    name: 'tasks on the board',
    build: (viewer) =>
      [true, false].flatMap((mine) => [
        tasksWithStatus(viewer, 'To Do', { mine, person: null }).spec,
        tasksWithStatus(viewer, 'Done', { mine, person: null }).spec,
      ]),
    needs: 'tasks:view',
  },
  {
    name: 'tasks due today or in a span',
    build: (viewer) => [
      dueTasks(viewer, '2026-11-24').spec,
      tasksDueBetween(viewer, '2026-11-24', '2026-11-30').spec,
    ],
    needs: 'tasks:view',
  },
  { name: 'tasks found by a word', build: (viewer) => foundIn(taskList, viewer), needs: 'tasks:view' },
  {
    name: 'tasks, counted',
    build: (viewer) =>
      [true, false].flatMap((mine) => {
        const at = { mine, today: '2026-11-24' };
        return [
          openTasksCount(viewer, at).spec,
          openTasksCount(viewer, at, 'Overdue').spec,
          openTasksCount(viewer, at, 'Today').spec,
          openTasksCount(viewer, at, null, ['Waiting']).spec,
          archivedTasksCount(viewer, mine).spec,
        ];
      }),
    needs: 'tasks:view',
  },
];
