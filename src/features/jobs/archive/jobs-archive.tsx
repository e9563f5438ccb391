import { useMemo } from 'react';
import { archivedJobs, jobList } from '@/data/jobs/job-list';
import { useListed } from '@/data/live/use-listed';
import { useSettings } from '@/data/session/use-settings';
import { usePeople } from '@/data/employees/use-people';
import { JOB_STATUSES } from '@/domain/core/statuses';
import { JOB_ORDERS, readJobFilters, writeJobFilters } from '@/domain/jobs/job-filters';
import { EmptyDone } from '@/shared/brand/empty-art';
import { useNow } from '@/shared/format/use-now';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { tableOrder } from '@/shared/ui/list/list-order';
import { NothingFitsYet } from '@/shared/ui/list/nothing-fits-yet';
import { RecordList } from '@/shared/ui/list/record-list';
import { ShowMore } from '@/shared/ui/list/show-more';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import { JobCard } from '../list/job-card';
import { JOB_ROW, jobColumns } from '../list/job-columns';
import { useFormat } from '@/shared/format/format-context';

/** Archived jobs never need attention. */
const NEEDLESS: readonly string[] = ['needs'];

const anyJob = () => true;

/** The archived jobs, latest change first unless another order is chosen, searched by the address. */
export function JobsArchive() {
  const { settings } = useSettings();
  const { subStatuses } = settings;
  const place = useFormat();
  const now = useNow();
  const { byUid } = usePeople();
  const { filters, change } = useListAddress(readJobFilters, writeJobFilters, 'tab');
  const { search, order } = filters;
  const jobs = useListed(jobList, { ...archivedJobs(order), search, fits: anyJob, isExact: true });
  // Most archived jobs are completed, which takes less room than other statuses.
  const shown = ['Completed', ...jobs.rows.map(({ status }) => status)];
  const statuses = JOB_STATUSES.filter((status) => shown.includes(status)).join();
  const columns = useMemo(
    () =>
      jobColumns({
        now,
        place,
        byUid,
        subStatuses,
        statuses: statuses.split(','),
        orders: jobs.isOrdered ? JOB_ORDERS : [],
      }),
    [now, place, byUid, subStatuses, statuses, jobs.isOrdered],
  );
  return (
    <RecordList
      list={jobs}
      more={<ShowMore list={jobs} read={jobs.read} />}
      noun="jobs"
      label="Jobs Archive"
      columns={columns}
      hidden={NEEDLESS}
      {...JOB_ROW}
      {...tableOrder(order, JOB_ORDERS, jobs.isOrdered, (chosen) => change({ order: chosen }))}
      empty={
        search ? (
          <NothingFitsYet
            noun="job"
            list="archived"
            records={jobs}
            onShowAll={() => change({ search: '' })}
          />
        ) : (
          <EmptyState
            art={<EmptyDone />}
            title="Nothing archived yet"
            text="Archive a job when it is paid for; it stays here with its visits and history."
          />
        )
      }
      renderCard={(job, { pending }) => (
        <JobCard job={job} now={now} place={place} subStatuses={subStatuses} pending={pending} />
      )}
    />
  );
}
