import { lazy, useMemo } from 'react';
import type { ReactNode } from 'react';
import { archivedJobs, archivedJobsCount, jobList } from '@/data/jobs/job-list';
import { usePeople } from '@/data/employees/use-people';
import { useCount } from '@/data/live/use-live';
import { useListed } from '@/data/live/use-listed';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { JOB_STATUSES } from '@/domain/core/statuses';
import { JOB_ARCHIVE } from '@/domain/jobs/job-filters';
import { ListScreen } from '@/features/lists/public';
import { EmptyDone } from '@/shared/brand/empty-art';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import { JobCard } from '../list/job-card';
import { HIDDEN_AT_FIRST, JOB_ROW, JOB_SEARCH, JOBS, jobColumns } from '../list/job-columns';

const JobBulkBar = lazy(async () => ({ default: (await import('../list/job-bulk-bar')).JobBulkBar }));

const anyJob = () => true;

/** The archived jobs, latest change first unless another order is chosen. `tabs` lead to the other archives. */
export function JobsArchive({ tabs }: { readonly tabs: ReactNode }) {
  const viewer = useViewer();
  const { subStatuses } = useSettings().settings;
  const place = useFormat();
  const now = useNow();
  const { byUid } = usePeople();
  const address = useListAddress(JOB_ARCHIVE);
  const { search, order } = address.state;
  const asked = { ...archivedJobs(order), search, fits: anyJob, isExact: true };
  const jobs = useListed(jobList, asked);
  // Most archived jobs are completed, which takes less room than other statuses.
  const shown = ['Completed', ...jobs.rows.map(({ status }) => status)];
  const statuses = JOB_STATUSES.filter((status) => shown.includes(status)).join();
  const columns = useMemo(
    () =>
      jobColumns({
        ...{ now, place, byUid, subStatuses, isOrdered: jobs.isOrdered },
        statuses: statuses.split(','),
      }).filter(({ id }) => id !== 'needs'),
    [now, place, byUid, subStatuses, statuses, jobs.isOrdered],
  );
  return (
    <ListScreen
      title="Jobs Archive"
      noun={JOBS}
      kind="archived"
      address={address}
      list={jobs}
      order={jobs.isOrdered ? order : null}
      all={useCount(archivedJobsCount(viewer)).value}
      columns={columns}
      hiddenAtFirst={HIDDEN_AT_FIRST}
      row={JOB_ROW}
      renderCard={(job, card) => <JobCard {...card} {...{ job, now, place, subStatuses }} />}
      search={JOB_SEARCH}
      tabs={tabs}
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
