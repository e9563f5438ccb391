import { paths } from '@/domain/navigation/paths';
import { CANCEL_REASONS, HOLD_REASONS, TRACKER_STATUSES } from '@/domain/core/statuses';
import type { TrackerStatus } from '@/domain/core/statuses';
import type { SubStatus } from '@/domain/core/sub-statuses';
import type { Place } from '@/domain/format/formats';
import type { Day } from '@/domain/time/time';
import { BILLING_WORDS } from '@/domain/trackers/billing-words';
import { trackerLabel } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import type { Person } from '@/data/employees/use-people';
import { chipWidth, DAY_WIDTH } from '@/shared/ui/table/column-widths';
import { Dash } from '@/shared/ui/text/dash';
import type { DataColumn } from '@/shared/ui/table/data-table';
import { DateText } from '@/shared/ui/text/date-text';
import { statusColumn } from '@/shared/ui/list/status-column';
import { customerColumn, numberColumn, salespersonColumn, titleColumn } from '@/shared/ui/list/work-columns';
import { BillingChip } from './billing-chip';
import { expectedText } from './expected-text';
import { holdText, needsAttention, TrackerMarks } from './tracker-marks';

export type TrackerColumnsInput = {
  readonly place: Place;
  readonly today: Day;
  readonly byUid: ReadonlyMap<string, Person>;
  readonly nameOf: (uid: string) => string;
  readonly subStatuses: readonly SubStatus[];
  /** The archive shows why a tracker was cancelled in place of what it needs. */
  readonly isArchive?: boolean;
};

/** Label and link of a tracker's row: stable functions, as lists require. */
export const TRACKER_ROW = {
  rowLabel: (tracker: Tracker) => tracker.title,
  rowHref: (tracker: Tracker) => paths.tracker(tracker.uuid),
};

export const TRACKERS = { name: 'trackers', one: 'tracker', many: 'trackers' } as const;
export const TRACKER_SEARCH = {
  label: 'Number, title, customer, phone, address',
  placeholder: 'Name, number, address',
};

/** The tracker lists' own order: the latest change first. */
export const LAST_MOVED = { by: 'since', descending: true };

/** The columns of the tracker lists. */
export function trackerColumns(input: TrackerColumnsInput): readonly DataColumn<Tracker>[] {
  const { today, place, byUid, nameOf, subStatuses, isArchive = false } = input;
  const statusOf = (tracker: Tracker) => tracker.status;
  return [
    titleColumn(trackerLabel),
    numberColumn(trackerLabel),
    customerColumn(trackerLabel),
    {
      id: 'stage',
      header: 'Stage',
      ...statusColumn({
        statuses: isArchive ? ENDED : TRACKER_STATUSES,
        noun: 'tracker',
        subStatuses,
        statusOf,
      }),
    },
    isArchive ? REASON : needsColumn(today),
    {
      id: 'billing',
      header: trackerLabel('billing'),
      width: chipWidth(BILLING_WORDS),
      filled: ({ billing }) => billing !== '',
      cell: ({ billing }) => (billing === '' ? <Dash /> : <BillingChip billing={billing} brief />),
    },
    {
      id: 'since',
      sortable: true,
      header: 'In stage since',
      width: DAY_WIDTH,
      muted: true,
      cell: (tracker) => <DateText at={tracker.statusAt} kind="day" brief />,
    },
    {
      id: 'expected',
      header: 'Expected',
      width: 96,
      most: 118,
      wraps: true,
      cell: (tracker) => expectedText(tracker, place) || <Dash />,
      title: (tracker) => expectedText(tracker, place),
    },
    salespersonColumn(trackerLabel, nameOf, byUid),
  ];
}

/** The stages at which trackers usually go into the archive. */
const ENDED = ['Complete', 'Cancelled'] as const satisfies readonly TrackerStatus[];

const REASON: DataColumn<Tracker> = {
  id: 'reason',
  header: trackerLabel('statusReason'),
  width: chipWidth(CANCEL_REASONS),
  cell: ({ statusReason }) => statusReason || <Dash />,
  title: ({ statusReason, statusNote }) => statusNote || statusReason,
};

function needsColumn(today: Day): DataColumn<Tracker> {
  return {
    id: 'needs',
    header: 'Needs you',
    width: chipWidth(HOLD_REASONS.map(holdText)),
    filled: (tracker) => needsAttention(tracker, today),
    cell: (tracker) =>
      needsAttention(tracker, today) ? <TrackerMarks tracker={tracker} today={today} brief /> : <Dash />,
  };
}
