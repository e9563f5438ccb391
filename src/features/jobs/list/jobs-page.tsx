import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { Suspense, useCallback, useMemo } from 'react';
import { jobList, jobsToInvoiceCount, openJobs, openJobsCount } from '@/data/jobs/job-list';
import { usePeople } from '@/data/employees/use-people';
import { useCount } from '@/data/live/use-live';
import { useListed } from '@/data/live/use-listed';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { may, worksInField } from '@/domain/access/viewer';
import type { Job } from '@/domain/jobs/job';
import { fitsJob, JOB_LIST } from '@/domain/jobs/job-filters';
import { JOB_LABELS } from '@/domain/jobs/job-labels';
import { paths } from '@/domain/navigation/paths';
import { ListFigures, ListScreen } from '@/features/lists/public';
import { AMOUNT, amountColumn } from '@/features/money/public';
import { EmptyJobs } from '@/shared/ui/states/empty-art';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import { JobCard } from './job-card';
import { optionsOf, personChip, STATUS_CHIP } from './job-chips';
import { HIDDEN_AT_FIRST, JOB_ROW, JOB_SEARCH, JOBS, jobColumns } from './job-columns';
import { lazy } from '@/shared/ui/states/lazy';

/** For field workers. */
const NextVisits = lazy(async () => ({ default: (await import('./next-visits')).NextVisits }));
const JobBulkBar = lazy(async () => ({ default: (await import('./job-bulk-bar')).JobBulkBar }));

/** Titles usually name the street, and are cut beside it and what a job needs. */
const HIDDEN = [...HIDDEN_AT_FIRST, 'address', AMOUNT];

/** What is planned first; a job without a plan comes before. */
const OWN_ORDER = { by: 'planned', descending: false };

const VIEWS = [
  { id: 'all', name: 'All open', shows: {} },
  { id: 'late', name: 'Late', shows: { label: 'Late' } },
  { id: 'unplanned', name: 'Without a plan', shows: { label: 'Action Required' } },
] as const;

/** /app/management/jobs: every open job, filtered by the address. */
export function JobsPage() {
  const viewer = useViewer();
  const seesAmounts = may(viewer, 'pricing:show');
  const { subStatuses } = useSettings().settings;
  const place = useFormat();
  const now = useNow();
  const { people, byUid } = usePeople();
  const address = useListAddress(JOB_LIST);
  const { state } = address;
  const fits = useCallback((job: Job) => fitsJob(job, state, now), [state, now]);
  const asked = { ...openJobs(viewer, state, now), search: state.search, fits };
  const jobs = useListed(jobList, asked);
  const columns = useMemo(
    () => [
      ...jobColumns({ now, place, byUid, subStatuses }),
      ...(seesAmounts ? [amountColumn<Job>('Amount')] : []),
    ],
    [now, place, byUid, subStatuses, seesAmounts],
  );
  const chips = useMemo(
    () =>
      [
        STATUS_CHIP,
        { label: 'Needs you', of: 'label', options: optionsOf(JOB_LABELS) },
        personChip(people),
      ] as const,
    [people],
  );
  const mayEdit = may(viewer, 'jobs:edit');
  const create = { label: 'Create job', to: paths.newJob, icon: Plus };
  const bringIn = { id: 'import', label: 'Import jobs', icon: Upload, to: paths.importJobs };
  return (
    <ListScreen
      title="Open Jobs List"
      noun={JOBS}
      address={address}
      list={jobs}
      all={useCount(openJobsCount(viewer)).value}
      ownOrder={OWN_ORDER}
      columns={columns}
      hiddenAtFirst={HIDDEN}
      row={JOB_ROW}
      renderCard={(job, card) => <JobCard {...card} {...{ job, now, place, subStatuses }} />}
      search={JOB_SEARCH}
      chips={chips}
      views={VIEWS}
      figures={
        worksInField(viewer) ? (
          <Suspense>
            <NextVisits />
          </Suspense>
        ) : (
          <ListFigures
            list={JOB_LIST}
            figures={[
              {
                label: 'Unscheduled',
                count: openJobsCount(viewer, ['Unscheduled']),
                shows: { statuses: ['Unscheduled'] },
                note: 'wait for a plan',
              },
              {
                label: 'Scheduled',
                count: openJobsCount(viewer, ['Scheduled']),
                shows: { statuses: ['Scheduled'] },
              },
              {
                label: 'Being worked on',
                count: openJobsCount(viewer, ['On The Way', 'In Progress']),
                shows: { statuses: ['On The Way', 'In Progress'] },
              },
              {
                label: 'Ready to Invoice',
                count: jobsToInvoiceCount(viewer),
                shows: { label: 'Ready to Invoice' },
              },
            ]}
          />
        )
      }
      {...(mayEdit && { action: create, menu: [bringIn] })}
      empty={{
        art: <EmptyJobs />,
        title: 'No jobs yet',
        text: mayEdit
          ? 'Mark a lead as sold and its first job appears here, add a job, or bring open jobs from a spreadsheet.'
          : 'Jobs that are given to you appear here.',
        ...(mayEdit && { steps: [create, bringIn] }),
      }}
      bulk={JobBulkBar}
      csv={async (picked) => (await import('./job-csv')).jobCsv(picked ?? asked)}
    />
  );
}
