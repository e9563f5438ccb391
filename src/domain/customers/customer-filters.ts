import { foldText } from '../format/fold-text';
import { CUSTOMER_STATUSES } from '../core/statuses';
import type { CustomerStatus } from '../core/statuses';
import { addDays, daysBetween, startOfWeek } from '../time/time';
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
export type CreatedFilter = keyof typeof CREATED_FILTERS;

/** Appointment filters: any, none, before today, today, this week. */
export const APPOINTMENT_FILTERS = ['set', 'none', 'past', 'today', 'week'] as const;
export type AppointmentFilter = (typeof APPOINTMENT_FILTERS)[number];

/** Means "no salesperson"; ids are never this short. */
export const UNASSIGNED = 'none';

/** Filters and order of the list of leads; all live in the address. */
export type LeadFilters = {
  readonly statuses: readonly CustomerStatus[];
  readonly salespeople: readonly string[];
  readonly sources: readonly string[];
  readonly followUp: FollowUpFilter | null;
  /** A lead needs one of these tags; empty for all. */
  readonly tags: readonly string[];
  readonly created: CreatedFilter | null;
  readonly appointment: AppointmentFilter | null;
  readonly search: string;
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
    filters.appointment !== null
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

const createdFilter = (value: string | null): CreatedFilter | null =>
  value !== null && isCreatedFilter(value) ? value : null;

const isCreatedFilter = (value: string): value is CreatedFilter => Object.hasOwn(CREATED_FILTERS, value);

const oneOf = <T extends string>(options: readonly T[], value: string | null): T | null =>
  options.find((option) => option === value) ?? null;

const several = (address: URLSearchParams, name: string): readonly string[] => [
  ...new Set(address.getAll(name).filter((value) => value !== '')),
];

/** Reads filters from an address; drops unknown values. */
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

/** Writes filters into an address, without defaults. */
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
  const looksLikePhone = digits.length >= 3 && /^[\d\s()+.-]+$/.test(text.trim());
  return {
    nameKey: folded.length > 0 && !looksLikePhone ? folded : null,
    phoneKey: looksLikePhone ? digits.slice(-10) : null,
    emailKey: /^\S{2,}$/.test(folded) && !looksLikePhone ? text.trim().toLowerCase() : null,
  };
}
