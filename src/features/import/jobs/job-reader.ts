import { columnOf } from '@/domain/import/cells/row-cells';
import { cutJobBatches } from '@/domain/import/jobs/batches';
import { guessJobMapping } from '@/domain/import/jobs/guess-mapping';
import { knownHeaders } from '@/domain/import/columns/guess-targets';
import { searchKeysOf } from '@/domain/import/customers/match-keys';
import { collectWork, planJobs } from '@/domain/import/jobs/plan';
import { readJobRow } from '@/domain/import/jobs/read-row';
import { JOB_NAMING, JOB_TARGET_TABLE } from '@/domain/import/jobs/targets';
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
    clients: searchKeysOf(
      drafts.map(({ client }) => client),
      () => true,
    ),
    trackers: [...new Set(drafts.flatMap(({ tracker }) => tracker ?? []))],
  }),
  createPlanner,
  cutBatches: cutJobBatches,
  preview: jobPreview,
};

function createPlanner(): Planner<JobImport> {
  const work = collectWork();
  return {
    meet: work.add,
    plan: (drafts, choice, { mapping, zone, maySell }) =>
      planJobs(drafts, {
        ...{ choice, zone, maySell, ...work.met() },
        columnOf: (target) => columnOf(mapping, target, JOB_NAMING),
      }),
  };
}
