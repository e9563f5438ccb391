import { manyOf, oneOf, placeOf, readAddress } from '../core/list-address';
import type { ListOrder, ListState } from '../core/list-address';
import { TASK_STATUSES } from '../core/statuses';
import { DUE_GROUPS, dueGroup, isOpenTask } from './due';
import { PRIORITIES, TASK_TYPES } from './task';
import type { Task } from './task';

/** The address of My Tasks and Company Tasks; orders are named like their columns. */
export const TASK_LIST = {
  filters: {
    statuses: manyOf('status', TASK_STATUSES),
    when: oneOf('when', DUE_GROUPS),
    types: manyOf('type', TASK_TYPES),
    priorities: manyOf('priority', PRIORITIES),
    person: oneOf('person'),
    list: placeOf('list', ['archive']),
    view: placeOf('view', ['board']),
  },
  orders: ['due', 'number'],
  columns: ['number', 'type', 'priority', 'about', 'status', 'when', 'due', 'people'],
} as const;

export type TaskOrder = ListOrder<(typeof TASK_LIST.orders)[number]>;
export type TaskFilters = ListState<typeof TASK_LIST>;

export const ALL_TASKS: TaskFilters = readAddress(TASK_LIST, new URLSearchParams());

/** Whether a task matches all filters at `now` (epoch ms); closed ones only show when their status is asked for. */
export function fitsTask(task: Task, filters: TaskFilters, now: number, zone: string): boolean {
  const { statuses, when, types, priorities, person, list } = filters;
  const isAsked = statuses.length > 0 ? statuses.includes(task.status) : isOpenTask(task) || list !== null;
  if (!isAsked) return false;
  if (when !== null && dueGroup(task, now, zone) !== when) return false;
  if (types.length > 0 && !types.includes(task.taskType)) return false;
  if (priorities.length > 0 && !priorities.includes(task.priority)) return false;
  return person === null || task.assignees.includes(person);
}
