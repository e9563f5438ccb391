import { useMemo } from 'react';
import { useViewer } from '@/data/session/use-session';
import { sendMessage } from '@/data/tracking/client-messages';
import { editPrice } from '@/data/money/prices';
import { newLink, pauseLink, resumeLink, revokeLink, setExpiry } from '@/data/tracking/tracking';
import {
  changeStage,
  holdTracker,
  releaseTracker,
  shareWithClient,
  trackerIntents,
} from '@/data/trackers/trackers';
import { cancelWithJobs } from '@/data/trackers/cancel-work';
import type { TrackerEdit } from '@/data/trackers/trackers';
import { changeSubStatus } from '@/data/core/sub-status';
import { useCommit, useCommitAll } from '@/data/runtime/use-commit';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import type { Price } from '@/domain/money/price';
import type { HoldAnswer } from '@/domain/trackers/stages';
import type { TrackerStage } from '@/domain/core/statuses';
import type { SubStatus } from '@/domain/core/sub-statuses';
import { endOfDay } from '@/domain/time/time';
import type { ClientVisibleKey, Tracker, TrackingLink } from '@/domain/trackers/tracker';
import { useFormat } from '@/shared/format/format-context';

export type TrackerActions = ReturnType<typeof useTrackerActions>;

/** Jobs of a tracker that are cancelled with it, and all its visits that the user sees. */
export type OpenWork = { readonly jobs: readonly Job[]; readonly visits: readonly Visit[] };

type Why = { readonly reason: string; readonly note: string };

/** All actions on a tracker's page; each takes effect at once. */
export function useTrackerActions(tracker: Tracker) {
  const viewer = useViewer();
  const { zone } = useFormat();
  const commit = useCommit();
  const commitAll = useCommitAll();
  return useMemo(
    () => ({
      moveTo: (stage: TrackerStage) => commit(changeStage(viewer, tracker, stage, Date.now())),
      setSubStatus: (to: SubStatus | null) => commit(changeSubStatus(viewer, 'tracker', tracker, to)),
      /** Cancels the tracker with the given jobs and their visits. */
      cancel: (why: Why, work: OpenWork) =>
        commitAll(cancelWithJobs(viewer, tracker, work, why, Date.now()), cancelledText(work)),
      hold: (answer: HoldAnswer) => commit(holdTracker(viewer, tracker, answer, Date.now())),
      release: () => commit(releaseTracker(viewer, tracker)),
      edit: (changes: TrackerEdit) => commit(trackerIntents.change(viewer, tracker, changes)),
      share: (part: ClientVisibleKey, isShared: boolean) =>
        commit(shareWithClient(viewer, tracker, part, isShared)),
      archive: () => commit(trackerIntents.archive(viewer, tracker)),
      reopen: () => commit(trackerIntents.restore(viewer, tracker)),
      setAmount: (amount: number, price: Price | null) =>
        commit(
          editPrice(viewer, {
            noun: 'tracker',
            record: { ...tracker, trackerId: tracker.uuid },
            amount,
            price,
          }),
        ),
      send: (body: string) => commit(sendMessage(viewer, tracker, body)),
      pauseLink: (link: TrackingLink) => commit(pauseLink(viewer, link)),
      resumeLink: (link: TrackingLink) => commit(resumeLink(viewer, link)),
      revokeLink: (link: TrackingLink) => commit(revokeLink(viewer, link)),
      /** `day` is the last one on which the link works. */
      setLastDay: (link: TrackingLink, day: string) =>
        commit(setExpiry(viewer, link, endOfDay(day, zone), Date.now())),
      newLink: (before: TrackingLink | null) =>
        commit(newLink(viewer, tracker, before, { at: Date.now(), zone })),
    }),
    [viewer, tracker, commit, commitAll, zone],
  );
}

function cancelledText({ jobs }: OpenWork): string {
  if (jobs.length === 0) return 'Tracker cancelled';
  return jobs.length === 1 ? 'Tracker and its job cancelled' : `Tracker and ${jobs.length} jobs cancelled`;
}
