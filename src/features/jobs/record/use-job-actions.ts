import { useMemo } from 'react';
import { cancelJob } from '@/data/jobs/cancel-job';
import { completeJob } from '@/data/jobs/sign-off';
import { changeJobStatus, jobIntents } from '@/data/jobs/jobs';
import type { JobEdit } from '@/data/jobs/jobs';
import { editPrice } from '@/data/money/prices';
import { useViewer } from '@/data/session/use-session';
import { changeSubStatus } from '@/data/core/sub-status';
import { changeStage } from '@/data/trackers/trackers';
import { useCommit } from '@/data/runtime/use-commit';
import { changeVisitStatus, editVisit, planVisit } from '@/data/jobs/visits';
import type { VisitPlan } from '@/data/jobs/visits';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import type { Price } from '@/domain/money/price';
import type { JobStatus, VisitStatus } from '@/domain/core/statuses';
import type { Tracker } from '@/domain/trackers/tracker';
import type { SubStatus } from '@/domain/core/sub-statuses';

const NO_REASON = { reason: '', note: '' };

export type JobActions = ReturnType<typeof useJobActions>;

/** All actions on a job's page, each at once. `keep` are users who stay assigned whatever the crew. */
export function useJobActions(job: Job, visits: readonly Visit[], keep: readonly string[]) {
  const viewer = useViewer();
  const commit = useCommit();
  return useMemo(() => {
    const context = () => ({ viewer, job, visits, keep, at: Date.now() });
    return {
      move: (to: JobStatus, why = NO_REASON) =>
        commit(
          to === 'Completed'
            ? completeJob(viewer, job, visits, Date.now())
            : to === 'Cancelled'
              ? cancelJob(viewer, job, visits, why, Date.now())
              : changeJobStatus(viewer, job, to, why, Date.now()),
        ),
      setSubStatus: (to: SubStatus | null) => commit(changeSubStatus(viewer, 'job', job, to)),
      edit: (changes: JobEdit, label?: string) => commit(jobIntents.change(viewer, job, changes, { label })),
      archive: () => commit(jobIntents.archive(viewer, job)),
      reopen: () => commit(jobIntents.restore(viewer, job)),
      setAmount: (amount: number, price: Price | null) =>
        commit(editPrice(viewer, { noun: 'job', record: job, amount, price })),
      plan: (plan: VisitPlan) => commit(planVisit(context(), plan)),
      editVisit: (visit: Visit, changes: Partial<VisitPlan>) => commit(editVisit(context(), visit, changes)),
      moveTracker: (tracker: Tracker) => commit(changeStage(viewer, tracker, 'In Progress', Date.now())),
      moveVisit: (visit: Visit, to: VisitStatus) => commit(changeVisitStatus(context(), visit, to)),
    };
  }, [viewer, job, visits, keep, commit]);
}
