import type { PublicCopy } from './public-copy';
import type { TrackingLink } from './tracker';

/** What was read behind a tracking link: its public handle, and the copy while that may be read. */
export type TrackingSnapshot = {
  readonly link: Pick<TrackingLink, 'state' | 'expiresAt'> | null;
  readonly copy: PublicCopy | null;
};

/** What the public page shows. Only an open link names anybody. */
export type TrackingView =
  | { readonly kind: 'open'; readonly copy: PublicCopy }
  /** No such link. */
  | { readonly kind: 'unknown' }
  /** Waits for a place in the business's plan. */
  | { readonly kind: 'waiting' }
  /** Active, but its copy is still being made. */
  | { readonly kind: 'preparing' }
  | { readonly kind: 'paused' }
  /** Revoked, or past its last day. */
  | { readonly kind: 'ended' };

/** Decides what a client sees of a link at `now` (epoch ms). */
export function trackingView({ link, copy }: TrackingSnapshot, now: number): TrackingView {
  if (link === null) return { kind: 'unknown' };
  if (link.state === 'revoked' || link.expiresAt <= now) return { kind: 'ended' };
  if (link.state === 'paused') return { kind: 'paused' };
  if (link.state === 'requested') return { kind: 'waiting' };
  return copy === null ? { kind: 'preparing' } : { kind: 'open', copy };
}
