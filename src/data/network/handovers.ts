import { handoverShape } from '@/domain/network/handover';
import type { Handover, HandoverPart } from '@/domain/network/handover';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import { callFunction } from '../callables/function-caller';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { scopeOf } from '../core/scope';

/** A tracker's current and former hand-overs. */
export function handoversOf(viewer: Viewer, trackerId: string): TypedQuery<Handover> {
  return query(handoverShape, {
    where: [...scopeOf(viewer), { field: 'trackerId', op: '==', value: trackerId }],
    orderBy: [],
    limit: 10,
  });
}

/** All current hand-overs of the business to others. */
export function givenHandovers(viewer: Viewer): TypedQuery<Handover> {
  return query(handoverShape, {
    where: [
      ...scopeOf(viewer),
      { field: 'side', op: '==', value: 'given' },
      { field: 'state', op: '==', value: 'active' },
    ],
    orderBy: [],
    limit: MOST_ROWS,
  });
}

/** Trackers that others have offered to the viewer, unanswered. */
export function offeredHandovers(viewer: Viewer): TypedQuery<Handover> {
  return query(handoverShape, {
    where: [
      ...scopeOf(viewer),
      { field: 'person', op: '==', value: viewer.uid },
      { field: 'side', op: '==', value: 'taken' },
      { field: 'state', op: '==', value: 'waiting' },
    ],
    orderBy: [],
    limit: MOST_ROWS,
  });
}

/** Accepts or declines an offered tracker, by the id of the user's own side. */
export function answerHandover(handover: string, answer: 'accept' | 'decline'): Promise<void> {
  return callFunction('answerHandover', { handover, answer }, () => undefined);
}

/** Offers the chosen parts of a tracker to a connected user. */
export function handOverTracker(
  trackerId: string,
  person: string,
  parts: readonly HandoverPart[],
): Promise<void> {
  return callFunction('handOverTracker', { trackerId, person, parts: parts.join(' ') }, () => undefined);
}

/** Ends or returns a hand-over, by the id of the user's own side. */
export function endHandover(handover: string): Promise<void> {
  return callFunction('endHandover', { handover }, () => undefined);
}

/** The hand-overs' queries, for the suites that run every query. */
export const handoversCatalog: readonly CatalogEntry[] = [
  {
    name: 'whom a tracker is shared with',
    build: (viewer) => [handoversOf(viewer, 't1').spec],
    needs: 'trackers:view',
  },
  {
    name: 'what others offer',
    build: (viewer) => [offeredHandovers(viewer).spec],
    needs: 'trackers:view',
  },
  {
    name: 'what was handed to others',
    build: (viewer) => [givenHandovers(viewer).spec],
    needs: 'trackers:view',
  },
];
