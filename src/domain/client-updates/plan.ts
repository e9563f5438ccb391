import { TRACKER_STAGES } from '../core/statuses';
import type { TrackerStatus } from '../core/statuses';
import type { Visit } from '../jobs/visit';
import { isStage } from '../trackers/stages';
import type { Tracker } from '../trackers/tracker';
import { MINUTE_MS } from '../time/time';
import type { ClientUpdate } from './client-update';
import type { UpdateKind } from '../company/update-kinds';

/** Time in which a slip of the hand is taken back before anybody is told. */
export const SETTLE_MS = 10 * MINUTE_MS;
/** Least change of a visit's start or end that a client is told about. */
const TOLD_FROM_MS = 15 * MINUTE_MS;

/** What an update knows about its subject, in one line; '' when there is nothing to tell. */
export type Fact = string;

/** The stage of a tracker; a cancelled one tells nothing. */
export function stageFact(tracker: Pick<Tracker, 'status' | 'listOrganizer'>): Fact {
  return tracker.listOrganizer === 'Open' && isStage(tracker.status) ? tracker.status : '';
}

export function stageKind(fact: Fact): UpdateKind {
  return fact === ('Complete' satisfies TrackerStatus) ? 'done' : 'stage';
}

/** The time of a planned visit that is still to come at `now` (epoch ms). */
export function visitFact(
  { start, end, status }: Pick<Visit, 'start' | 'end' | 'status'>,
  now: number,
): Fact {
  return status === 'Planned' && start > now ? `${start} ${end}` : '';
}

/** A visit is booked until its client knows of it, then it moves. */
export function visitKind(told: Fact): UpdateKind {
  return told === '' ? 'booked' : 'moved';
}

/** Whether a client who knows one time or stage need not be told the other. */
function saysTheSame(told: Fact, fact: Fact): boolean {
  if (told === fact) return true;
  // A stage that the client has heard of is no news when a tracker goes back.
  if (isStage(told) && isStage(fact)) return TRACKER_STAGES.indexOf(fact) < TRACKER_STAGES.indexOf(told);
  const [before, after] = [told, fact].map((one) => one.split(' ').map(Number));
  if (before?.length !== 2 || after?.length !== 2) return false;
  return before.every((at, index) => Math.abs(at - (after[index] ?? NaN)) < TOLD_FROM_MS);
}

type Known = Pick<ClientUpdate, 'state' | 'wanted' | 'told'>;
/** A change of an update; it settles when there is nothing to tell. */
export type Replanned = Pick<ClientUpdate, 'state' | 'dueAt' | 'wanted'>;

/**
 * What follows for an update when its subject is at `fact`; null for no change. A fact that is waiting, was
 * stopped or could not be told is not planned again, so one change never makes two mails.
 */
export function replan(known: Known, fact: Fact, dueAt: number): Replanned | null {
  if (fact === '' || saysTheSame(known.told, fact)) {
    const isOpen = known.state !== 'settled' && known.state !== 'sent';
    return isOpen ? { state: 'settled', dueAt: null, wanted: known.told } : null;
  }
  return fact === known.wanted ? null : { state: 'waiting', dueAt, wanted: fact };
}
