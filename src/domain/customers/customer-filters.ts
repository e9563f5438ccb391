import { foldText } from '../format/fold-text';
import { CUSTOMER_STATUSES } from '../core/statuses';
import type { CustomerStatus } from '../core/statuses';
import { addDays, daysBetween, startOfWeek } from '../time/time';
import type { Day } from '../time/time';

/** What the Open Leads List can be sorted by. */
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

/** The orders in which the store itself can read the list; the others need the directory. */
export const STORE_SORTS = ['created', 'name', 'followUp', 'appointment'] as const;
export type StoreSortKey = (typeof STORE_SORTS)[number];

/** Follow-ups to narrow the list to: before today, today, up to this week's end with the late ones, none set. */
export const FOLLOW_UP_FILTERS = ['late', 'today', 'week', 'none'] as const;
export type FollowUpFilter = (typeof FOLLOW_UP_FILTERS)[number];

/** When a lead came in, in days back from today with today among them. */
export const CREATED_FILTERS = { week: 7, month: 30, quarter: 90, year: 365 } as const;
export type CreatedFilter = keyof typeof CREATED_FILTERS;

/** Appointments to narrow the list to: any, none, before today, today, in this week. */
export const APPOINTMENT_FILTERS = ['set', 'none', 'past', 'today', 'week'] as const;
export type AppointmentFilter = (typeof APPOINTMENT_FILTERS)[number];

/** Stands for "nobody" among salespeople, whose ids are never this short. */
export const UNASSIGNED = 'none';

/** Everything that narrows and orders the list of leads; all of it lives in the address. */
export type LeadFilters = {
  readonly statuses: readonly CustomerStatus[];
  /** Uids and UNASSIGNED; empty for everybody. */
  readonly salespeople: readonly string[];
  /** Lead sources; empty for all. */
  readonly sources: readonly string[];
  readonly followUp: FollowUpFilter | null;
  /** Tags of which a lead has one at least; empty for all. */
  readonly tags: readonly string[];
  readonly created: CreatedFilter | null;
  readonly appointment: AppointmentFilter | null;
  readonly search: string;
  readonly sortBy: LeadSortKey;
  readonly descending: boolean;
};

/** The list as it opens: everything open, newest first. */
export const ALL_LEADS: LeadFilters = {
  statuses: [],
  salespeople: [],
  sources: [],
  followUp: null,
  tags: [],
  created: null,
  appointment: null,
  search: '',
  sortBy: 'created',
  descending: true,
};

/** Whether the filters leave anything out. */
export function isFiltered(filters: LeadFilters): boolean {
  return (
    filters.statuses.length > 0 ||
    filters.salespeople.length > 0 ||
    filters.sources.length > 0 ||
    filters.followUp !== null ||
    filters.tags.length > 0 ||
    filters.created !== null ||
    filters.appointment !== null
  );
}

/**
 * A range over follow-up days can only be read from the store in the order of those days, so there such
 * a filter decides the order; it is the order such a list opens in.
 */
export function isOrderFixed(filters: Pick<LeadFilters, 'followUp'>): boolean {
  return filters.followUp === 'late' || filters.followUp === 'week';
}

/** The order a list opens in. */
function firstOrder(filters: Pick<LeadFilters, 'followUp'>): Pick<LeadFilters, 'sortBy' | 'descending'> {
  return isOrderFixed(filters)
    ? { sortBy: 'followUp', descending: false }
    : { sortBy: ALL_LEADS.sortBy, descending: ALL_LEADS.descending };
}

const createdFilter = (value: string | null): CreatedFilter | null =>
  value !== null && isCreatedFilter(value) ? value : null;

const isCreatedFilter = (value: string): value is CreatedFilter => Object.hasOwn(CREATED_FILTERS, value);

const oneOf = <T extends string>(options: readonly T[], value: string | null): T | null =>
  options.find((option) => option === value) ?? null;

const several = (address: URLSearchParams, name: string): readonly string[] => [
  ...new Set(address.getAll(name).filter((value) => value !== '')),
];

/** Reads filters from an address; what it does not know is left out rather than refused. */
export function readLeadFilters(address: URLSearchParams): LeadFilters {
  const asked = address.getAll('status');
  const sort = address.get('sort') ?? '';
  const sortBy = oneOf(LEAD_SORTS, sort.replace(/^-/, ''));
  const followUp = oneOf(FOLLOW_UP_FILTERS, address.get('followUp'));
  return {
    statuses: CUSTOMER_STATUSES.filter((status) => asked.includes(status)),
    salespeople: several(address, 'salesperson'),
    sources: several(address, 'source'),
    followUp,
    tags: several(address, 'tag'),
    created: createdFilter(address.get('created')),
    appointment: oneOf(APPOINTMENT_FILTERS, address.get('appointment')),
    search: address.get('q') ?? '',
    ...(sortBy ? { sortBy, descending: sort.startsWith('-') } : firstOrder({ followUp })),
  };
}

/** Writes filters into an address, leaving out what is as it opens. */
export function writeLeadFilters(filters: LeadFilters): URLSearchParams {
  const address = new URLSearchParams();
  if (filters.search) address.set('q', filters.search);
  for (const status of filters.statuses) address.append('status', status);
  for (const uid of filters.salespeople) address.append('salesperson', uid);
  for (const source of filters.sources) address.append('source', source);
  if (filters.followUp) address.set('followUp', filters.followUp);
  for (const tag of filters.tags) address.append('tag', tag);
  if (filters.created) address.set('created', filters.created);
  if (filters.appointment) address.set('appointment', filters.appointment);
  const first = firstOrder(filters);
  const isFirst = filters.sortBy === first.sortBy && filters.descending === first.descending;
  if (!isFirst) address.set('sort', `${filters.descending ? '-' : ''}${filters.sortBy}`);
  return address;
}

/** Last day of the week a day lies in, as a country counts weeks. */
export function endOfWeek(today: Day, country: string): Day {
  return addDays(startOfWeek(today, country), 6);
}

/** The follow-up days a filter lets through, both ends included; null when it asks for none set. */
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

/** How a follow-up day stands to today; `days` counts how late or how far it is. */
export type FollowUpState =
  { readonly kind: 'none' } | { readonly kind: 'late' | 'today' | 'ahead'; readonly days: number };

/** Late, today or ahead: computed, never stored. */
export function followUpState(day: Day | '', today: Day): FollowUpState {
  if (day === '') return { kind: 'none' };
  const days = daysBetween(today, day);
  if (days < 0) return { kind: 'late', days: -days };
  return days === 0 ? { kind: 'today', days } : { kind: 'ahead', days };
}

/** The keys a typed search can be the beginning of; a key too short to help is left out. */
export function searchKeys(text: string): {
  readonly nameKey: string | null;
  readonly phoneKey: string | null;
  readonly emailKey: string | null;
} {
  const folded = foldText(text);
  const digits = text.replace(/\D/g, '');
  const looksLikePhone = digits.length >= 3 && /^[\d\s()+.-]+$/.test(text.trim());
  return {
    nameKey: folded.length > 0 && !looksLikePhone ? folded : null,
    phoneKey: looksLikePhone ? digits.slice(-10) : null,
    emailKey: /^\S{2,}$/.test(folded) && !looksLikePhone ? text.trim().toLowerCase() : null,
  };
}
