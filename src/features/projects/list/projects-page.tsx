import Archive from 'lucide-react/icons/archive';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useMemo } from 'react';
import { personOptions, usePeople } from '@/data/employees/use-people';
import { useCount } from '@/data/live/use-live';
import { useListed } from '@/data/live/use-listed';
import { lateProjectsCount, openProjects, projectList, projectsCount } from '@/data/projects/project-list';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { PROJECT_STATUSES } from '@/domain/core/statuses';
import { paths } from '@/domain/navigation/paths';
import { projectLabel } from '@/domain/projects/project';
import type { Project } from '@/domain/projects/project';
import { fitsProject, PROJECT_LIST } from '@/domain/projects/project-filters';
import { dayOf } from '@/domain/time/time';
import { ListFigures, ListScreen } from '@/features/lists/public';
import { EmptyJobs } from '@/shared/ui/states/empty-art';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import { ProjectCard } from './project-card';
import {
  HIDDEN_AT_FIRST,
  peopleText,
  PROJECT_ROW,
  PROJECT_SEARCH,
  projectColumns,
  PROJECTS,
} from './project-columns';
import { lazy } from '@/shared/ui/states/lazy';

const ProjectBulkBar = lazy(async () => ({ default: (await import('./project-bulk-bar')).ProjectBulkBar }));

const OWN_ORDER = { by: 'end', descending: false };

const VIEWS = [
  { id: 'all', name: 'All open', shows: {} },
  { id: 'active', name: 'Active', shows: { statuses: ['Active'] } },
  { id: 'late', name: 'Late', shows: { label: 'Late' } },
] as const;

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** /app/projects/browse: every project, by its last day, filtered by the address. */
export function ProjectsPage() {
  const viewer = useViewer();
  const formats = useFormat();
  const now = useNow();
  const today = dayOf(now, formats.zone);
  const { people, byUid } = usePeople();
  const address = useListAddress(PROJECT_LIST);
  const { state } = address;
  const fits = useCallback((project: Project) => fitsProject(project, state, today), [state, today]);
  const asked = { ...openProjects(viewer, state, today), search: state.search, fits };
  const projects = useListed(projectList, asked);
  const columns = useMemo(() => projectColumns({ now, today, formats, byUid }), [now, today, formats, byUid]);
  const chips = useMemo(
    () =>
      [
        { label: projectLabel('status'), of: 'statuses', options: optionsOf(PROJECT_STATUSES) },
        { label: 'Needs you', of: 'label', options: optionsOf(['Late']) },
        {
          label: 'Member',
          of: 'person',
          options: personOptions(people),
        },
      ] as const,
    [people],
  );
  const isArchive = state.list === 'archive';
  const mayEdit = may(viewer, 'projects:edit');
  const create = { label: 'Create project', to: paths.newProject, icon: Plus };
  return (
    <ListScreen
      title="Projects"
      noun={PROJECTS}
      address={address}
      list={projects}
      all={useCount(projectsCount(viewer, [], isArchive ? 'Archive' : 'Open')).value}
      ownOrder={OWN_ORDER}
      columns={columns}
      hiddenAtFirst={HIDDEN_AT_FIRST}
      row={PROJECT_ROW}
      renderCard={(project, card) => (
        <ProjectCard {...card} {...{ project, now, today, formats }} people={peopleText(project, byUid)} />
      )}
      search={PROJECT_SEARCH}
      chips={chips}
      views={VIEWS}
      figures={
        <ListFigures
          list={PROJECT_LIST}
          figures={[
            {
              label: 'Planning',
              count: projectsCount(viewer, ['Planning']),
              shows: { statuses: ['Planning'] },
            },
            { label: 'Active', count: projectsCount(viewer, ['Active']), shows: { statuses: ['Active'] } },
            {
              label: 'Late',
              count: lateProjectsCount(viewer, today),
              shows: { label: 'Late' },
              note: 'past their last day',
            },
          ]}
        />
      }
      {...(mayEdit && { action: create })}
      kind={isArchive ? 'archived' : 'open'}
      menu={[
        {
          id: 'archive',
          label: isArchive ? 'Open projects' : 'Archive',
          icon: isArchive ? FolderKanban : Archive,
          onSelect: () => address.choose('list', isArchive ? [] : ['archive']),
        },
      ]}
      empty={{
        art: <EmptyJobs />,
        title: isArchive ? 'Nothing archived yet' : 'No projects yet',
        text: mayEdit
          ? 'A project keeps trackers and jobs together that belong together: an estate, a campus, a storm.'
          : 'Projects that you are a member of appear here.',
        ...(mayEdit && { steps: [create] }),
      }}
      bulk={ProjectBulkBar}
      csv={async (picked) => (await import('./project-csv')).projectCsv(picked ?? asked)}
    />
  );
}
