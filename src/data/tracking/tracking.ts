import { publicCollection, PUBLIC_COPY } from '@/domain/core/collections';
import { defaultExpiry } from '@/domain/trackers/links';
import { trackerShape, trackingShape } from '@/domain/trackers/tracker';
import type { Tracker, TrackingLink } from '@/domain/trackers/tracker';
import type { Viewer } from '@/domain/access/viewer';
import type { Intent } from '../core/intent';
import { newLinkId } from '../core/ids';
import { recordRef } from '../core/query';
import type { TypedRef } from '../core/query';
import type { Write } from '../store/port';
import { createRecord, patchRecord } from '../core/writes';

/** A reference to one tracking link. */
export function trackingRef(link: string): TypedRef<TrackingLink> {
  return recordRef(trackingShape, link);
}

/** Removes the public copy at once, so that nothing stays readable until a function starts. */
function dropCopy(link: string): Write {
  return { kind: 'delete', ref: { collection: publicCollection(link), id: PUBLIC_COPY.id } };
}

/** Pauses the page; the link stays the same. */
export function pauseLink(viewer: Viewer, link: TrackingLink): Intent {
  return {
    name: 'changeLink',
    label: 'Link paused',
    writes: [patchRecord(viewer, trackingShape, link.uuid, { state: 'paused' }), dropCopy(link.uuid)],
    undo: [patchRecord(viewer, trackingShape, link.uuid, { state: 'active' })],
  };
}

/** Reopens a paused page. */
export function resumeLink(viewer: Viewer, link: TrackingLink): Intent {
  return {
    name: 'changeLink',
    label: 'Link works again',
    writes: [patchRecord(viewer, trackingShape, link.uuid, { state: 'active' })],
    undo: [patchRecord(viewer, trackingShape, link.uuid, { state: 'paused' }), dropCopy(link.uuid)],
  };
}

/** Ends a link for good. */
export function revokeLink(viewer: Viewer, link: TrackingLink): Intent {
  return {
    name: 'changeLink',
    label: 'Link revoked',
    writes: [patchRecord(viewer, trackingShape, link.uuid, { state: 'revoked' }), dropCopy(link.uuid)],
    undo: null,
  };
}

/** Sets a link's expiry (epoch ms). One expired at `now` lost its place in the plan, so it waits for a new one. */
export function setExpiry(viewer: Viewer, link: TrackingLink, expiresAt: number, now: number): Intent {
  const isBack = link.expiresAt <= now && expiresAt > now;
  const changes = isBack ? ({ expiresAt, state: 'requested' } as const) : { expiresAt };
  return {
    name: 'changeLink',
    label: 'Last day of the link changed',
    writes: [patchRecord(viewer, trackingShape, link.uuid, changes)],
    undo: [patchRecord(viewer, trackingShape, link.uuid, { expiresAt: link.expiresAt })],
  };
}

/** Gives a tracker a new link; an earlier one ends for good. `at` is epoch ms. */
export function newLink(
  viewer: Viewer,
  tracker: Tracker,
  before: TrackingLink | null,
  when: { readonly at: number; readonly zone: string },
): Intent {
  const uuid = newLinkId();
  const ended = before && before.state !== 'revoked' ? revokeLink(viewer, before).writes : [];
  return {
    name: 'changeLink',
    label: 'New link made',
    writes: [
      ...ended,
      createRecord(viewer, trackingShape, {
        uuid,
        trackerId: tracker.uuid,
        state: 'requested',
        expiresAt: defaultExpiry(when.at, when.zone),
      }),
      patchRecord(viewer, trackerShape, tracker.uuid, { linkId: uuid }),
    ],
    undo: null,
  };
}
