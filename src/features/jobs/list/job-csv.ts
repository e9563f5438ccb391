import { jobList } from '@/data/jobs/job-list';
import { readListed } from '@/data/live/read-listed';
import type { ListAsked } from '@/data/live/use-listed';
import type { Job } from '@/domain/jobs/job';
import { ROOF_FACTS } from '@/domain/jobs/roof-facts';
import { dayOf, wallClockOf } from '@/domain/time/time';
import type { CsvFile } from '@/features/lists/public';
import { workCsvColumns } from '@/shared/format/work-csv';

const MEASURES = [
  ['Squares', 'squares'],
  ['Pitch', 'pitch'],
  ['Layers', 'layers'],
  ['Waste %', 'waste'],
  ['Linear feet', 'linearFeet'],
] as const;

/** A CSV file of a list of jobs, or of the picked ones. */
export function jobCsv(of: readonly Job[] | ListAsked<Job>): CsvFile<Job> {
  return {
    read: (reading) => readListed(reading, jobList, of),
    priced: 'job',
    columns: (context) => {
      const { zone } = context;
      const moment = (ms: number | null) =>
        ms === null ? '' : `${dayOf(ms, zone)} ${wallClockOf(ms, zone)}`;
      return workCsvColumns<Job>('job', context, [
        { heading: 'Type', text: (job) => job.jobType },
        { heading: 'Planned start', text: (job) => moment(job.plannedStart) },
        { heading: 'Planned end', text: (job) => moment(job.plannedEnd) },
        { heading: 'Problem', text: (job) => job.problem },
        ...MEASURES.map(([heading, field]) => ({ heading, text: (job: Job) => String(job[field] ?? '') })),
        ...ROOF_FACTS.map(({ key, label }) => ({ heading: label, text: (job: Job) => job.roof[key] ?? '' })),
        { heading: 'Instructions', text: (job) => job.instructions },
      ]);
    },
  };
}
