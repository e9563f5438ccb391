import { manyOf, oneOf, placeOf, readAddress } from '../core/list-address';
import type { ListOrder, ListState } from '../core/list-address';
import type { Day } from '../time/time';
import { ESTIMATE_STATUSES, ESTIMATE_WITH_CLIENT } from './estimate-status';
import type { Estimate } from './estimate';
import { isExpired } from './estimate-problems';
import { followUpReason } from './follow-up';
import type { FollowedUp, FollowUpRule } from './follow-up';

/** What an estimate needs from the office. */
export const ESTIMATE_NEEDS = ['Expired', 'Changes Requested', 'Not sent', 'Follow up'] as const;
export type EstimateNeed = (typeof ESTIMATE_NEEDS)[number];

/** The address of the list of estimates; orders are named like their columns. */
export const ESTIMATE_LIST = {
  filters: {
    statuses: manyOf('status', ESTIMATE_STATUSES),
    need: oneOf('needs', ESTIMATE_NEEDS),
    person: oneOf('person'),
    list: placeOf('list', ['archive']),
  },
  orders: ['number', 'customer', 'until'],
  columns: ['number', 'customer', 'address', 'status', 'needs', 'total', 'sent', 'until', 'people'],
} as const;

export type EstimateOrder = ListOrder<(typeof ESTIMATE_LIST.orders)[number]>;
export type EstimateFilters = ListState<typeof ESTIMATE_LIST>;

export const ALL_ESTIMATES: EstimateFilters = readAddress(ESTIMATE_LIST, new URLSearchParams());

/** What an estimate needs today, or null; one reason, the most urgent first. Without a rule nothing is followed up. */
export function needOf(
  estimate: FollowedUp,
  today: Day,
  rule: FollowUpRule | null = null,
): EstimateNeed | null {
  const { status, version, contentAt, sentOf } = estimate;
  if (status === 'Changes Requested') return 'Changes Requested';
  if (!ESTIMATE_WITH_CLIENT.includes(status)) return null;
  if (version > 0 && contentAt !== sentOf) return 'Not sent';
  if (isExpired(estimate, today)) return 'Expired';
  return rule && followUpReason(estimate, today, rule) !== null ? 'Follow up' : null;
}

/** Whether an estimate matches all filters on this day. */
export function fitsEstimate(
  estimate: Estimate,
  filters: EstimateFilters,
  today: Day,
  rule: FollowUpRule,
): boolean {
  const { statuses, need, person } = filters;
  if (statuses.length > 0 && !statuses.includes(estimate.status)) return false;
  if (need !== null && needOf(estimate, today, rule) !== need) return false;
  return person === null || estimate.assignees.includes(person);
}
