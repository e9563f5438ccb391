import { findWork } from '@/data/import/jobs/find-work';
import { WORK_IDS } from '@/domain/import/jobs/plan';
import { collectMet } from '@/domain/import/met-records';
import type { Meeting, MeetingInput } from '../kind/import-kind';
import type { JobImport } from './job-types';

/** The customers, trackers and jobs that a file's rows meet. */
export function jobMeeting({ store, viewer, tell }: MeetingInput<JobImport>): Meeting<JobImport> {
  const work = collectMet(WORK_IDS);
  return {
    meet: async (wanted, onProgress = () => undefined) => {
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
