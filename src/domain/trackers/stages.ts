import { addDays, daysBetween } from '../time/time';
import type { Day } from '../time/time';
import { HOLD_REASONS, TRACKER_STAGES } from '../core/statuses';
import type { HoldReason, TrackerStage, TrackerStatus } from '../core/statuses';
import { statusChange } from '../nouns/status-change';
import type { MoveReason, StatusChange } from '../nouns/status-change';
import { trackerNoun } from './noun';
import { STAGE_KEYS } from './tracker';
import type { Tracker } from './tracker';

/** Fields of a change of stage. */
export type StageChange = StatusChange<Tracker> & Pick<Tracker, 'stageAt'>;

/** State of a stage relative to the present one. A skipped stage was jumped over. */
export const STAGE_STATES = ['next', 'now', 'done', 'skipped'] as const;

/** A stage on a rail or in a list; `at` in epoch ms, null until reached. */
export type StageStep = {
  readonly stage: TrackerStage;
  readonly at: number | null;
  readonly state: (typeof STAGE_STATES)[number];
};

export function isStage(status: string): status is TrackerStage {
  return TRACKER_STAGES.some((stage) => stage === status);
}

/** The furthest stage reached, also of a cancelled tracker. */
export function reachedStage(tracker: Pick<Tracker, 'status' | 'stageAt'>): TrackerStage {
  if (isStage(tracker.status)) return tracker.status;
  return TRACKER_STAGES.findLast((stage) => tracker.stageAt[STAGE_KEYS[stage]] !== null) ?? 'Sold';
}

/** The next stage; null at the end and when cancelled. */
export function nextStage(status: TrackerStatus): TrackerStage | null {
  if (!isStage(status)) return null;
  return TRACKER_STAGES[TRACKER_STAGES.indexOf(status) + 1] ?? null;
}

/** Moves a tracker at `at` (epoch ms). Skipped stages get this date; going back clears later ones. */
export function moveToStage(
  tracker: Pick<Tracker, 'stageAt'>,
  to: TrackerStage,
  at: number,
  by: string,
): StageChange {
  const target = TRACKER_STAGES.indexOf(to);
  const entries = TRACKER_STAGES.map((stage, index) => {
    const key = STAGE_KEYS[stage];
    return [key, index <= target ? (tracker.stageAt[key] ?? at) : null] as const;
  });
  return {
    ...statusChange(trackerNoun, {}, to, at, by),
    stageAt: { ...tracker.stageAt, ...Object.fromEntries(entries) },
  };
}

/** Cancels a tracker. Dates of reached stages stay; the summary for the client goes, as it tells of work that was planned. */
export function cancelTracker(
  tracker: Pick<Tracker, 'stageAt'>,
  why: MoveReason,
  at: number,
  by: string,
): StageChange & Pick<Tracker, 'clientSummary'> {
  return {
    ...statusChange(trackerNoun, {}, 'Cancelled', at, by, why),
    stageAt: tracker.stageAt,
    clientSummary: '',
  };
}

/** Every stage with its date and state. */
export function stageSteps(tracker: Pick<Tracker, 'status' | 'stageAt'>): readonly StageStep[] {
  const here = TRACKER_STAGES.indexOf(reachedStage(tracker));
  const atOf = (index: number) => {
    const stage = TRACKER_STAGES[index];
    return stage && index <= here ? tracker.stageAt[STAGE_KEYS[stage]] : null;
  };
  return TRACKER_STAGES.map((stage, index) => {
    const at = atOf(index);
    // A jump gives skipped stages the same moment as the stage it reaches.
    const isSkipped = index > 0 && index < here && at !== null && at === atOf(index + 1);
    if (isSkipped) return { stage, at: null, state: 'skipped' };
    const isDone = index < here || tracker.status === 'Complete';
    return { stage, at, state: isDone ? 'done' : index === here ? 'now' : 'next' };
  });
}

function isFinished(status: TrackerStatus): boolean {
  return ['Invoiced', 'Complete', 'Cancelled'].includes(status);
}

/** Whether the start day passed without work, or the end day unfinished, by the business's `today`. */
export function isTrackerLate(
  tracker: Pick<Tracker, 'status' | 'listOrganizer' | 'expectedStart' | 'expectedEnd'>,
  today: Day,
): boolean {
  if (tracker.listOrganizer !== 'Open' || isFinished(tracker.status)) return false;
  const begun = TRACKER_STAGES.indexOf('In Progress') <= stageIndex(tracker.status);
  const over = tracker.status === 'Final Inspection';
  if (tracker.expectedEnd !== '' && tracker.expectedEnd < today && !over) return true;
  return tracker.expectedStart !== '' && tracker.expectedStart < today && !begun;
}

/** Whether a tracker is before In Progress, so that starting work would move it. */
export function isBeforeWork(tracker: Pick<Tracker, 'status' | 'listOrganizer'>): boolean {
  const stage = stageIndex(tracker.status);
  return tracker.listOrganizer === 'Open' && stage >= 0 && stage < TRACKER_STAGES.indexOf('In Progress');
}

/** Whether a crew has started work but the office has not moved the tracker. */
export function awaitsStart(
  tracker: Pick<Tracker, 'status' | 'statusAt' | 'listOrganizer' | 'workSince'>,
): boolean {
  return isBeforeWork(tracker) && tracker.workSince !== null && tracker.workSince >= tracker.statusAt;
}

export type HoldAnswer = {
  readonly reason: HoldReason;
  readonly note: string;
  /** The day work starts or resumes; '' while unknown. */
  readonly resumesOn: Day;
};

/** Puts a tracker on hold from `at` (epoch ms). A known day postpones the expected days unless work began. */
export function holdFrom(
  tracker: Pick<Tracker, 'status' | 'expectedStart' | 'expectedEnd'>,
  { reason, note, resumesOn }: HoldAnswer,
  at: number,
): Partial<Pick<Tracker, 'expectedStart' | 'expectedEnd'>> & Pick<Tracker, 'hold'> {
  const hold = { on: true, reason, note, since: at, resumesOn };
  const { expectedStart, expectedEnd } = tracker;
  const hasBegun = stageIndex(tracker.status) >= TRACKER_STAGES.indexOf('In Progress');
  if (resumesOn === '' || hasBegun || expectedStart >= resumesOn) return { hold };
  if (expectedStart === '' || expectedEnd === '') return { hold, expectedStart: resumesOn };
  return {
    hold,
    expectedStart: resumesOn,
    expectedEnd: addDays(expectedEnd, daysBetween(expectedStart, resumesOn)),
  };
}

/** Ends the hold; the history keeps the reason. */
export function holdOff(): Tracker['hold'] {
  return { on: false, reason: HOLD_REASONS[0], note: '', since: null, resumesOn: '' };
}

export function isHoldReason(value: string): value is HoldReason {
  return HOLD_REASONS.some((reason) => reason === value);
}

function stageIndex(status: TrackerStatus): number {
  return isStage(status) ? TRACKER_STAGES.indexOf(status) : -1;
}
