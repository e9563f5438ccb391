import type { Customer } from './customer';
import { CREATED_FILTERS, followUpDays, UNASSIGNED } from './customer-filters';
import type { AppointmentFilter, EmailFilter, FollowUpFilter, LeadFilters } from './customer-filters';
import { fitsOwn, ownTests } from './own-filters';
import type { OwnTest } from './own-filters';
import type { CustomerStatus } from '../core/statuses';
import type { Place } from '../format/formats';
import { addDays, endOfDay, startOfDay, startOfWeek } from '../time/time';
import type { Day } from '../time/time';

/** Fields that filters test; a complete customer has them. */
export type FilteredFields = Pick<
  Customer,
  'listOrganizer' | 'leadSource' | 'nextFollowUp' | 'createdAt' | 'appointmentTime'
> &
  SharedFields;

type SharedFields = Pick<
  Customer,
  'uuid' | 'customerStatus' | 'salesperson' | 'tags' | 'email' | 'customFields'
>;

/** Filters of every list of customers; an absent or empty one allows all. */
export type CustomerFilters = {
  readonly salespeople: readonly string[];
  readonly statuses?: readonly CustomerStatus[];
  /** A customer needs one of these tags. */
  readonly tags?: readonly string[];
  readonly email?: EmailFilter | null;
  /** What is asked of own fields. */
  readonly ownTests?: readonly OwnTest[];
  /** Their ids, where another question has found them. */
  readonly ids?: readonly string[];
};

/** A predicate for the filters; it computes days and weeks once, so 10,000 leads take a few milliseconds. */
export function leadTest(
  filters: LeadFilters,
  today: Day,
  place: Place,
): (customer: FilteredFields) => boolean {
  const { zone, country } = place;
  const { sources, followUp, created, appointment } = filters;
  const fits = customerTest({ ...filters, ownTests: ownTests(filters.own, today, country) });
  const since = created ? startOfDay(addDays(today, 1 - CREATED_FILTERS[created]), zone) : -Infinity;
  const hasAppointment = appointment ? appointmentTest(appointment, today, place) : () => true;
  return (customer) =>
    customer.listOrganizer === 'Open' &&
    fits(customer) &&
    (sources.length === 0 || sources.includes(customer.leadSource)) &&
    (followUp === null || matchesFollowUp(customer.nextFollowUp, followUp, today, country)) &&
    customer.createdAt >= since &&
    hasAppointment(customer.appointmentTime);
}

/** A predicate for the filters of every list. */
export function customerTest(filters: CustomerFilters): (customer: SharedFields) => boolean {
  const { salespeople, statuses = [], tags = [], email = null, ownTests: own = [] } = filters;
  const ids = filters.ids && new Set(filters.ids);
  const people = salespeople.map((uid) => (uid === UNASSIGNED ? '' : uid));
  return (customer) =>
    (!ids || ids.has(customer.uuid)) &&
    (statuses.length === 0 || statuses.includes(customer.customerStatus)) &&
    (people.length === 0 || people.includes(customer.salesperson)) &&
    (tags.length === 0 || customer.tags.some((tag) => tags.includes(tag))) &&
    (email === null || (customer.email !== '') === (email === 'set')) &&
    fitsOwn(customer, own);
}

/** Whether one of these filters narrows a list. */
export function hasCustomerFilter(filters: CustomerFilters): boolean {
  const { salespeople, statuses = [], tags = [], email = null, ownTests: own = [] } = filters;
  return (
    [salespeople, statuses, tags, own].some((values) => values.length > 0) ||
    email !== null ||
    filters.ids !== undefined
  );
}

/** `at` is the start in epoch ms, or null for none. */
function appointmentTest(
  filter: AppointmentFilter,
  today: Day,
  { zone, country }: Place,
): (at: number | null) => boolean {
  const week = startOfWeek(today, country);
  const between = (from: number, to: number) => (at: number | null) => at !== null && at >= from && at < to;
  switch (filter) {
    case 'set':
      return (at) => at !== null;
    case 'none':
      return (at) => at === null;
    case 'past':
      return between(-Infinity, startOfDay(today, zone));
    case 'today':
      return between(startOfDay(today, zone), endOfDay(today, zone));
    case 'week':
      return between(startOfDay(week, zone), endOfDay(addDays(week, 6), zone));
  }
}

function matchesFollowUp(day: Day | '', filter: FollowUpFilter, today: Day, country: string): boolean {
  const days = followUpDays(filter, today, country);
  if (!days) return day === '';
  return day !== '' && (days.from === null || day >= days.from) && day <= days.to;
}
