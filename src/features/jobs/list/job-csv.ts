import { jobList } from '@/data/jobs/job-list';
import { readListed } from '@/data/live/read-listed';
import type { ListAsked } from '@/data/live/use-listed';
import { jobShape } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import type { MeasureField } from '@/domain/jobs/measures';
import { ROOF_FACTS } from '@/domain/jobs/roof-facts';
import { dayOf, wallClockOf } from '@/domain/time/time';
import type { CsvFile } from '@/features/lists/public';
import { csvFields } from '@/shared/format/csv-fields';
import { workCsvColumns } from '@/shared/format/work-csv';

const { field, text } = csvFields(jobShape);
const measure = (name: MeasureField) => field(name, (job) => String(job[name] ?? ''));

/** A CSV file of a list of jobs, or of the picked ones. */
export function jobCsv(of: readonly Job[] | ListAsked<Job>): CsvFile<Job> {
  return {
    read: (reading) => readListed(reading, jobList, of),
    priced: 'job',
    columns: (context) => {
      const { zone } = context;
      const moment = (ms: number | null) =>
        ms === null ? '' : `${dayOf(ms, zone)} ${wallClockOf(ms, zone)}`;
      return workCsvColumns<Job>('job', jobShape, context, [
        text('jobType'),
        { heading: 'Planned start', text: (job) => moment(job.plannedStart) },
        { heading: 'Planned end', text: (job) => moment(job.plannedEnd) },
        text('problem'),
        measure('squares'),
        text('pitch'),
        measure('layers'),
        { ...measure('waste'), heading: 'Waste %' },
        measure('linearFeet'),
        ...ROOF_FACTS.map(({ key, label }) => ({ heading: label, text: (job: Job) => job.roof[key] ?? '' })),
        text('instructions'),
      ]);
    },
  };
}
