import { useCallback, useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { usePeople } from '@/data/employees/use-people';
import { jobList } from '@/data/jobs/job-list';
import { jobsOfYear, yearCount } from '@/data/jobs/jobs-of-year';
import { useCount } from '@/data/live/use-live';
import { useListed } from '@/data/live/use-listed';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { JOB_STATUSES } from '@/domain/core/statuses';
import { jobFieldLabel } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import { fitsYear, YEAR_LIST, askedYear } from '@/domain/jobs/year';
import { paths } from '@/domain/navigation/paths';
import { ListScreen } from '@/features/lists/public';
import { EmptyJobs } from '@/shared/ui/states/empty-art';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { statusLook } from '@/shared/theme/status';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import { JobCard } from '../list/job-card';
import { HIDDEN_AT_FIRST, JOB_ROW, JOB_SEARCH, jobColumns } from '../list/job-columns';
import { YearTotals } from './year-totals';

/** Most jobs of a year are done and need nobody. */
const HIDDEN: readonly string[] = [...HIDDEN_AT_FIRST, 'needs'];

const NOUN = { name: 'jobs of a year', one: 'job', many: 'jobs' } as const;

const CHIPS = [
  {
    label: jobFieldLabel('status'),
    of: 'statuses',
    options: JOB_STATUSES.map((name) => ({ value: name, label: name, icon: statusLook(name).icon })),
  },
] as const;

/** /app/jobs/alljobs/{year}: every job that is planned to start in a year, with totals. */
export function YearPage() {
  const { year = '' } = useParams();
  const known = askedYear(year);
  return known === null ? <Navigate to={paths.allJobs} replace /> : <JobsOfYear key={known} year={known} />;
}

function JobsOfYear({ year }: { readonly year: number }) {
  const viewer = useViewer();
  const { crews, subStatuses } = useSettings().settings;
  const place = useFormat();
  const { zone } = place;
  const now = useNow();
  const { byUid } = usePeople();
  const address = useListAddress(YEAR_LIST);
  const { state } = address;
  const asked = useMemo(() => ({ year, zone, crews }), [year, zone, crews]);
  const fits = useCallback((job: Job) => fitsYear(job, state, asked), [state, asked]);
  const question = { ...jobsOfYear(viewer, asked, state), search: state.search, fits };
  const jobs = useListed(jobList, question);
  const columns = useMemo(
    () =>
      jobColumns({ now, place, byUid, subStatuses }).map((column) =>
        column.id === 'planned' ? column : { ...column, sortable: false },
      ),
    [now, place, byUid, subStatuses],
  );
  return (
    <ListScreen
      title={`Jobs of ${year}`}
      noun={NOUN}
      address={address}
      list={jobs}
      all={useCount(yearCount(viewer, asked, {})).value}
      columns={columns}
      hiddenAtFirst={HIDDEN}
      row={JOB_ROW}
      renderCard={(job, card) => <JobCard {...card} {...{ job, now, place, subStatuses }} />}
      search={JOB_SEARCH}
      chips={CHIPS}
      figures={<YearTotals asked={asked} address={address} />}
      empty={{
        art: <EmptyJobs />,
        title: `No jobs in ${year}`,
        text: 'A job belongs to the year in which its first visit is planned.',
      }}
      csv={async (picked) => (await import('../list/job-csv')).jobCsv(picked ?? question)}
    />
  );
}
