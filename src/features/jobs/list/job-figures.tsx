import { openJobsCount } from '@/data/jobs/job-list';
import { useCounts } from '@/data/live/use-counts';
import { useViewer } from '@/data/session/use-session';
import { ALL_JOBS, writeJobFilters } from '@/domain/jobs/job-filters';
import type { JobFilters } from '@/domain/jobs/job-filters';
import { paths } from '@/domain/navigation/paths';
import { useFormat } from '@/shared/format/format-context';
import { formatCount } from '@/shared/format/counts';
import { FigureStrip } from '@/shared/ui/list/figure-strip';

function listOf(filters: Partial<JobFilters>): string {
  return `${paths.jobs}?${writeJobFilters({ ...ALL_JOBS, ...filters }).toString()}`;
}

/** The office's main figures: unplanned, upcoming, running and billable jobs. */
export function JobFigures() {
  const { country } = useFormat();
  const viewer = useViewer();
  const { values, status } = useCounts([
    openJobsCount(viewer, ['Unscheduled']),
    openJobsCount(viewer, ['Scheduled']),
    openJobsCount(viewer, ['On The Way', 'In Progress']),
    openJobsCount(viewer, ['Completed']),
  ]);
  const [unplanned, scheduled, working, completed] = values;
  return (
    <FigureStrip
      loading={status === 'loading'}
      figures={[
        {
          label: 'Unscheduled',
          value: formatCount(unplanned, country),
          to: listOf({ statuses: ['Unscheduled'] }),
          ...(unplanned ? { change: { text: 'wait for a plan', attention: true } } : {}),
        },
        {
          label: 'Scheduled',
          value: formatCount(scheduled, country),
          to: listOf({ statuses: ['Scheduled'] }),
        },
        {
          label: 'Being worked on',
          value: formatCount(working, country),
          to: listOf({ statuses: ['On The Way', 'In Progress'] }),
        },
        {
          label: 'Ready to Invoice',
          value: formatCount(completed, country),
          to: listOf({ label: 'Ready to Invoice' }),
        },
      ]}
    />
  );
}
