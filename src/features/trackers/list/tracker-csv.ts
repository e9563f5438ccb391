import { readListed } from '@/data/live/read-listed';
import type { ListAsked } from '@/data/live/use-listed';
import { trackerList } from '@/data/trackers/tracker-list';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import type { CsvFile } from '@/features/lists/public';
import { csvFields } from '@/shared/format/csv-fields';
import { workCsvColumns } from '@/shared/format/work-csv';

const { text } = csvFields(trackerShape);

/** A CSV file of a list of trackers, or of the picked ones. */
export function trackerCsv(of: readonly Tracker[] | ListAsked<Tracker>): CsvFile<Tracker> {
  return {
    read: (reading) => readListed(reading, trackerList, of),
    priced: 'tracker',
    columns: (context) => {
      const nameOf = (uid: string) => context.names.get(uid)?.name ?? '';
      return workCsvColumns<Tracker>('tracker', trackerShape, context, [
        text('email'),
        { heading: 'Hold', text: ({ hold }) => (hold.on ? hold.reason : '') },
        text('billing'),
        text('expectedStart'),
        text('expectedEnd'),
        text('salesperson', nameOf),
        text('crewLead', nameOf),
        text('notes'),
      ]);
    },
  };
}
