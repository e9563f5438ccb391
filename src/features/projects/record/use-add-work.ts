import { useMemo } from 'react';
import { toAppError } from '@/data/core/app-error';
import { jobsOfTracker } from '@/data/jobs/jobs';
import { useStore } from '@/data/live/use-live';
import { placeJob, placeTracker } from '@/data/projects/projects';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import type { Job } from '@/domain/jobs/job';
import type { Tracker } from '@/domain/trackers/tracker';
import { notify } from '@/shared/feedback/notify';

/** Puts trackers, with their jobs, and single jobs into a project. */
export function useAddWork(projectId: string): {
  readonly addTracker: (tracker: Tracker) => void;
  readonly addJob: (job: Job) => void;
} {
  const viewer = useViewer();
  const store = useStore();
  const commit = useCommit();
  return useMemo(() => {
    const jobsOf = async (tracker: Tracker) => {
      if (!may(viewer, 'jobs:edit')) return [];
      const { spec, decode } = jobsOfTracker(viewer, tracker.uuid);
      const { rows } = await store.page(spec);
      return rows.map(decode).flatMap((one) => (one.ok ? [one.record] : []));
    };
    return {
      addTracker: (tracker) => {
        jobsOf(tracker).then(
          (jobs) => commit(placeTracker(viewer, tracker, jobs, projectId)),
          (error: unknown) => notify.error(toAppError(error).message),
        );
      },
      addJob: (job) => commit(placeJob(viewer, job, projectId)),
    };
  }, [viewer, store, commit, projectId]);
}
