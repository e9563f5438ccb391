import type { PublicCopy } from './public-copy';
import type { PublicOffice } from './public-office';
import type { TrackingLink } from '../trackers/tracker';

/** What was read behind a tracking link: its public handle, and what may be read beside it in that state. */
export type TrackingSnapshot = {
  readonly link: Pick<TrackingLink, 'state' | 'expiresAt'> | null;
  readonly copy: PublicCopy | null;
  /** Read while the link is paused. */
  readonly office: PublicOffice | null;
};

/** What the public page shows. An ended or unknown link names nobody. */
export type TrackingView =
  | { readonly kind: 'open'; readonly copy: PublicCopy }
  /** No such link. */
  | { readonly kind: 'unknown' }
  /** Waits for a place in the business's plan. */
  | { readonly kind: 'waiting' }
  /** Active, but its copy is still being made. */
  | { readonly kind: 'preparing' }
  | { readonly kind: 'paused'; readonly office: PublicOffice | null }
  /** Revoked, or past its last day. */
  | { readonly kind: 'ended' };

/** Decides what a client sees of a link at `now` (epoch ms). */
export function trackingView({ link, copy, office }: TrackingSnapshot, now: number): TrackingView {
  if (link === null) return { kind: 'unknown' };
  if (link.state === 'revoked' || link.expiresAt <= now) return { kind: 'ended' };
  if (link.state === 'paused') return { kind: 'paused', office };
  if (link.state === 'requested') return { kind: 'waiting' };
  return copy === null ? { kind: 'preparing' } : { kind: 'open', copy };
}
