import { JOB_DATES, JOB_NAMING, JOB_TARGETS, jobTargetLabel } from '@/domain/import/jobs/targets';
import type { ImportColumns } from '../kind/import-kind';
import type { JobImport } from './job-types';

/** The columns of a file of jobs. */
export const jobColumns: ImportColumns<JobImport> = {
  naming: JOB_NAMING,
  optionsOf: ({ base: { reading } }) => [
    { value: 'ignore', name: 'Leave out' },
    ...JOB_TARGETS.filter((value) => reading.mayPrice || value !== 'amount').map((value) => ({
      value,
      name: jobTargetLabel(value, reading.country),
    })),
  ],
  isDate: (target) => JOB_DATES.includes(target),
  asked: [],
  // The notes of a job are for its crew.
  unpriced: 'ignore',
};
