import { foldText } from '../format/fold-text';
import { phoneKeyOf } from '../format/phone';
import { manyOf, oneOf, readAddress, writeAddress } from '../core/list-address';
import type { ListOrder, ListState } from '../core/list-address';
import { CUSTOMER_STATUSES } from '../core/statuses';
import { addDays, daysBetween, startOfWeek } from '../time/time';
import { ownColumn, ownFilter } from './own-filters';
import { VALUE_FILTERS } from './value-filter';
import type { Day } from '../time/time';

export const LEAD_SORTS = [
  'created',
  'name',
  'followUp',
  'appointment',
  'phone',
  'address',
  'source',
  'salesperson',
  'status',
] as const;
export type LeadSortKey = (typeof LEAD_SORTS)[number];

/** Orders the store can read; the others need the directory. */
export const STORE_SORTS = ['created', 'name', 'followUp', 'appointment'] as const;
export type StoreSortKey = (typeof STORE_SORTS)[number];

/** Follow-up filters: before today, today, up to the end of this week including late ones, none set. */
export const FOLLOW_UP_FILTERS = ['late', 'today', 'week', 'none'] as const;
export type FollowUpFilter = (typeof FOLLOW_UP_FILTERS)[number];

/** Age of a lead, in days back from and including today. */
export const CREATED_FILTERS = { week: 7, month: 30, quarter: 90, year: 365 } as const;

/** Appointment filters: any, none, before today, today, this week. */
export const APPOINTMENT_FILTERS = ['set', 'none', 'past', 'today', 'week'] as const;
export type AppointmentFilter = (typeof APPOINTMENT_FILTERS)[number];

/** Whether a customer has an e-mail address. */
export const EMAIL_FILTERS = ['set', 'none'] as const;
export type EmailFilter = (typeof EMAIL_FILTERS)[number];

/** Means "no salesperson"; ids are never this short. */
export const UNASSIGNED = 'none';

/** The address of the Open Leads List, with these own fields; orders are named like their columns. */
export const leadList = (ownFields: readonly string[]) => ({
  filters: {
    statuses: manyOf('status', CUSTOMER_STATUSES),
    salespeople: manyOf('salesperson'),
    sources: manyOf('source'),
    followUp: oneOf('followUp', FOLLOW_UP_FILTERS),
    /** A lead needs one of these tags; empty for all. */
    tags: manyOf('tag'),
    created: oneOf('created', ['week', 'month', 'quarter', 'year']),
    appointment: oneOf('appointment', APPOINTMENT_FILTERS),
    email: oneOf('email', EMAIL_FILTERS),
    value: oneOf('value', VALUE_FILTERS),
    own: ownFilter(ownFields),
  },
  orders: LEAD_SORTS,
  columns: [
    'phone',
    'email',
    'address',
    'source',
    'tags',
    'salesperson',
    'status',
    'created',
    'appointment',
    'followUp',
    'amount',
    ...ownFields.map(ownColumn),
  ],
});

type LeadList = ReturnType<typeof leadList>;
const PLAIN_LEADS = leadList([]);

/** Filters and order of the list of leads. */
export type LeadFilters = Omit<ListState<LeadList>, 'order' | 'hidden'> & {
  /** The customers that the filter by value lets through, read for it; absent without one. */
  readonly ids?: readonly string[];
  readonly sortBy: LeadSortKey;
  readonly descending: boolean;
};

/** The default list: everything open, newest first. */
export const ALL_LEADS: LeadFilters = {
  statuses: [],
  salespeople: [],
  sources: [],
  followUp: null,
  tags: [],
  created: null,
  appointment: null,
  email: null,
  value: null,
  own: [],
  search: '',
  sortBy: 'created',
  descending: true,
};

export function isFiltered(filters: LeadFilters): boolean {
  return (
    filters.statuses.length > 0 ||
    filters.salespeople.length > 0 ||
    filters.sources.length > 0 ||
    filters.followUp !== null ||
    filters.tags.length > 0 ||
    filters.created !== null ||
    filters.appointment !== null ||
    filters.email !== null ||
    filters.value !== null ||
    filters.own.length > 0
  );
}

/** The store reads follow-up days only in their order, so such a filter decides the order there. */
export function isOrderFixed(filters: Pick<LeadFilters, 'followUp'>): boolean {
  return filters.followUp === 'late' || filters.followUp === 'week';
}

function firstOrder(filters: Pick<LeadFilters, 'followUp'>): Pick<LeadFilters, 'sortBy' | 'descending'> {
  return isOrderFixed(filters)
    ? { sortBy: 'followUp', descending: false }
    : { sortBy: ALL_LEADS.sortBy, descending: ALL_LEADS.descending };
}

/** Reads filters from an address; drops unknown values. */
export function readLeadFilters(address: URLSearchParams, list: LeadList = PLAIN_LEADS): LeadFilters {
  const { order, hidden: _, ...filters } = readAddress(list, address);
  if (order === null) return { ...filters, ...firstOrder(filters) };
  return { ...filters, sortBy: order.by, descending: order.descending };
}

/** Writes filters into an address, without defaults. */
export function writeLeadFilters(filters: LeadFilters): URLSearchParams {
  return writeAddress(PLAIN_LEADS, { ...filters, order: leadOrder(filters) });
}

/** The order of a list in its address; null for the list's own. */
export function leadOrder(filters: LeadFilters): ListOrder<LeadSortKey> | null {
  const { sortBy: by, descending } = filters;
  const first = firstOrder(filters);
  return by === first.sortBy && descending === first.descending ? null : { by, descending };
}

export function endOfWeek(today: Day, country: string): Day {
  return addDays(startOfWeek(today, country), 6);
}

/** The follow-up days a filter allows, both ends included; null when it asks for none set. */
export function followUpDays(
  filter: FollowUpFilter,
  today: Day,
  country: string,
): { readonly from: Day | null; readonly to: Day } | null {
  switch (filter) {
    case 'late':
      return { from: null, to: addDays(today, -1) };
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: null, to: endOfWeek(today, country) };
    case 'none':
      return null;
  }
}

/** A follow-up day relative to today; `days` late or ahead. */
export type FollowUpState =
  { readonly kind: 'none' } | { readonly kind: 'late' | 'today' | 'ahead'; readonly days: number };

export function followUpState(day: Day | '', today: Day): FollowUpState {
  if (day === '') return { kind: 'none' };
  const days = daysBetween(today, day);
  if (days < 0) return { kind: 'late', days: -days };
  return days === 0 ? { kind: 'today', days } : { kind: 'ahead', days };
}

/** Search keys a typed text may begin; keys too short to help are null. */
export function searchKeys(text: string): {
  readonly nameKey: string | null;
  readonly phoneKey: string | null;
  readonly emailKey: string | null;
} {
  const folded = foldText(text);
  const digits = text.replace(/\D/g, '');
  const looksLikePhone = digits.length >= 3 && /^[\d\s()+./-]+$/.test(text.trim());
  return {
    nameKey: folded.length > 0 && !looksLikePhone ? folded : null,
    phoneKey: looksLikePhone ? phoneKeyOf(text) || null : null,
    emailKey: /^\S{2,}$/.test(folded) && !looksLikePhone ? text.trim().toLowerCase() : null,
  };
}
