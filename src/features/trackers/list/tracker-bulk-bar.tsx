import { cancelWithJobs } from '@/data/trackers/cancel-work';
import { assignTracker, cancelWork, changeStage, trackerIntents } from '@/data/trackers/trackers';
import { MAX_ASSIGNEES } from '@/domain/core/record';
import { TRACKER_REASONS, TRACKER_STATUSES } from '@/domain/core/statuses';
import type { TrackerStatus } from '@/domain/core/statuses';
import { trackerLabel } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import { RecordBulkBar } from '@/features/lists/public';
import type { Picked, RecordChanges } from '@/features/lists/public';
import { TRACKERS } from './tracker-columns';

const CHANGES: RecordChanges<Tracker> = {
  words: TRACKERS,
  permission: 'trackers:edit',
  nameOf: (tracker) => tracker.title,
  assign: {
    label: trackerLabel('salesperson'),
    mayBeNobody: true,
    isAssigned: (tracker, uid) => tracker.salesperson === uid,
    change: assignTracker,
    refusal: ({ assignees }) => (assignees.length < MAX_ASSIGNEES ? null : 'has the most people already'),
  },
  status: {
    word: 'stage',
    all: TRACKER_STATUSES,
    reasons: TRACKER_REASONS,
    of: (tracker) => tracker.status,
    // Any stage may follow any other.
    refusal: () => null,
    change: (viewer, tracker, to: TrackerStatus, why, at) =>
      to === 'Cancelled' ? cancelWork(viewer, tracker, why, at) : changeStage(viewer, tracker, to, at),
  },
  closing: { status: 'Cancelled', isOver: ({ status }) => status === 'Complete' || status === 'Cancelled' },
  below: {
    owner: 'trackerId',
    mayHave: () => true,
    cancel: (viewer, tracker, { jobs, visits }, why, at) =>
      cancelWithJobs(
        viewer,
        tracker,
        { jobs: jobs.filter(({ trackerId }) => trackerId === tracker.uuid), visits },
        why,
        at,
      ),
  },
  archive: trackerIntents.archive,
  restore: trackerIntents.restore,
  isLimited: true,
};

/** The actions on selected trackers. */
export function TrackerBulkBar(picked: Picked<Tracker>) {
  return <RecordBulkBar {...picked} noun={CHANGES} />;
}
