import { paths } from '@/domain/navigation/paths';
import { numberText, shortNumber } from '@/domain/core/record-number';
import { HOLD_REASONS, TRACKER_STATUSES } from '@/domain/core/statuses';
import type { SubStatus } from '@/domain/core/sub-statuses';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import type { Person } from '@/data/employees/use-people';
import { firstName } from '@/shared/format/words';
import { chipWidth, DAY_WIDTH, FIRST_NAME_WIDTH } from '@/shared/ui/table/column-widths';
import { Dash } from '@/shared/ui/text/dash';
import type { DataColumn } from '@/shared/ui/table/data-table';
import { DateText } from '@/shared/ui/text/date-text';
import { PersonName } from '@/shared/ui/text/person-avatar';
import { statusColumn } from '@/shared/ui/list/status-column';
import { expectedText } from './expected-text';
import { holdText, needsAttention, TrackerMarks } from './tracker-marks';
import type { Place } from '@/domain/format/formats';

export type TrackerColumnsInput = {
  readonly place: Place;
  readonly today: Day;
  readonly byUid: ReadonlyMap<string, Person>;
  readonly nameOf: (uid: string) => string;
  readonly subStatuses: readonly SubStatus[];
  /** Columns that the list can currently be sorted by. */
  readonly orders: readonly string[];
};

/** Label and link of a tracker's row: stable functions, as lists require. */
export const TRACKER_ROW = {
  rowLabel: (tracker: Tracker) => tracker.title,
  rowHref: (tracker: Tracker) => paths.tracker(tracker.uuid),
};

/** The columns of the tracker lists. */
export function trackerColumns(input: TrackerColumnsInput): readonly DataColumn<Tracker>[] {
  const { today, place, byUid, nameOf, subStatuses, orders } = input;
  return [
    {
      id: 'title',
      header: 'Title',
      width: 150,
      grow: 4,
      primary: true,
      hideable: false,
      cell: (tracker) => tracker.title,
      title: (tracker) => tracker.title,
    },
    {
      id: 'number',
      sortable: orders.includes('number'),
      header: 'Number',
      width: 48,
      most: 60,
      muted: true,
      cell: (tracker) => <span className="tn">{shortNumber(tracker)}</span>,
      title: (tracker) => numberText(tracker),
    },
    {
      id: 'customer',
      sortable: orders.includes('customer'),
      header: 'Customer',
      width: 100,
      grow: 2,
      cell: (tracker) => tracker.customerName || '–',
      title: (tracker) => tracker.customerName,
    },
    {
      id: 'stage',
      header: 'Stage',
      ...statusColumn({
        statuses: TRACKER_STATUSES,
        noun: 'tracker',
        subStatuses,
        statusOf: (tracker: Tracker) => tracker.status,
      }),
    },
    {
      id: 'needs',
      header: 'Needs you',
      width: chipWidth(HOLD_REASONS.map(holdText)),
      cell: (tracker) =>
        needsAttention(tracker, today) ? <TrackerMarks tracker={tracker} today={today} brief /> : <Dash />,
    },
    {
      id: 'since',
      sortable: orders.includes('since'),
      header: 'In stage since',
      width: DAY_WIDTH,
      muted: true,
      cell: (tracker) => <DateText at={tracker.statusAt} kind="day" brief />,
    },
    {
      id: 'expected',
      header: 'Expected',
      width: 120,
      most: 132,
      cell: (tracker) => expectedText(tracker, place) || <Dash />,
      title: (tracker) => expectedText(tracker, place),
    },
    {
      id: 'salesperson',
      header: 'Salesperson',
      width: FIRST_NAME_WIDTH,
      cell: (tracker) =>
        tracker.salesperson ? (
          <PersonName
            name={firstName(nameOf(tracker.salesperson))}
            picture={byUid.get(tracker.salesperson)?.picture ?? ''}
          />
        ) : (
          <Dash />
        ),
      title: (tracker) => nameOf(tracker.salesperson),
    },
  ];
}
