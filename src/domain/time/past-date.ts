import { dayOf, daysBetween } from './time';
import type { Day } from './time';

/** How long ago a day was: "yesterday", "5 days ago"; null for today and later. */
export function pastDay(day: Day, today: Day): string | null {
  const days = day === '' ? 0 : daysBetween(day, today);
  if (days <= 0) return null;
  if (days === 1) return 'yesterday';
  return days < 365 ? `${days} days ago` : 'more than a year ago';
}

/** The same for a moment (epoch ms), also "earlier today"; null for none or a future one. */
export function pastMoment(at: number | null, now: number, zone: string): string | null {
  if (at === null || at >= now) return null;
  return pastDay(dayOf(at, zone), dayOf(now, zone)) ?? 'earlier today';
}
