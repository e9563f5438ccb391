import type { Viewer } from '@/domain/access/viewer';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import type { MoveReason } from '@/domain/nouns/status-change';
import { isAhead, plannedSpan, visitStatusChange } from '@/domain/jobs/visits';
import { together } from '../core/intent';
import type { Intent } from '../core/intent';
import { jobIntents } from './jobs';
import { visitIntents } from './visits';

/** Cancels a job at `at` (epoch ms) with those of its visits that are not over. One batch with one Undo. */
export function cancelJob(
  viewer: Viewer,
  job: Job,
  visits: readonly Visit[],
  why: MoveReason,
  at: number,
): Intent {
  const ahead = visits.filter(({ status }) => isAhead(status));
  const left = visits.filter((visit) => !ahead.includes(visit));
  const also = ahead.length > 0 ? plannedSpan(left) : {};
  return together(
    jobIntents.move(viewer, job, 'Cancelled', at, { name: 'changeJobStatus', why, also }),
    ...ahead.map((visit) => visitIntents.change(viewer, visit, visitStatusChange(visit, 'Cancelled', at))),
  );
}
