import { useMemo } from 'react';
import { addEntry } from '@/data/history/activity';
import { subjectOf } from '@/domain/history/activity-entry';
import { jobNoun } from '@/domain/jobs/noun';
import { reportProblem, reportVisit, solveProblem } from '@/data/jobs/field-week';
import { changeJobStatus } from '@/data/jobs/jobs';
import { useViewer } from '@/data/session/use-session';
import { useCommit } from '@/data/runtime/use-commit';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import type { VisitStatus } from '@/domain/core/statuses';

/** A crew's reports from a job; each takes effect at once, also offline. */
export type FieldActions = {
  readonly report: (job: Job, visit: Visit, to: VisitStatus) => void;
  readonly complete: (job: Job) => void;
  readonly tellProblem: (job: Job, text: string) => void;
  readonly solve: (job: Job) => void;
  readonly note: (job: Job, text: string) => void;
};

/** A crew's reports, as commits. */
export function useFieldActions(): FieldActions {
  const viewer = useViewer();
  const commit = useCommit();
  return useMemo(
    () => ({
      report: (job, visit, to) => commit(reportVisit(viewer, job, visit, to, Date.now())),
      complete: (job) =>
        commit(changeJobStatus(viewer, job, 'Completed', { reason: '', note: '' }, Date.now())),
      tellProblem: (job, text) => commit(reportProblem(viewer, job, text, Date.now())),
      solve: (job) => commit(solveProblem(viewer, job)),
      note: (job, body) =>
        commit(
          addEntry(
            viewer,
            { ...subjectOf(jobNoun, job.uuid, job), assignees: job.assignees },
            { kind: 'note', body },
          ),
        ),
    }),
    [viewer, commit],
  );
}
