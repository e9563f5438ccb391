import type { Job } from '@/domain/jobs/job';
import { JOB_LABELS, jobLabel } from '@/domain/jobs/job-labels';
import type { JobLabel } from '@/domain/jobs/job-labels';
import { paths } from '@/domain/navigation/paths';
import { numberText, shortNumber } from '@/domain/core/record-number';
import { JOB_STATUSES } from '@/domain/core/statuses';
import type { SubStatus } from '@/domain/core/sub-statuses';
import type { Person } from '@/data/employees/use-people';
import { shortAddress } from '@/shared/format/address';
import { firstName, joinList } from '@/shared/format/words';
import { chipWidth, DATE_TIME_WIDTH } from '@/shared/ui/table/column-widths';
import { Dash } from '@/shared/ui/text/dash';
import type { DataColumn } from '@/shared/ui/table/data-table';
import { DateText } from '@/shared/ui/text/date-text';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { statusColumn } from '@/shared/ui/list/status-column';
import { plannedText } from '../planned-text';
import type { Place } from '@/domain/format/formats';

export type JobColumnsInput = {
  readonly now: number;
  readonly place: Place;
  readonly byUid: ReadonlyMap<string, Person>;
  readonly subStatuses: readonly SubStatus[];
  /** Columns that the list can currently be sorted by. */
  readonly orders: readonly string[];
  /** Statuses that the list can show, by which the column is as wide as it needs; all if omitted. */
  readonly statuses?: readonly string[];
};

/** First names of the people a job is assigned to. */
export function peopleText(job: Pick<Job, 'assignees'>, byUid: ReadonlyMap<string, Person>): string {
  return joinList(firstNames(job, byUid));
}

function firstNames({ assignees }: Pick<Job, 'assignees'>, byUid: ReadonlyMap<string, Person>): string[] {
  return assignees.flatMap((uid) => firstName(byUid.get(uid)?.name ?? '') || []);
}

/** The same for narrow columns: "Priya and Tom", "Priya + 2". */
function fewPeopleText(job: Pick<Job, 'assignees'>, byUid: ReadonlyMap<string, Person>): string {
  const [first = '', ...others] = firstNames(job, byUid);
  return others.length > 1 ? `${first} + ${others.length}` : joinList([first, ...others]);
}

/** Label and link of a job's row: stable functions, as lists require. */
export const JOB_ROW = {
  rowLabel: (job: Job) => job.title,
  rowHref: (job: Job) => paths.job(job.uuid),
};

/** Mostly repeats the title, which needs the room. */
export const HIDDEN_AT_FIRST: readonly string[] = ['type'];

/** The columns of the job lists. */
export function jobColumns(input: JobColumnsInput): readonly DataColumn<Job>[] {
  const { now, place, byUid, subStatuses, orders, statuses = JOB_STATUSES } = input;
  return [
    {
      id: 'title',
      header: 'Title',
      width: 150,
      grow: 4,
      primary: true,
      hideable: false,
      cell: (job) => job.title,
      title: (job) => job.title,
    },
    {
      id: 'number',
      sortable: orders.includes('number'),
      header: 'Number',
      width: 48,
      most: 60,
      muted: true,
      cell: (job) => <span className="tn">{shortNumber(job)}</span>,
      title: (job) => numberText(job),
    },
    {
      id: 'type',
      header: 'Type',
      width: 64,
      most: 84,
      muted: true,
      cell: (job) => job.jobType,
      title: (job) => job.jobType,
    },
    {
      id: 'customer',
      sortable: orders.includes('customer'),
      header: 'Customer',
      width: 90,
      grow: 2,
      cell: (job) => job.customerName || <Dash />,
      title: (job) => job.customerName,
    },
    {
      id: 'address',
      header: 'Address',
      width: 110,
      grow: 3,
      muted: true,
      cell: (job) => shortAddress(job) || <Dash />,
      title: (job) => shortAddress(job),
    },
    {
      id: 'status',
      header: 'Status',
      ...statusColumn({
        statuses,
        noun: 'job',
        subStatuses,
        statusOf: (job: Job) => job.status,
      }),
    },
    {
      id: 'needs',
      header: 'Needs you',
      width: chipWidth(JOB_LABELS),
      cell: (job) => <NeedsChip label={jobLabel(job, now)} />,
    },
    {
      id: 'planned',
      sortable: orders.includes('planned'),
      header: 'Planned',
      width: DATE_TIME_WIDTH,
      cell: (job) => <DateText at={job.plannedStart} brief />,
      title: (job) => plannedText(job, place),
    },
    {
      id: 'people',
      header: 'People',
      width: 92,
      cell: (job) => fewPeopleText(job, byUid) || <Dash />,
      title: (job) => peopleText(job, byUid),
    },
  ];
}

function NeedsChip({ label }: { label: JobLabel | null }) {
  return label === null ? <Dash /> : <StatusChip status={label} />;
}
