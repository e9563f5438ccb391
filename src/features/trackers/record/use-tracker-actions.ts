import { useMemo } from 'react';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { sendMessage } from '@/data/tracking/client-messages';
import { editPrice } from '@/data/money/prices';
import { newLink, pauseLink, resumeLink, revokeLink, setExpiry } from '@/data/tracking/tracking';
import {
  cancelWork,
  changeStage,
  holdTracker,
  releaseTracker,
  shareWithClient,
  trackerIntents,
} from '@/data/trackers/trackers';
import type { TrackerEdit } from '@/data/trackers/trackers';
import { changeSubStatus } from '@/data/core/sub-status';
import { useCommit } from '@/data/runtime/use-commit';
import type { Price } from '@/domain/money/price';
import type { HoldAnswer } from '@/domain/trackers/stages';
import type { TrackerStage } from '@/domain/core/statuses';
import type { SubStatus } from '@/domain/core/sub-statuses';
import { endOfDay } from '@/domain/time/time';
import type { ClientVisibleKey, Tracker, TrackingLink } from '@/domain/trackers/tracker';

type Why = { readonly reason: string; readonly note: string };

/** All actions on a tracker's page; each takes effect at once. */
export type TrackerActions = {
  readonly moveTo: (stage: TrackerStage) => void;
  readonly setSubStatus: (to: SubStatus | null) => void;
  readonly cancel: (why: Why) => void;
  readonly hold: (answer: HoldAnswer) => void;
  readonly release: () => void;
  readonly edit: (changes: TrackerEdit) => void;
  readonly share: (part: ClientVisibleKey, isShared: boolean) => void;
  readonly archive: () => void;
  readonly reopen: () => void;
  readonly setAmount: (cents: number, price: Price | null) => void;
  readonly send: (body: string) => void;
  readonly pauseLink: (link: TrackingLink) => void;
  readonly resumeLink: (link: TrackingLink) => void;
  readonly revokeLink: (link: TrackingLink) => void;
  /** `day` is the last one on which the link works. */
  readonly setLastDay: (link: TrackingLink, day: string) => void;
  readonly newLink: (before: TrackingLink | null) => void;
};

/** The actions of one tracker's page. */
export function useTrackerActions(tracker: Tracker): TrackerActions {
  const viewer = useViewer();
  const { settings } = useSettings();
  const commit = useCommit();
  const { timeZone } = settings;
  return useMemo(
    () => ({
      moveTo: (stage) => commit(changeStage(viewer, tracker, stage, Date.now())),
      setSubStatus: (to) => commit(changeSubStatus(viewer, 'tracker', tracker, to)),
      cancel: (why) => commit(cancelWork(viewer, tracker, why, Date.now())),
      hold: (answer) => commit(holdTracker(viewer, tracker, answer, Date.now())),
      release: () => commit(releaseTracker(viewer, tracker)),
      edit: (changes) => commit(trackerIntents.change(viewer, tracker, changes)),
      share: (part, isShared) => commit(shareWithClient(viewer, tracker, part, isShared)),
      archive: () => commit(trackerIntents.archive(viewer, tracker)),
      reopen: () => commit(trackerIntents.restore(viewer, tracker)),
      setAmount: (amount, price) =>
        commit(
          editPrice(viewer, {
            noun: 'tracker',
            record: { ...tracker, trackerId: tracker.uuid },
            amount,
            price,
          }),
        ),
      send: (body) => commit(sendMessage(viewer, tracker, body)),
      pauseLink: (link) => commit(pauseLink(viewer, link)),
      resumeLink: (link) => commit(resumeLink(viewer, link)),
      revokeLink: (link) => commit(revokeLink(viewer, link)),
      setLastDay: (link, day) => commit(setExpiry(viewer, link, endOfDay(day, timeZone), Date.now())),
      newLink: (before) => commit(newLink(viewer, tracker, before, { at: Date.now(), zone: timeZone })),
    }),
    [viewer, tracker, commit, timeZone],
  );
}
