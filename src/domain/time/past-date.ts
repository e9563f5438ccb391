import { dayOf, daysBetween } from './time';
import type { Day } from './time';

/** How long ago a day was: "yesterday", "5 days ago"; null when it is today or still to come. */
export function pastDay(day: Day, today: Day): string | null {
  const days = day === '' ? 0 : daysBetween(day, today);
  if (days <= 0) return null;
  if (days === 1) return 'yesterday';
  return days < 365 ? `${days} days ago` : 'more than a year ago';
}

/** The same of a moment (epoch ms), which may also be "earlier today"; null for none or one to come. */
export function pastMoment(at: number | null, now: number, zone: string): string | null {
  if (at === null || at >= now) return null;
  return pastDay(dayOf(at, zone), dayOf(now, zone)) ?? 'earlier today';
}
