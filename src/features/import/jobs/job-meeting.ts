import { findWork } from '@/data/import/jobs/find-work';
import { collectWork } from '@/domain/import/jobs/plan';
import type { MetWork } from '@/domain/import/jobs/plan';
import type { Meeting, MeetingInput } from '../kind/import-kind';
import type { JobImport } from './job-types';

/** Records per stored slice: a few milliseconds of copying. */
const SLICE = 250;

/** The customers, trackers and jobs that a file's rows meet. */
export function jobMeeting({ store, viewer, tell }: MeetingInput<JobImport>): Meeting<JobImport> {
  const work = collectWork();
  return {
    meet: async (wanted, onProgress) => {
      const met = await findWork(store, viewer, wanted, onProgress);
      work.add(met);
      await tell(met);
    },
    // No choice needs more than was found.
    lacks: () => false,
    complete: async () => undefined,
    met: work.met,
    clear: work.clear,
  };
}

export function slicesOfWork({ customers, trackers, jobs }: MetWork): readonly MetWork[] {
  const count = Math.ceil(Math.max(customers.length, trackers.length, jobs.length) / SLICE);
  return Array.from({ length: count }, (_, at) => {
    const slice = [at * SLICE, (at + 1) * SLICE] as const;
    return {
      customers: customers.slice(...slice),
      trackers: trackers.slice(...slice),
      jobs: jobs.slice(...slice),
    };
  });
}
