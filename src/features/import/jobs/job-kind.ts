import { openImportStorage } from '@/data/import/import-storage';
import { jobsOfImport } from '@/data/import/jobs/find-work';
import { jobBatches } from '@/data/import/jobs/write-jobs';
import { paths } from '@/domain/navigation/paths';
import type { ImportKind } from '../kind/import-kind';
import { connectWorker } from '../session/open-worker';
import { jobColumns } from './job-columns';
import { jobMeeting } from './job-meeting';
import type { JobImport } from './job-types';
import { useJobBase } from './use-job-base';

/** The import of jobs. */
export const jobKind: ImportKind<JobImport> = {
  noun: 'job',
  words: {
    one: 'job',
    many: 'jobs',
    title: 'Import jobs',
    list: { to: paths.jobs, label: 'Open Jobs List' },
    invitation: 'Bring your jobs in',
    fileHint: 'A CSV file from a spreadsheet or the program you used before, one job in each line.',
    needs:
      'Choose a column for the customer, the phone, the e-mail or the tracker number: a job needs one of them.',
    duplicates: 'Rows of jobs you already have: same title, customer and start day',
    choices: [
      { choice: 'skip', label: 'Leave them out' },
      { choice: 'create', label: 'Add them all again' },
    ],
    updateKeeps: '',
  },
  columns: jobColumns,
  takesCards: false,
  takesRoom: true,
  openWorker: () =>
    connectWorker(new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })),
  openStorage: (viewer) => openImportStorage('job', viewer),
  useBase: useJobBase,
  createMeeting: jobMeeting,
  writer: ({ store, viewer, reading: { zone } }, importId) => jobBatches({ store, viewer, zone }, importId),
  madeBy: jobsOfImport,
  nameOf: ({ title }) => title,
  addressOf: paths.job,
};
