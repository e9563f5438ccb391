import { JOB_TARGETS } from '@/domain/import/jobs/targets';
import type { ImportColumns } from '../kind/import-kind';
import type { JobImport } from './job-types';

/** The columns of a file of jobs. */
export const jobColumns: ImportColumns<JobImport> = {
  table: JOB_TARGETS,
  ownOptions: () => [],
  asked: [],
  // The notes of a job are for its crew.
  unpriced: 'ignore',
};
