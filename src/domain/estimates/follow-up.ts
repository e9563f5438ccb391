import { dayOf, daysBetween } from '../time/time';
import type { Day } from '../time/time';
import { isExpired } from './estimate-problems';
import type { Estimate } from './estimate';
import type { EstimateStatus } from './estimate-status';

/** The statuses that wait for the client; asked changes wait for the office. */
export const WAITS_FOR_CLIENT = ['Sent', 'Viewed'] as const satisfies readonly EstimateStatus[];

/** On this many last days an estimate is about to expire, besides its very last one. */
const LAST_DAYS = 3;

/** After how many days without an answer a business follows up, 0 for never, and the zone of its days. */
export type FollowUpRule = { readonly days: number; readonly zone: string };

/** Why an estimate is followed up: it expires soon, nobody answered for the days, or the client looked at it. */
export type FollowUpReason = 'expiring' | 'unanswered' | 'viewed';

export type FollowedUp = Pick<
  Estimate,
  'listOrganizer' | 'status' | 'validUntil' | 'version' | 'contentAt' | 'sentAt' | 'sentOf'
>;

/** Why an estimate is to be followed up on this day of the business, the most urgent reason first; null for none. */
export function followUpReason(
  estimate: FollowedUp,
  today: Day,
  { days, zone }: FollowUpRule,
): FollowUpReason | null {
  const { status, validUntil, version, contentAt, sentAt, sentOf, listOrganizer } = estimate;
  const waits = WAITS_FOR_CLIENT.some((one) => one === status) && listOrganizer === 'Open';
  // What the office has changed since goes out as a new version first.
  if (!waits || version === 0 || contentAt !== sentOf || isExpired(estimate, today)) return null;
  if (validUntil !== '' && daysBetween(today, validUntil) <= LAST_DAYS) return 'expiring';
  if (days > 0 && sentAt !== null && daysBetween(dayOf(sentAt, zone), today) >= days) return 'unanswered';
  return status === 'Viewed' ? 'viewed' : null;
}

/**
 * Whether the product tells people of it by itself, today at the earliest on the day after the sending: a look alone has
 * its own notice, and businesses that never follow up are not told.
 */
export function isFollowedUp(estimate: FollowedUp, today: Day, rule: FollowUpRule): boolean {
  const reason = followUpReason(estimate, today, rule);
  const isDue = reason === 'expiring' || reason === 'unanswered';
  return rule.days > 0 && isDue && estimate.sentAt !== null && dayOf(estimate.sentAt, rule.zone) < today;
}
