import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { openJobsCount } from '@/data/jobs/job-list';
import { useCount } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { usePeople } from '@/data/employees/use-people';
import { worksInField } from '@/domain/jobs/field-day';
import {
  ALL_JOBS,
  isNarrowed as isNarrowedBy,
  JOB_ORDERS,
  readJobFilters,
  writeJobFilters,
} from '@/domain/jobs/job-filters';
import { paths } from '@/domain/navigation/paths';
import { may } from '@/domain/access/viewer';
import { useNow } from '@/shared/format/use-now';
import { ColumnChooser } from '@/shared/ui/table/column-chooser';
import { FilterBar } from '@/shared/ui/list/filter-bar';
import { Icon } from '@/shared/ui/text/icon';
import { ListFrame } from '@/shared/ui/list/list-frame';
import { listCount } from '@/shared/ui/list/list-count';
import { tableOrder } from '@/shared/ui/list/list-order';
import { RecordList } from '@/shared/ui/list/record-list';
import { ShowMore } from '@/shared/ui/list/show-more';
import { SearchField } from '@/shared/ui/list/search-field';
import { useHiddenColumns } from '@/shared/ui/table/use-hidden-columns';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { useRememberedList } from '@/shared/ui/list/list-position';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import { JobCard } from './job-card';
import { HIDDEN_AT_FIRST, JOB_ROW, jobColumns } from './job-columns';
import { JobEmpty } from './job-empty';
import { JobFigures } from './job-figures';
import { JobFilterChips } from './job-filter-chips';
import { useJobs } from './use-jobs';
import { useFormat } from '@/shared/format/format-context';

/** For field workers. */
const NextVisits = lazy(async () => ({ default: (await import('./next-visits')).NextVisits }));

const TITLE = 'Open Jobs List';

/** /app/management/jobs: every open job, filtered by the address. */
export function JobsPage() {
  const viewer = useViewer();
  const { settings } = useSettings();
  const { subStatuses } = settings;
  const place = useFormat();
  const now = useNow();
  const isPhone = useIsPhone();
  const { people, byUid } = usePeople();
  const { filters, change } = useListAddress(readJobFilters, writeJobFilters);
  const jobs = useJobs(filters, now);
  const { hidden, setHidden } = useHiddenColumns('jobs', HIDDEN_AT_FIRST);
  const columns = useMemo(
    () => jobColumns({ now, place, byUid, subStatuses, orders: jobs.isOrdered ? JOB_ORDERS : [] }),
    [now, place, byUid, subStatuses, jobs.isOrdered],
  );
  const all = useCount(openJobsCount(viewer)).value;
  const mayEdit = may(viewer, 'jobs:edit');
  const isNarrowed = isNarrowedBy(filters);
  const { search: asked } = useLocation();
  useRememberedList(
    'jobs',
    { to: paths.jobs + asked, label: TITLE, total: isNarrowed ? null : all },
    jobs.rows,
  );
  const create = mayEdit && (
    <Button
      variant="contained"
      component={Link}
      to={paths.newJob}
      startIcon={<Icon of={Plus} />}
      size={isPhone ? 'large' : 'medium'}
      fullWidth={isPhone}
    >
      Create job
    </Button>
  );

  return (
    <ListFrame
      title={TITLE}
      count={listCount(jobs, all, isNarrowed, place.country)}
      actions={create}
      {...(create && { thumb: create })}
      figures={
        worksInField(viewer) ? (
          <Suspense>
            <NextVisits />
          </Suspense>
        ) : (
          jobs.status !== 'denied' && !isPhone && <JobFigures />
        )
      }
      filters={
        <FilterBar
          search={
            <SearchField
              label="Number, title, customer, phone, address"
              placeholder="Name, number, address"
              value={filters.search}
              debounceMs={200}
              onChange={(search) => change({ search })}
            />
          }
          chips={<JobFilterChips filters={filters} people={people} onChange={change} />}
          columns={<ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} />}
        />
      }
    >
      <RecordList
        list={jobs}
        more={<ShowMore list={jobs} read={jobs.read} />}
        noun="jobs"
        label={TITLE}
        columns={columns}
        hidden={hidden}
        {...JOB_ROW}
        {...tableOrder(filters.order, JOB_ORDERS, jobs.isOrdered, (order) => change({ order }))}
        empty={
          <JobEmpty
            isNarrowed={isNarrowed}
            jobs={jobs}
            mayEdit={mayEdit}
            onShowAll={() => change({ ...ALL_JOBS, order: filters.order })}
          />
        }
        renderCard={(job, { pending }) => (
          <JobCard job={job} now={now} place={place} subStatuses={subStatuses} pending={pending} />
        )}
      />
    </ListFrame>
  );
}
