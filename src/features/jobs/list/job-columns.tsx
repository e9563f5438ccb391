import { jobFieldLabel } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import { JOB_LABELS, jobLabel } from '@/domain/jobs/job-labels';
import { paths } from '@/domain/navigation/paths';
import { JOB_STATUSES } from '@/domain/core/statuses';
import type { SubStatus } from '@/domain/core/sub-statuses';
import type { Person } from '@/data/employees/use-people';
import { shortAddress } from '@/shared/format/address';
import { firstNamesOf, joinList } from '@/shared/format/words';
import { chipWidth, DATE_TIME_WIDTH } from '@/shared/ui/table/column-widths';
import { Dash } from '@/shared/ui/text/dash';
import type { DataColumn } from '@/shared/ui/table/data-table';
import { DateText } from '@/shared/ui/text/date-text';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { statusColumn } from '@/shared/ui/list/status-column';
import { customerColumn, numberColumn, titleColumn } from '@/shared/ui/list/work-columns';
import { plannedText } from '../planned-text';
import type { Place } from '@/domain/format/formats';

export type JobColumnsInput = {
  readonly now: number;
  readonly place: Place;
  readonly byUid: ReadonlyMap<string, Person>;
  readonly subStatuses: readonly SubStatus[];
  /** Statuses that the list can show, by which the column is as wide as it needs; all if omitted. */
  readonly statuses?: readonly string[];
};

/** First names of the people a job is assigned to. */
function peopleText(job: Pick<Job, 'assignees'>, byUid: ReadonlyMap<string, Person>): string {
  return joinList(firstNamesOf(job.assignees, byUid));
}

/** The same for narrow columns: "Priya and Tom", "Priya + 2". */
function fewPeopleText(job: Pick<Job, 'assignees'>, byUid: ReadonlyMap<string, Person>): string {
  const [first = '', ...others] = firstNamesOf(job.assignees, byUid);
  return others.length > 1 ? `${first} + ${others.length}` : joinList([first, ...others]);
}

/** Label and link of a job's row: stable functions, as lists require. */
export const JOB_ROW = {
  rowLabel: (job: Job) => job.title,
  rowHref: (job: Job) => paths.job(job.uuid),
};

export const JOBS = { name: 'jobs', one: 'job', many: 'jobs' } as const;
export const JOB_SEARCH = {
  label: 'Number, title, customer, phone, address',
  placeholder: 'Name, number, address',
};

/** Mostly repeats the title, which needs the room. */
export const HIDDEN_AT_FIRST: readonly string[] = ['type'];

/** The columns of the job lists. */
export function jobColumns(input: JobColumnsInput): readonly DataColumn<Job>[] {
  const { now, place, byUid, subStatuses, statuses = JOB_STATUSES } = input;
  return [
    titleColumn(jobFieldLabel),
    numberColumn(jobFieldLabel),
    {
      id: 'type',
      header: jobFieldLabel('jobType'),
      width: 64,
      most: 84,
      muted: true,
      cell: (job) => job.jobType,
      title: (job) => job.jobType,
    },
    customerColumn(jobFieldLabel),
    {
      id: 'address',
      header: 'Address',
      width: 110,
      grow: 3,
      muted: true,
      cell: (job) => shortAddress(job) || <Dash />,
      title: shortAddress,
    },
    {
      id: 'status',
      header: jobFieldLabel('status'),
      ...statusColumn({ statuses, noun: 'job', subStatuses, statusOf: (job: Job) => job.status }),
    },
    {
      id: 'needs',
      header: 'Needs you',
      width: chipWidth(JOB_LABELS),
      filled: (job) => jobLabel(job, now) !== null,
      cell: (job) => {
        const label = jobLabel(job, now);
        return label === null ? <Dash /> : <StatusChip status={label} />;
      },
    },
    {
      id: 'planned',
      sortable: true,
      header: 'Planned',
      width: DATE_TIME_WIDTH,
      filled: (job) => job.plannedStart !== null,
      cell: (job) => <DateText at={job.plannedStart} brief />,
      title: (job) => plannedText(job, place),
    },
    {
      id: 'people',
      header: jobFieldLabel('assignees'),
      width: 92,
      cell: (job) => fewPeopleText(job, byUid) || <Dash />,
      title: (job) => peopleText(job, byUid),
    },
  ];
}
