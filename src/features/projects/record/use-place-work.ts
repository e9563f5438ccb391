import { useMemo } from 'react';
import { toAppError } from '@/data/base/app-error';
import { readOnce } from '@/data/core/read-once';
import { jobsOfTracker } from '@/data/jobs/jobs';
import { useStore } from '@/data/live/use-live';
import { placeJob, placeTracker } from '@/data/projects/projects';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import type { Job } from '@/domain/jobs/job';
import type { Tracker } from '@/domain/trackers/tracker';
import { notify } from '@/shared/feedback/notify';

/** Puts trackers, with their jobs, and single jobs into a project, or takes them out with ''. */
export function usePlaceWork(): {
  readonly trackerInto: (tracker: Tracker, projectId: string) => void;
  readonly jobInto: (job: Job, projectId: string) => void;
} {
  const viewer = useViewer();
  const store = useStore();
  const commit = useCommit();
  return useMemo(() => {
    const jobsOf = (tracker: Tracker) =>
      readOnce(store, may(viewer, 'jobs:edit') ? jobsOfTracker(viewer, tracker.uuid) : null);
    return {
      trackerInto: (tracker, projectId) => {
        jobsOf(tracker).then(
          (jobs) => commit(placeTracker(viewer, tracker, jobs, projectId)),
          (error: unknown) => notify.error(toAppError(error).message),
        );
      },
      jobInto: (job, projectId) => commit(placeJob(viewer, job, projectId)),
    };
  }, [viewer, store, commit]);
}
