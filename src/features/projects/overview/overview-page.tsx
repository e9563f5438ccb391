import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { useCounts } from '@/data/live/use-counts';
import { useLive } from '@/data/live/use-live';
import { amountsOf } from '@/data/money/prices';
import { ACTIVE, lateProjectsCount, projectList, projectsCount } from '@/data/projects/project-list';
import { COUNTED_JOBS, projectJobsCount } from '@/data/projects/projects';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { writeAddress } from '@/domain/core/list-address';
import { paths } from '@/domain/navigation/paths';
import { countedProgress } from '@/domain/projects/progress';
import type { Project } from '@/domain/projects/project';
import { PROJECT_LIST } from '@/domain/projects/project-filters';
import type { ProjectFilters } from '@/domain/projects/project-filters';
import { dayOf } from '@/domain/time/time';
import { EmptyJobs } from '@/shared/ui/states/empty-art';
import { formatCount } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { useNow } from '@/shared/format/use-now';
import { FigureStrip } from '@/shared/ui/list/figure-strip';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { AsyncView } from '@/shared/ui/states/async-view';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Icon } from '@/shared/ui/text/icon';
import { ActiveProject } from './active-project';

/** Active projects with a card; each costs two counts and a budget. */
const SHOWN = 20;

/** /app/projects/overview: the active projects with their progress, and how many wait, rest or are late. */
export function ProjectsOverviewPage() {
  const viewer = useViewer();
  const formats = useFormat();
  const now = useNow();
  const today = dayOf(now, formats.zone);
  const live = useLive(projectList.listed(viewer, ACTIVE));
  const shown = live.rows.slice(0, SHOWN);
  const isPart = live.rows.length > SHOWN;
  const seesJobs = may(viewer, 'jobs:view');
  const counts = useCounts([
    projectsCount(viewer, ['Planning']),
    projectsCount(viewer, ['Active']),
    projectsCount(viewer, ['On Hold']),
    lateProjectsCount(viewer, today),
  ]);
  const jobs = useCounts(
    seesJobs && shown.length > 0
      ? shown.flatMap(({ uuid }) => [
          projectJobsCount(viewer, uuid, ['Completed']),
          projectJobsCount(viewer, uuid, COUNTED_JOBS),
        ])
      : null,
  );
  const mayPrice = may(viewer, 'pricing:show');
  const ids = shown.map(({ uuid }) => uuid);
  const budgets = useLive(mayPrice && ids.length > 0 ? amountsOf(viewer, 'project', ids) : null);
  const budgetOf = new Map(budgets.rows.map(({ uuid, amount }) => [uuid, amount]));
  const progressAt = (at: number) => countedProgress(jobs.values.slice(at * 2, at * 2 + 2));
  const list = (filters: Partial<ProjectFilters>) =>
    `${paths.projects}?${writeAddress(PROJECT_LIST, filters).toString()}`;
  const figure = (at: number) => formatCount(counts.values[at] ?? null, formats.country);
  const total = budgets.rows.reduce((sum, { amount }) => sum + amount, 0);
  const mayEdit = may(viewer, 'projects:edit');
  const create = (
    <Button
      component={Link}
      to={paths.newProject}
      variant="contained"
      startIcon={<Icon of={Plus} size={18} />}
    >
      Create project
    </Button>
  );
  return (
    <PageFrame title="Projects Overview" actions={mayEdit && create} thumb={mayEdit && create}>
      <FigureStrip
        loading={counts.status === 'loading'}
        figures={[
          { label: 'Planning', value: figure(0), to: list({ statuses: ['Planning'] }) },
          { label: 'Active', value: figure(1), to: list({ statuses: ['Active'] }) },
          { label: 'On hold', value: figure(2), to: list({ statuses: ['On Hold'] }) },
          { label: 'Late', value: figure(3), to: list({ label: 'Late' }) },
          ...(mayPrice
            ? [
                {
                  label: isPart ? `Budget of the first ${SHOWN}` : 'Budget in work',
                  value: formatMoney(total, formats, { whole: true }),
                },
              ]
            : []),
        ]}
      />
      <AsyncView
        status={live.status === 'idle' ? 'loading' : live.status}
        data={live.status === 'loading' && live.rows.length === 0 ? undefined : shown}
        error={live.error}
        onRetry={live.retry}
        isEmpty={(rows: readonly Project[]) => rows.length === 0}
        empty={
          <EmptyState
            art={<EmptyJobs />}
            title="No active project"
            text="Projects appear here with their progress once they are active."
            actions={mayEdit && create}
          />
        }
      >
        {(rows) => (
          <Box
            component="ul"
            aria-label="Active projects"
            sx={{
              listStyle: 'none',
              m: 0,
              mt: 3,
              p: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
            }}
          >
            {rows.map((project, at) => (
              <ActiveProject
                key={project.uuid}
                {...{ project, today, now, formats }}
                progress={seesJobs ? progressAt(at) : undefined}
                budget={budgetOf.get(project.uuid) ?? null}
              />
            ))}
          </Box>
        )}
      </AsyncView>
      {isPart && (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>
          These are the {SHOWN} that end first.{' '}
          <MuiLink component={Link} to={list({ statuses: ['Active'] })}>
            All active projects
          </MuiLink>
        </Typography>
      )}
    </PageFrame>
  );
}
