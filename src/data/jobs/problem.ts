import type { Viewer } from '@/domain/access/viewer';
import type { Job } from '@/domain/jobs/job';
import { DAY_MS } from '@/domain/time/time';
import type { Intent } from '../core/intent';
import { jobIntents } from './jobs';

/** Reports a problem of a crew to the office, '' for one that its photos show; `at` in epoch ms. */
export function reportProblem(viewer: Viewer, job: Job, problem: string, at: number): Intent {
  return problemChange(viewer, job, 'Problem told to the office', {
    problem: problem || 'See the photos.',
    problemAt: at,
  });
}

/** Undo would tell of an older problem again, which the rules take for 30 days; a day is for clocks. */
const MAY_BE_TOLD_AGAIN_MS = 29 * DAY_MS;

/** Marks a job's problem as solved at `now` (epoch ms); the history keeps it. */
export function solveProblem(viewer: Viewer, job: Job, now: number): Intent {
  const solved = problemChange(viewer, job, 'Problem solved', {
    problem: '',
    problemAt: null,
  });
  return now - (job.problemAt ?? 0) < MAY_BE_TOLD_AGAIN_MS ? solved : { ...solved, undo: null };
}

function problemChange(
  viewer: Viewer,
  job: Job,
  label: string,
  changes: Pick<Job, 'problem' | 'problemAt'>,
): Intent {
  return jobIntents.change(viewer, job, changes, { label });
}
