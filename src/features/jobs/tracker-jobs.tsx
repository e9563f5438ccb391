import Box from '@mui/material/Box';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { jobsOfTracker } from '@/data/jobs/jobs';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import type { Job } from '@/domain/jobs/job';
import { paths } from '@/domain/navigation/paths';
import { numberText } from '@/domain/core/record-number';
import type { SubStatus } from '@/domain/core/sub-statuses';
import { EmptyJobs } from '@/shared/ui/states/empty-art';
import { useNow } from '@/shared/format/use-now';
import { AsyncView } from '@/shared/ui/states/async-view';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Icon } from '@/shared/ui/text/icon';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { PendingMark } from '@/shared/ui/states/pending-mark';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { JobStatusMarks } from './job-status-marks';
import { plannedText } from './planned-text';
import type { Place } from '@/domain/format/formats';
import { useFormat } from '@/shared/format/format-context';

export type TrackerJobsProps = { readonly trackerId: string };

/** The jobs of a tracker: in order of their plan, unplanned ones last. */
export function TrackerJobs({ trackerId }: TrackerJobsProps) {
  const viewer = useViewer();
  const { settings } = useSettings();
  const now = useNow();
  const place = useFormat();
  const jobs = useLive(jobsOfTracker(viewer, trackerId));
  return (
    <>
      <ProblemRows problems={jobs.problems} />
      <AsyncView
        status={jobs.status === 'idle' ? 'loading' : jobs.status}
        data={jobs.status === 'loading' && jobs.rows.length === 0 ? undefined : jobs.rows}
        skeleton={<ListSkeleton rows={2} />}
        error={jobs.error}
        onRetry={jobs.retry}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            art={<EmptyJobs width={160} />}
            title="No jobs yet"
            text="Add the first piece of work."
          />
        }
      >
        {(list) => (
          <Box
            component="ul"
            sx={{ m: 0, p: 0, listStyle: 'none', borderTop: '1px solid', borderColor: 'divider' }}
          >
            {list.toSorted(byPlan).map((job) => (
              <JobRow
                key={job.uuid}
                job={job}
                now={now}
                place={place}
                subStatuses={settings.subStatuses}
                isPending={jobs.pendingIds.has(job.uuid)}
              />
            ))}
          </Box>
        )}
      </AsyncView>
    </>
  );
}

type JobRowProps = {
  readonly job: Job;
  readonly now: number;
  readonly place: Place;
  readonly subStatuses: readonly SubStatus[];
  readonly isPending: boolean;
};

function JobRow({ job, now, place, subStatuses, isPending }: JobRowProps) {
  return (
    <Box component="li" sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box
        component={Link}
        to={paths.job(job.uuid)}
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          py: 1.5,
          px: 1,
          color: 'inherit',
          textDecoration: 'none',
          borderRadius: '6px',
          '&:hover': { bgcolor: 'hover' },
        }}
      >
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Box dir="auto" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {job.title}
          </Box>
          <Box className="tn" sx={{ color: 'text.secondary', fontSize: '0.75rem', lineHeight: '1rem' }}>
            {job.jobType} · {numberText(job)} {isPending && <PendingMark />}
          </Box>
        </Box>
        <Box className="tn" sx={{ color: 'text.secondary' }}>
          {plannedText(job, place) || 'Nothing planned'}
        </Box>
        <JobStatusMarks job={job} now={now} subStatuses={subStatuses} />
        <Box component="span" sx={{ display: 'inline-flex', marginInlineStart: { xs: 'auto', md: 0 } }}>
          <Icon of={ChevronRight} size={16} mirror />
        </Box>
      </Box>
    </Box>
  );
}

function byPlan(a: Job, b: Job): number {
  return (a.plannedStart ?? Infinity) - (b.plannedStart ?? Infinity) || a.createdAt - b.createdAt || 0;
}
