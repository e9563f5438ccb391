import { useMemo, useState } from 'react';
import { createNewest } from '@/data/core/newest';
import { addEntry } from '@/data/history/activity';
import { subjectOf } from '@/domain/history/activity-entry';
import { jobNoun } from '@/domain/jobs/noun';
import { reportChanges, reportVisit } from '@/data/jobs/field-week';
import { reportProblem, solveProblem } from '@/data/jobs/problem';
import { completeJob, signJob, unsignJob } from '@/data/jobs/sign-off';
import type { Signing } from '@/data/jobs/sign-off';
import { changeJobStatus, jobSteps } from '@/data/jobs/jobs';
import { useViewer } from '@/data/session/use-session';
import { useCommit, useCommitUntilKept } from '@/data/runtime/use-commit';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import { statusChange } from '@/domain/nouns/status-change';
import { canMove, VISIT_MOVES } from '@/domain/core/statuses';
import type { VisitStatus } from '@/domain/core/statuses';

/** A crew's reports from a job; each takes effect at once, also offline. */
export type FieldActions = {
  readonly report: (job: Job, visit: Visit, to: VisitStatus) => void;
  readonly complete: (job: Job) => void;
  /** Completes a job with its visits under way; null without the client's signature. */
  readonly signOff: (job: Job, visits: readonly Visit[], signing: Signing | null) => void;
  /** The client's signature alone. */
  readonly sign: (job: Job, signing: Signing) => void;
  readonly unsign: (job: Job) => void;
  /** Ticks a step off, or the tick away. */
  readonly tick: (job: Job, stepId: string, isDone: boolean) => void;
  readonly changeSteps: (job: Job, checklist: Job['checklist'], label: string) => void;
  /** Resolves once the device keeps it. */
  readonly tellProblem: (job: Job, text: string) => Promise<void>;
  readonly solve: (job: Job) => void;
  /** As `tellProblem`. */
  readonly note: (job: Job, text: string) => Promise<void>;
};

/** A crew's reports, as commits. */
export function useFieldActions(): FieldActions {
  const viewer = useViewer();
  const commit = useCommit();
  const commitUntilKept = useCommitUntilKept();
  const [jobs] = useState(() => createNewest<Job>());
  const [visits] = useState(() => createNewest<Visit>());
  return useMemo(
    () => ({
      report: (shownJob, shownVisit, to) => {
        const job = jobs.of(shownJob);
        const visit = visits.of(shownVisit);
        // The second of two quick presses may ask for a step that the first one has passed.
        if (visit.status === to || !canMove(VISIT_MOVES, visit.status, to)) return;
        const at = Date.now();
        const changes = reportChanges(viewer, job, visit, to, at);
        commit(reportVisit(viewer, job, visit, to, at));
        visits.note(shownVisit, changes.visit);
        if (changes.job) jobs.note(shownJob, changes.job);
      },
      complete: (job) =>
        commit(changeJobStatus(viewer, job, 'Completed', { reason: '', note: '' }, Date.now())),
      signOff: (shown, under, signing) => {
        const job = jobs.of(shown);
        if (job.status === 'Completed' && shown.status !== 'Completed') return;
        const at = Date.now();
        commit(completeJob(viewer, job, under.map(visits.of), at, signing));
        jobs.note(shown, statusChange(jobNoun, job, 'Completed', at, viewer.uid));
      },
      sign: (job, signing) => commit(signJob(viewer, job, signing, Date.now())),
      unsign: (job) => commit(unsignJob(viewer, job)),
      tick: (job, stepId, isDone) => commit(jobSteps.tick(viewer, job.uuid, stepId, isDone)),
      changeSteps: (job, checklist, label) => commit(jobSteps.change(viewer, job, checklist, label)),
      tellProblem: (job, text) => commitUntilKept(reportProblem(viewer, job, text, Date.now())),
      solve: (job) => commit(solveProblem(viewer, job, Date.now())),
      note: (job, body) =>
        commitUntilKept(
          addEntry(
            viewer,
            { ...subjectOf(jobNoun, job.uuid, job), assignees: job.assignees },
            { kind: 'note', body },
          ),
        ),
    }),
    [viewer, commit, commitUntilKept, jobs, visits],
  );
}
