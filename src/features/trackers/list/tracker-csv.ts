import { readListed } from '@/data/live/read-listed';
import type { ListAsked } from '@/data/live/use-listed';
import { trackerList } from '@/data/trackers/tracker-list';
import type { Tracker } from '@/domain/trackers/tracker';
import type { CsvFile } from '@/features/lists/public';
import { workCsvColumns } from '@/shared/format/work-csv';

/** A CSV file of a list of trackers, or of the picked ones. */
export function trackerCsv(of: readonly Tracker[] | ListAsked<Tracker>): CsvFile<Tracker> {
  return {
    read: (reading) => readListed(reading, trackerList, of),
    priced: 'tracker',
    columns: (context) => {
      const nameOf = (uid: string) => context.names.get(uid)?.name ?? '';
      return workCsvColumns<Tracker>('tracker', context, [
        { heading: 'E-mail', text: (tracker) => tracker.email },
        { heading: 'Hold', text: ({ hold }) => (hold.on ? hold.reason : '') },
        { heading: 'Expected start', text: (tracker) => tracker.expectedStart },
        { heading: 'Expected end', text: (tracker) => tracker.expectedEnd },
        { heading: 'Salesperson', text: (tracker) => nameOf(tracker.salesperson) },
        { heading: 'Crew lead', text: (tracker) => nameOf(tracker.crewLead) },
        { heading: 'Notes', text: (tracker) => tracker.notes },
      ]);
    },
  };
}
