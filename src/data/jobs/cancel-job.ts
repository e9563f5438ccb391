import type { Viewer } from '@/domain/access/viewer';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import { isAhead, plannedSpan, visitStatusChange } from '@/domain/jobs/visits';
import { together } from '../core/intent';
import type { Intent } from '../core/intent';
import { jobIntents, statusMove } from './jobs';
import { visitIntents } from './visits';

/** Why work is cancelled. */
export type CancelReason = { readonly reason: string; readonly note: string };

/** Cancels a job at `at` (epoch ms) with those of its visits that are not over. One batch with one Undo. */
export function cancelJob(
  viewer: Viewer,
  job: Job,
  visits: readonly Visit[],
  { reason, note }: CancelReason,
  at: number,
): Intent {
  const ahead = visits.filter(({ status }) => isAhead(status));
  const left = visits.filter((visit) => !ahead.includes(visit));
  const changes = {
    ...statusMove(viewer, job, 'Cancelled', at),
    ...{ statusReason: reason, statusNote: note },
    ...(ahead.length > 0 && plannedSpan(left)),
  };
  return together(
    jobIntents.change(viewer, job, changes, { name: 'changeJobStatus', label: 'Job is now Cancelled' }),
    ...ahead.map((visit) => visitIntents.change(viewer, visit, visitStatusChange(visit, 'Cancelled', at))),
  );
}
