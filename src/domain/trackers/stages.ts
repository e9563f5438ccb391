import { addDays, daysBetween } from '../time/time';
import type { Day } from '../time/time';
import { HOLD_REASONS, TRACKER_STAGES } from '../core/statuses';
import type { HoldReason, TrackerStage, TrackerStatus } from '../core/statuses';
import { STAGE_KEYS } from './tracker';
import type { Tracker } from './tracker';

/** The fields of a tracker that say where it stands and since when. */
export type StageChange = Pick<
  Tracker,
  'status' | 'statusAt' | 'statusBy' | 'statusReason' | 'statusNote' | 'subStatus' | 'stageAt'
>;

/** How a stage relates to the one a tracker is in. A skipped stage was jumped over and never worked on. */
export const STAGE_STATES = ['next', 'now', 'done', 'skipped'] as const;

/** One step of the way as a rail or list draws it; `at` in epoch ms, null while not reached. */
export type StageStep = {
  readonly stage: TrackerStage;
  readonly at: number | null;
  readonly state: (typeof STAGE_STATES)[number];
};

/** Tells a stage of the way from `Cancelled`. */
export function isStage(status: string): status is TrackerStage {
  return TRACKER_STAGES.some((stage) => stage === status);
}

/** The furthest stage a tracker has come to, also when it is cancelled. */
export function reachedStage(tracker: Pick<Tracker, 'status' | 'stageAt'>): TrackerStage {
  if (isStage(tracker.status)) return tracker.status;
  return TRACKER_STAGES.findLast((stage) => tracker.stageAt[STAGE_KEYS[stage]] !== null) ?? 'Sold';
}

/** The stage after the one a tracker is in; null at the end and when cancelled. */
export function nextStage(status: TrackerStatus): TrackerStage | null {
  if (!isStage(status)) return null;
  return TRACKER_STAGES[TRACKER_STAGES.indexOf(status) + 1] ?? null;
}

/**
 * Moves a tracker to a stage at `at` (epoch ms). Stages that were skipped get the date of the jump,
 * stages already reached keep theirs, and those behind the new one lose theirs when going back.
 */
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
    status: to,
    statusAt: at,
    statusBy: by,
    statusReason: '',
    statusNote: '',
    subStatus: '',
    stageAt: { ...tracker.stageAt, ...Object.fromEntries(entries) },
  };
}

/** Cancels a tracker; the dates of the stages it reached stay. */
export function cancelTracker(
  tracker: Pick<Tracker, 'stageAt'>,
  why: { readonly reason: string; readonly note: string },
  at: number,
  by: string,
): StageChange {
  return {
    status: 'Cancelled',
    statusAt: at,
    statusBy: by,
    statusReason: why.reason,
    statusNote: why.note,
    subStatus: '',
    stageAt: tracker.stageAt,
  };
}

/** Every stage with its date and whether it is behind, skipped, here or ahead. */
export function stageSteps(tracker: Pick<Tracker, 'status' | 'stageAt'>): readonly StageStep[] {
  const here = TRACKER_STAGES.indexOf(reachedStage(tracker));
  const atOf = (index: number) => {
    const stage = TRACKER_STAGES[index];
    return stage && index <= here ? tracker.stageAt[STAGE_KEYS[stage]] : null;
  };
  return TRACKER_STAGES.map((stage, index) => {
    const at = atOf(index);
    // A jump gives the stages it passes over the moment at which it lands on the next one.
    const isSkipped = index > 0 && index < here && at !== null && at === atOf(index + 1);
    if (isSkipped) return { stage, at: null, state: 'skipped' };
    const isDone = index < here || tracker.status === 'Complete';
    return { stage, at, state: isDone ? 'done' : index === here ? 'now' : 'next' };
  });
}

/** Is the work over: nothing about it can be late any more? */
function isFinished(status: TrackerStatus): boolean {
  return ['Invoiced', 'Complete', 'Cancelled'].includes(status);
}

/**
 * Late: the day it should start has passed without work, or the day it should end has passed
 * unfinished. `today` is a day in the business's zone.
 */
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

/** Is a tracker before In Progress, so that work that starts would move it on? */
export function isBeforeWork(tracker: Pick<Tracker, 'status' | 'listOrganizer'>): boolean {
  const stage = stageIndex(tracker.status);
  return tracker.listOrganizer === 'Open' && stage >= 0 && stage < TRACKER_STAGES.indexOf('In Progress');
}

/** Has a crew started work that the office has not moved the tracker for? */
export function awaitsStart(
  tracker: Pick<Tracker, 'status' | 'statusAt' | 'listOrganizer' | 'workSince'>,
): boolean {
  return isBeforeWork(tracker) && tracker.workSince !== null && tracker.workSince >= tracker.statusAt;
}

/** What an office says when it puts a tracker on hold. */
export type HoldAnswer = {
  readonly reason: HoldReason;
  /** For the office alone. */
  readonly note: string;
  /** The day the work starts or goes on again; '' while that is not known. */
  readonly resumesOn: Day;
};

/**
 * Puts a tracker on hold from `at` (epoch ms). A known day moves an expected start that lies before it, and
 * the expected end by as many days, as long as the work has not begun.
 */
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

/** Takes the hold off; the reason stays readable in the history. */
export function holdOff(): Tracker['hold'] {
  return { on: false, reason: HOLD_REASONS[0], note: '', since: null, resumesOn: '' };
}

/** Narrows text from a form or address to a reason for a hold. */
export function isHoldReason(value: string): value is HoldReason {
  return HOLD_REASONS.some((reason) => reason === value);
}

function stageIndex(status: TrackerStatus): number {
  return isStage(status) ? TRACKER_STAGES.indexOf(status) : -1;
}
