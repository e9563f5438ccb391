import type { PublicCopy } from './public-copy';
import type { PublicOffice } from './public-office';
import type { TrackingLink } from '../trackers/tracker';

/** The documents read for a tracking link: its public document, and those readable in its state. */
export type TrackingSnapshot = {
  readonly link: Pick<TrackingLink, 'state' | 'expiresAt' | 'trackerId'> | null;
  readonly copy: PublicCopy | null;
  /** Who a paused page, or the page of a lead, is of. */
  readonly office: PublicOffice | null;
};

/** The view of the public page. An ended or unknown link names nobody. */
export type TrackingView =
  | { readonly kind: 'open'; readonly copy: PublicCopy }
  /** Of an estimate before the sale: there is no progress, only what the client's digits open. */
  | { readonly kind: 'offer'; readonly office: PublicOffice | null }
  | { readonly kind: 'unknown' }
  /** Waits for a place in the business's plan. */
  | { readonly kind: 'waiting' }
  /** Active, but its copy is not ready yet. */
  | { readonly kind: 'preparing' }
  | { readonly kind: 'paused'; readonly office: PublicOffice | null }
  /** Revoked, or past its last day. */
  | { readonly kind: 'ended' };

/** Decides a client's view of a link at `now` (epoch ms). */
export function trackingView({ link, copy, office }: TrackingSnapshot, now: number): TrackingView {
  if (link === null) return { kind: 'unknown' };
  if (link.state === 'revoked' || link.expiresAt <= now) return { kind: 'ended' };
  if (link.state === 'paused') return { kind: 'paused', office };
  if (link.state === 'requested') return { kind: 'waiting' };
  if (copy !== null) return { kind: 'open', copy };
  return link.trackerId === '' ? { kind: 'offer', office } : { kind: 'preparing' };
}
