import { manyOf, oneOf, placeOf, readAddress } from '../core/list-address';
import type { ListOrder, ListState } from '../core/list-address';
import { PROJECT_STATUSES } from '../core/statuses';
import type { Day } from '../time/time';
import { isLateProject } from './progress';
import type { Project } from './project';

/** The address of the list of projects; orders are named like their columns. */
export const PROJECT_LIST = {
  filters: {
    statuses: manyOf('status', PROJECT_STATUSES),
    label: oneOf('label', ['Late']),
    person: oneOf('person'),
    list: placeOf('list', ['archive']),
  },
  orders: ['number', 'customer', 'end'],
  columns: ['number', 'customer', 'address', 'status', 'needs', 'start', 'end', 'people'],
} as const;

export type ProjectOrder = ListOrder<(typeof PROJECT_LIST.orders)[number]>;
export type ProjectFilters = ListState<typeof PROJECT_LIST>;

export const ALL_PROJECTS: ProjectFilters = readAddress(PROJECT_LIST, new URLSearchParams());

/** Whether a project matches all filters on this day. */
export function fitsProject(project: Project, filters: ProjectFilters, today: Day): boolean {
  const { statuses, label, person } = filters;
  if (statuses.length > 0 && !statuses.includes(project.status)) return false;
  if (label === 'Late' && !isLateProject(project, today)) return false;
  return person === null || project.assignees.includes(person);
}
