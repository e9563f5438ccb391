import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { archivedJobs, archivedJobsCount, jobList } from '@/data/jobs/job-list';
import { usePeople } from '@/data/employees/use-people';
import { useCount } from '@/data/live/use-live';
import { useListed } from '@/data/live/use-listed';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { JOB_STATUSES } from '@/domain/core/statuses';
import type { Job } from '@/domain/jobs/job';
import { fitsJob, JOB_ARCHIVE } from '@/domain/jobs/job-filters';
import { ListScreen } from '@/features/lists/public';
import { EmptyDone } from '@/shared/ui/states/empty-art';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import { JobCard } from '../list/job-card';
import { personChip, STATUS_CHIP } from '../list/job-chips';
import { HIDDEN_AT_FIRST, JOB_ROW, JOB_SEARCH, JOBS, jobColumns } from '../list/job-columns';
import { lazy } from '@/shared/ui/states/lazy';

const JobBulkBar = lazy(async () => ({ default: (await import('../list/job-bulk-bar')).JobBulkBar }));

/** The archive keeps views and columns of its own. */
const ARCHIVED = { ...JOBS, name: 'jobs-archive' };

const VIEWS = [
  { id: 'all', name: 'All archived', shows: { tab: 'jobs' } },
  { id: 'cancelled', name: 'Cancelled', shows: { tab: 'jobs', statuses: ['Cancelled'] } },
] as const;

/** The archived jobs, latest change first unless another order is chosen. `tabs` lead to the other archives. */
export function JobsArchive({ tabs }: { readonly tabs: ReactNode }) {
  const viewer = useViewer();
  const { subStatuses } = useSettings().settings;
  const place = useFormat();
  const now = useNow();
  const { people, byUid } = usePeople();
  const address = useListAddress(JOB_ARCHIVE);
  const { state } = address;
  const fits = useCallback((job: Job) => fitsJob(job, { ...state, label: null }, now), [state, now]);
  const asked = { ...archivedJobs(viewer, state), search: state.search, fits };
  const jobs = useListed(jobList, asked);
  // Most archived jobs are completed, which takes less room than other statuses.
  const shown = ['Completed', ...jobs.rows.map(({ status }) => status)];
  const statuses = JOB_STATUSES.filter((status) => shown.includes(status)).join();
  const columns = useMemo(
    () =>
      jobColumns({ now, place, byUid, subStatuses, statuses: statuses.split(',') }).filter(
        ({ id }) => id !== 'needs',
      ),
    [now, place, byUid, subStatuses, statuses],
  );
  const chips = useMemo(() => [STATUS_CHIP, personChip(people)], [people]);
  return (
    <ListScreen
      title="Jobs Archive"
      noun={ARCHIVED}
      kind="archived"
      address={address}
      list={jobs}
      all={useCount(archivedJobsCount(viewer)).value}
      columns={columns}
      hiddenAtFirst={HIDDEN_AT_FIRST}
      row={JOB_ROW}
      renderCard={(job, card) => <JobCard {...card} {...{ job, now, place, subStatuses }} />}
      search={JOB_SEARCH}
      chips={chips}
      views={VIEWS}
      figures={tabs}
      empty={{
        art: <EmptyDone />,
        title: 'Nothing archived yet',
        text: 'Archive a job when it is paid for; it stays here with its visits and history.',
      }}
      bulk={JobBulkBar}
      csv={async (picked) => (await import('../list/job-csv')).jobCsv(picked ?? asked)}
    />
  );
}
