import type { Customer } from '@/domain/customers/customer';
import { cutJobBatches } from '@/domain/import/jobs/batches';
import { guessJobMapping } from '@/domain/import/jobs/guess-mapping';
import { knownHeaders } from '@/domain/import/columns/guess-targets';
import { searchKeysOfClients } from '@/domain/import/jobs/match-clients';
import { planJobs } from '@/domain/import/jobs/plan';
import type { HeldJob } from '@/domain/import/jobs/plan';
import { readJobRow } from '@/domain/import/jobs/read-row';
import { JOB_NAMING, JOB_TARGET_TABLE } from '@/domain/import/jobs/targets';
import type { Tracker } from '@/domain/trackers/tracker';
import type { ImportReader, Planner } from '../kind/import-reader';
import { jobPreview } from './job-preview';
import type { JobImport } from './job-types';

/** Reads and plans rows of jobs. */
export const jobReader: ImportReader<JobImport> = {
  many: 'jobs',
  takesCards: false,
  isKnownHeader: knownHeaders(JOB_TARGET_TABLE),
  guess: guessJobMapping,
  // Unknown statuses become Unscheduled, and the preview says so.
  wordsIn: () => ({}),
  read: readJobRow,
  wanted: (drafts) => ({
    clients: searchKeysOfClients(drafts.map(({ client }) => client)),
    trackers: [...new Set(drafts.flatMap(({ tracker }) => tracker ?? []))],
  }),
  createPlanner,
  cutBatches: cutJobBatches,
  preview: jobPreview,
};

function createPlanner(): Planner<JobImport> {
  const customers = new Map<string, Customer>();
  const trackers = new Map<string, Tracker>();
  const jobs = new Map<string, HeldJob>();
  return {
    meet: (met) => {
      for (const customer of met.customers) customers.set(customer.uuid, customer);
      for (const tracker of met.trackers) trackers.set(tracker.uuid, tracker);
      for (const job of met.jobs) jobs.set(job.uuid, job);
    },
    plan: (drafts, choice, { mapping, zone, maySell }) =>
      planJobs(drafts, {
        ...{ choice, zone, maySell },
        customers: [...customers.values()],
        trackers: [...trackers.values()],
        jobs: [...jobs.values()],
        columnOf: (target) => {
          const mapped = mapping.indexOf(target);
          return mapped >= 0
            ? mapped
            : Math.max(
                0,
                mapping.findIndex((one) => JOB_NAMING.includes(one)),
              );
        },
      }),
  };
}
