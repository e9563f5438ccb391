import type { WantedWork } from '@/data/import/jobs/find-work';
import type { JobGuessContext } from '@/domain/import/jobs/guess-mapping';
import type { MetWork, NewJobLine, PlannedJob } from '@/domain/import/jobs/plan';
import type { JobDraft, JobReadContext } from '@/domain/import/jobs/read-row';
import type { Job } from '@/domain/jobs/job';
import type { ReadingBase } from '../kind/import-types';

/** The types of the import of jobs. */
export type JobImport = {
  readonly guess: JobGuessContext;
  readonly reading: ReadingBase &
    Pick<JobReadContext, 'people' | 'crews' | 'jobTypes' | 'zone' | 'country' | 'currency'> & {
      /** Whether the user may begin trackers, and add customers for them. */
      readonly maySell: boolean;
    };
  readonly draft: JobDraft;
  readonly planned: PlannedJob;
  readonly writing: NewJobLine;
  readonly wanted: WantedWork;
  readonly met: MetWork;
  readonly made: Job;
};
