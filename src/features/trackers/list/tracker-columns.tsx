import Box from '@mui/material/Box';
import { TRACKER_STATUSES } from '@/domain/statuses';
import type { Day } from '@/domain/time';
import type { Tracker } from '@/domain/tracker';
import type { Person } from '@/data/use-people';
import { firstName } from '@/shared/format/words';
import type { DataColumn } from '@/shared/ui/data-table';
import { DateText, DayText } from '@/shared/ui/date-text';
import { PersonName } from '@/shared/ui/person-avatar';
import { TrackerStatusMarks } from './tracker-marks';
import { numberText } from '@/domain/record-number';

export type TrackerColumnsInput = { readonly today: Day; readonly byUid: ReadonlyMap<string, Person> };

/** The columns of the lists of trackers. */
export function trackerColumns({ today, byUid }: TrackerColumnsInput): readonly DataColumn<Tracker>[] {
  return [
    {
      id: 'title',
      header: 'Title',
      width: 220,
      grow: 3,
      primary: true,
      hideable: false,
      cell: (tracker) => tracker.title,
      title: (tracker) => tracker.title,
      sortValue: (tracker) => tracker.title,
    },
    {
      id: 'number',
      header: 'Number',
      width: 120,
      muted: true,
      cell: (tracker) => <span className="tn">{numberText(tracker.number)}</span>,
      sortValue: (tracker) => tracker.number,
    },
    {
      id: 'customer',
      header: 'Customer',
      width: 160,
      grow: 2,
      cell: (tracker) => tracker.customerName || '–',
      title: (tracker) => tracker.customerName,
      sortValue: (tracker) => tracker.customerName,
    },
    {
      id: 'stage',
      header: 'Stage',
      width: 236,
      grow: 1,
      cell: (tracker) => <TrackerStatusMarks tracker={tracker} today={today} />,
      sortValue: (tracker) => TRACKER_STATUSES.indexOf(tracker.status),
    },
    {
      id: 'since',
      header: 'Since',
      width: 112,
      muted: true,
      cell: (tracker) => <DateText at={tracker.statusAt} kind="day" />,
      sortValue: (tracker) => tracker.statusAt,
    },
    {
      id: 'start',
      header: 'Expected start',
      width: 124,
      cell: (tracker) => <DayText day={tracker.expectedStart} />,
      sortValue: (tracker) => tracker.expectedStart || null,
    },
    {
      id: 'end',
      header: 'Expected end',
      width: 124,
      cell: (tracker) => <DayText day={tracker.expectedEnd} />,
      sortValue: (tracker) => tracker.expectedEnd || null,
    },
    {
      id: 'salesperson',
      header: 'Salesperson',
      width: 128,
      cell: (tracker) =>
        tracker.salespersonName ? (
          <PersonName
            name={firstName(tracker.salespersonName)}
            picture={byUid.get(tracker.salesperson)?.picture ?? ''}
          />
        ) : (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            –
          </Box>
        ),
      title: (tracker) => tracker.salespersonName,
      sortValue: (tracker) => tracker.salespersonName || null,
    },
  ];
}
