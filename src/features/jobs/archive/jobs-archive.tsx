import { useMemo } from 'react';
import { archivedJobs } from '@/data/jobs/jobs';
import { usePages } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { usePeople } from '@/data/employees/use-people';
import { EmptyDone } from '@/shared/brand/empty-art';
import { useNow } from '@/shared/format/use-now';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { RecordList } from '@/shared/ui/list/record-list';
import { JobCard } from '../list/job-card';
import { JOB_ROW, jobColumns } from '../list/job-columns';
import { useFormat } from '@/shared/format/format-context';

/** What no archived job has. */
const NEEDLESS: readonly string[] = ['needs'];

/** Jobs that were put away, what moved last first. */
export function JobsArchive() {
  const viewer = useViewer();
  const { settings } = useSettings();
  const { subStatuses } = settings;
  const place = useFormat();
  const now = useNow();
  const { byUid } = usePeople();
  const columns = useMemo(
    () => jobColumns({ now, place, byUid, subStatuses }),
    [now, place, byUid, subStatuses],
  );
  const pages = usePages(archivedJobs(viewer));
  return (
    <RecordList
      list={pages}
      noun="jobs"
      label="Jobs Archive"
      columns={columns}
      hidden={NEEDLESS}
      {...JOB_ROW}
      empty={
        <EmptyState
          art={<EmptyDone />}
          title="Nothing archived yet"
          text="Archive a job when it is paid for; it stays here with its visits and history."
        />
      }
      renderCard={(job, { pending }) => (
        <JobCard job={job} now={now} place={place} subStatuses={subStatuses} pending={pending} />
      )}
    />
  );
}
