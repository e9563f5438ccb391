import type { Person } from '@/data/employees/use-people';
import { PROJECT_STATUSES } from '@/domain/core/statuses';
import type { Formats } from '@/domain/format/formats';
import { paths } from '@/domain/navigation/paths';
import { isLateProject } from '@/domain/projects/progress';
import { projectLabel } from '@/domain/projects/project';
import type { Project } from '@/domain/projects/project';
import type { Day } from '@/domain/time/time';
import { shortAddress } from '@/shared/format/address';
import { formatDay } from '@/shared/format/dates';
import { firstNamesOf, joinList } from '@/shared/format/words';
import { customerColumn, numberColumn, titleColumn } from '@/shared/ui/list/work-columns';
import { chipWidth, DAY_OF_YEAR_WIDTH } from '@/shared/ui/table/column-widths';
import type { DataColumn } from '@/shared/ui/table/data-table';
import { Dash } from '@/shared/ui/text/dash';
import { StatusChip } from '@/shared/ui/text/status-chip';

export type ProjectColumnsInput = {
  readonly now: number;
  readonly today: Day;
  readonly formats: Formats;
  readonly byUid: ReadonlyMap<string, Person>;
};

/** Label and link of a project's row: stable functions, as lists require. */
export const PROJECT_ROW = {
  rowLabel: (project: Project) => project.title,
  rowHref: (project: Project) => paths.project(project.uuid),
};

export const HIDDEN_AT_FIRST: readonly string[] = ['address', 'start'];
export const PROJECTS = { name: 'projects', one: 'project', many: 'projects' } as const;
export const PROJECT_SEARCH = { label: 'Number, title, client, address', placeholder: 'Title or client' };

/** The first names of a project's people. */
export function peopleText(
  { assignees }: Pick<Project, 'assignees'>,
  byUid: ReadonlyMap<string, Person>,
): string {
  return joinList(firstNamesOf(assignees, byUid));
}

/** The columns of the list of projects. */
export function projectColumns(input: ProjectColumnsInput): readonly DataColumn<Project>[] {
  const { now, today, formats, byUid } = input;
  const dayOf = (day: string) => (day === '' ? '' : formatDay(day, formats, now));
  return [
    titleColumn(projectLabel),
    numberColumn(projectLabel),
    customerColumn(projectLabel),
    {
      id: 'address',
      header: 'Address',
      width: 110,
      grow: 3,
      muted: true,
      cell: (project) => shortAddress(project) || <Dash />,
      title: shortAddress,
    },
    {
      id: 'status',
      header: projectLabel('status'),
      width: chipWidth(PROJECT_STATUSES),
      cell: (project) => <StatusChip status={project.status} />,
    },
    {
      id: 'needs',
      header: 'Needs you',
      width: chipWidth(['Late']),
      cell: (project) => (isLateProject(project, today) ? <StatusChip status="Late" /> : <Dash />),
    },
    {
      id: 'start',
      header: projectLabel('startOn'),
      width: DAY_OF_YEAR_WIDTH,
      muted: true,
      cell: (project) => dayOf(project.startOn) || <Dash />,
      title: (project) => dayOf(project.startOn),
    },
    {
      id: 'end',
      sortable: true,
      header: projectLabel('endOn'),
      width: DAY_OF_YEAR_WIDTH,
      cell: (project) => dayOf(project.endOn) || <Dash />,
      title: (project) => dayOf(project.endOn),
    },
    {
      id: 'people',
      header: projectLabel('assignees'),
      width: 60,
      most: 144,
      cell: (project) => peopleText(project, byUid) || <Dash />,
      title: (project) => peopleText(project, byUid),
    },
  ];
}
