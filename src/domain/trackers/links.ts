import { paths } from '../navigation/paths';
import type { LinkState } from '../core/statuses';
import { isDay } from '../core/calendar-day';
import { addDays, dayOf, endOfDay } from '../time/time';
import type { Day } from '../time/time';
import { LINK_DAYS } from './tracker';
import type { TrackingLink } from './tracker';

/** A link's visible state: an active or paused one may be past its last day. */
export type LinkCondition = LinkState | 'expired';

/** A state's chip text, and its sentence for the office. */
export const LINK_TEXTS: Readonly<Record<LinkCondition, { readonly label: string; readonly text: string }>> =
  {
    requested: {
      label: 'Waiting',
      text: 'Waits for a place in your plan. It starts to work by itself as soon as there is one.',
    },
    active: { label: 'Active', text: 'Anyone with the link sees the progress you share below.' },
    paused: { label: 'Paused', text: 'The client sees that the page is paused and how to reach you.' },
    expired: { label: 'Expired', text: 'Its last day has passed. Give it a later day to open it again.' },
    revoked: { label: 'Revoked', text: 'It has ended for good. Make a new link to share again.' },
  };

/** The condition of a link at `now` (epoch ms). */
export function linkCondition(link: Pick<TrackingLink, 'state' | 'expiresAt'>, now: number): LinkCondition {
  return link.state !== 'revoked' && link.expiresAt <= now ? 'expired' : link.state;
}

export function linkAddress(origin: string, link: string): string {
  return `${origin}${paths.tracking(link)}`;
}

/** End (epoch ms) of the last day of a link made at `now`. */
export function defaultExpiry(now: number, zone: string): number {
  return endOfDay(addDays(dayOf(now, zone), LINK_DAYS), zone);
}

export function lastDayOf(link: Pick<TrackingLink, 'expiresAt'>, zone: string): Day {
  return dayOf(link.expiresAt - 1, zone);
}

/** The problem with a chosen last day, as a sentence; null for none. */
export function lastDayProblem(day: string, now: number, zone: string): string | null {
  if (!isDay(day)) return 'Choose the last day on which the link works.';
  if (day < dayOf(now, zone)) return 'This day has passed. Choose today or a later one.';
  return null;
}
