import type { Person } from '@/data/employees/use-people';
import { cancelJob } from '@/data/jobs/cancel-job';
import { visitsOf } from '@/data/trackers/cancel-work';
import { assignJob, changeJobStatus, jobIntents } from '@/data/jobs/jobs';
import { MAX_ASSIGNEES } from '@/domain/core/record';
import { canMove, JOB_MOVES, JOB_REASONS, JOB_STATUSES } from '@/domain/core/statuses';
import type { JobStatus } from '@/domain/core/statuses';
import type { Job } from '@/domain/jobs/job';
import { RecordBulkBar } from '@/features/lists/public';
import type { Picked, RecordChanges } from '@/features/lists/public';
import { JOBS } from './job-columns';

function refusalOf({ status }: Job, to: JobStatus): string | null {
  // Ends its crew's visits too, which a list does not hold.
  if (status === 'In Progress' && to === 'Completed') return 'is being worked on: complete it on its page';
  return canMove(JOB_MOVES, status, to) ? null : `cannot go from ${status} to ${to}`;
}

const CHANGES: RecordChanges<Job> = {
  words: JOBS,
  permission: 'jobs:edit',
  nameOf: (job) => job.title,
  assign: {
    label: 'Person',
    mayBeNobody: false,
    isAssigned: (job, uid) => job.assignees.includes(uid),
    change: (viewer, job, person: Person) => assignJob(viewer, job, person),
    refusal: ({ assignees }) => (assignees.length < MAX_ASSIGNEES ? null : 'has the most people already'),
  },
  status: {
    word: 'status',
    all: JOB_STATUSES,
    reasons: JOB_REASONS,
    of: (job) => job.status,
    refusal: refusalOf,
    change: (viewer, job, to: JobStatus, why, at) => changeJobStatus(viewer, job, to, why, at),
  },
  closing: { status: 'Cancelled', isOver: ({ status }) => status === 'Completed' || status === 'Cancelled' },
  below: {
    owner: 'jobId',
    mayHave: () => true,
    cancel: (viewer, job, work, why, at) => [cancelJob(viewer, job, visitsOf(work, job), why, at)],
  },
  archive: jobIntents.archive,
  restore: jobIntents.restore,
  isLimited: true,
};

/** The actions on selected jobs. */
export function JobBulkBar(picked: Picked<Job>) {
  return <RecordBulkBar {...picked} noun={CHANGES} />;
}
