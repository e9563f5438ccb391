import { seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { PROJECT_OPEN } from '@/domain/core/statuses';
import type { ProjectStatus } from '@/domain/core/statuses';
import { ALL_PROJECTS, PROJECT_LIST } from '@/domain/projects/project-filters';
import type { ProjectFilters, ProjectOrder } from '@/domain/projects/project-filters';
import { projectNoun } from '@/domain/projects/noun';
import type { Project } from '@/domain/projects/project';
import type { Day } from '@/domain/time/time';
import type { CatalogEntry } from '../core/catalog-entry';
import { everyOrder, foundIn, hasStatus, listSource, storeOrder } from '../core/list-source';
import type { ListQuestion } from '../core/list-source';
import type { TypedQuery } from '../core/query';
import type { OrderBy, Where } from '../store/port';

/** The queries of the project lists. */
export const projectList = listSource(projectNoun);

const firstEnding: OrderBy = { field: 'endOn', direction: 'asc' };
const FIELDS: Readonly<Record<ProjectOrder['by'], string>> = {
  number: 'number',
  customer: 'customerKey',
  end: 'endOn',
};

/** Projects that are not over after their last day. */
const lateOn = (today: Day): Where[] => [
  ...hasStatus(PROJECT_OPEN),
  { field: 'endOn', op: '>', value: '' },
  { field: 'endOn', op: '<', value: today },
];

/**
 * The list of projects: those without an end first, then by their last day, unless another order is chosen. The store
 * filters by status and person, and by what is late in the list's own order.
 */
export function openProjects(
  viewer: Viewer,
  filters: ProjectFilters,
  today: Day,
): ListQuestion & { readonly isExact: boolean } {
  const { statuses, label, person, order, list } = filters;
  const isAsked = person !== null && seesAll(viewer);
  const where: Where[] = isAsked ? [{ field: 'assignees', op: 'array-contains', value: person }] : [];
  const isLate = label === 'Late' && (order === null || order.by === 'end');
  return {
    list: list === 'archive' ? 'Archive' : 'Open',
    where: [...where, ...(isLate ? lateOn(today) : hasStatus(statuses))],
    orderBy: storeOrder(FIELDS, order, firstEnding),
    isExact: (label === null || (isLate && statuses.length === 0)) && (person === null || isAsked),
  };
}

/** Count of listed projects with one of these statuses, or of all. */
export function projectsCount(
  viewer: Viewer,
  statuses: readonly ProjectStatus[] = [],
  list: 'Open' | 'Archive' = 'Open',
): TypedQuery<Project> {
  return projectList.counted(viewer, { list, where: hasStatus(statuses) });
}

/** Count of late projects. */
export function lateProjectsCount(viewer: Viewer, today: Day): TypedQuery<Project> {
  return projectList.counted(viewer, { list: 'Open', where: lateOn(today) });
}

/** Projects that are worked on, what ends first. */
export const ACTIVE: ListQuestion = { list: 'Open', where: hasStatus(['Active']), orderBy: firstEnding };

/** The project lists' queries, for the suites that run every query. */
export const projectListCatalog: readonly CatalogEntry[] = [
  {
    name: 'projects in a list',
    build: (viewer) => {
      const orders = [null, ...everyOrder(PROJECT_LIST.orders)];
      const asked: readonly Partial<ProjectFilters>[] = [
        ...orders.map((order) => ({ order })),
        ...orders.map((order) => ({ order, list: 'archive' as const })),
        { statuses: ['Active', 'On Hold'] },
        { person: 'somebody' },
        { label: 'Late' },
      ];
      return asked.map(
        (some) =>
          projectList.listed(viewer, openProjects(viewer, { ...ALL_PROJECTS, ...some }, '2026-11-24')).spec,
      );
    },
    needs: 'projects:view',
  },
  {
    name: 'active projects',
    build: (viewer) => [projectList.listed(viewer, ACTIVE).spec],
    needs: 'projects:view',
  },
  {
    name: 'projects found by a word',
    build: (viewer) => foundIn(projectList, viewer),
    needs: 'projects:view',
  },
  {
    name: 'projects, counted',
    build: (viewer) => [
      projectsCount(viewer).spec,
      projectsCount(viewer, ['Active']).spec,
      projectsCount(viewer, [], 'Archive').spec,
      lateProjectsCount(viewer, '2026-11-24').spec,
    ],
    needs: 'projects:view',
  },
];
