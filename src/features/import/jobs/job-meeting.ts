import { findWork } from '@/data/import/jobs/find-work';
import type { Customer } from '@/domain/customers/customer';
import { chunks } from '@/domain/core/chunks';
import type { HeldJob, MetWork } from '@/domain/import/jobs/plan';
import type { Tracker } from '@/domain/trackers/tracker';
import type { Meeting, MeetingInput } from '../kind/import-kind';
import type { JobImport } from './job-types';

/** Records per stored slice: a few milliseconds of copying. */
const SLICE = 250;

/** The customers, trackers and jobs that a file's rows meet. */
export function jobMeeting({ store, viewer, tell }: MeetingInput<JobImport>): Meeting<JobImport> {
  const customers = new Map<string, Customer>();
  const trackers = new Map<string, Tracker>();
  const jobs = new Map<string, HeldJob>();
  return {
    meet: async (wanted, onProgress) => {
      const met = await findWork(store, viewer, wanted, onProgress);
      for (const customer of met.customers) customers.set(customer.uuid, customer);
      for (const tracker of met.trackers) trackers.set(tracker.uuid, tracker);
      for (const job of met.jobs) jobs.set(job.uuid, job);
      await tell(met);
    },
    // No choice needs more than was found.
    lacks: () => false,
    complete: async () => undefined,
    met: () => ({
      customers: [...customers.values()],
      trackers: [...trackers.values()],
      jobs: [...jobs.values()],
    }),
    clear: () => {
      customers.clear();
      trackers.clear();
      jobs.clear();
    },
  };
}

export function slicesOfWork({ customers, trackers, jobs }: MetWork): readonly MetWork[] {
  const parts = [customers, trackers, jobs].map((some) => Math.ceil(some.length / SLICE));
  const [ofCustomers, ofTrackers, ofJobs] = [
    chunks(customers, SLICE),
    chunks(trackers, SLICE),
    chunks(jobs, SLICE),
  ];
  return Array.from({ length: Math.max(...parts) }, (_, at) => ({
    customers: ofCustomers[at] ?? [],
    trackers: ofTrackers[at] ?? [],
    jobs: ofJobs[at] ?? [],
  }));
}
