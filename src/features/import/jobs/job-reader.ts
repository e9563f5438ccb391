import { columnOf } from '@/domain/import/cells/row-cells';
import { cutJobBatches } from '@/domain/import/jobs/batches';
import { guessJobMapping } from '@/domain/import/jobs/guess-mapping';
import { knownHeaders } from '@/domain/import/columns/guess-targets';
import { namesIn } from '@/domain/import/columns/target-table';
import { searchKeysOf } from '@/domain/import/customers/match-keys';
import { planJobs, WORK_IDS } from '@/domain/import/jobs/plan';
import { readJobRow } from '@/domain/import/jobs/read-row';
import { JOB_TARGETS } from '@/domain/import/jobs/targets';
import type { ImportReader } from '../kind/import-reader';
import { jobPreview } from './job-preview';
import type { JobImport } from './job-types';

/** Reads and plans rows of jobs. */
export const jobReader: ImportReader<JobImport> = {
  many: 'jobs',
  takesCards: false,
  isKnownHeader: knownHeaders(JOB_TARGETS),
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
  ids: WORK_IDS,
  plan: (drafts, met, choice, { mapping, zone, maySell }) =>
    planJobs(drafts, {
      choice,
      zone,
      maySell,
      ...met,
      columnOf: (target) => columnOf(mapping, target, namesIn(JOB_TARGETS)),
    }),
  cutBatches: cutJobBatches,
  preview: jobPreview,
};
