import { customerShape } from '@/domain/customers/customer';
import type { Customer, CustomerOrganizer } from '@/domain/customers/customer';
import { isOrderFixed, searchKeys, STORE_SORTS } from '@/domain/customers/customer-filters';
import type { LeadFilters, StoreSortKey } from '@/domain/customers/customer-filters';
import { UNCONTACTED } from '@/domain/customers/customer-status';
import { duplicateKeys, phoneKeysOf } from '@/domain/customers/duplicates';
import type { TypedCustomer } from '@/domain/customers/duplicates';
import { otherPhoneKeyOf } from '@/domain/format/phone';
import { MOST_COUNTED } from '@/domain/core/list-bounds';
import type { Day } from '@/domain/time/time';
import { instant } from '@/domain/core/value';
import type { Viewer } from '@/domain/access/viewer';
import { inList, whereOf } from './lead-where';
import { LIST_PAGE } from '../core/list-source';
import { IDS_AT_ONCE, query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import { scopeOf } from '../core/scope';
import type { OrderBy } from '../store/port';

/** Page size of a list read in two parts, so that both first pages stay under one. */
const HALF_PAGE = LIST_PAGE / 2;
/** Maximum number of events of a calendar's range; screens report when there may be more. */
export const MAX_EVENTS = 500;
const FOUND = 12;
/** Customers that a search on the device reads at once. */
const SEARCHED_PAGE = 100;
/** Enough to find, among people of one name, the one at the same address. */
const DUPLICATES = 10;

const SORT_FIELDS: Readonly<Record<StoreSortKey, string>> = {
  created: 'createdAt',
  name: 'nameKey',
  followUp: 'nextFollowUp',
  appointment: 'appointmentTime',
};

const newestFirst: OrderBy = { field: 'createdAt', direction: 'desc' };

/**
 * The Open Leads List, as one query or two to be read in sequence: in ascending order of follow-up or appointment,
 * leads without one would come first, so they are queried last. The queries do not cover search text, tags, creation
 * dates and appointments; an order that the store does not support becomes newest first.
 */
export function openLeads(
  viewer: Viewer,
  asked: LeadFilters,
  today: Day,
  country: string,
): readonly TypedQuery<Customer>[] {
  const filters = { ...asked, ...storeOrder(asked) };
  const where = whereOf(viewer, filters, today, country);
  const field = SORT_FIELDS[filters.sortBy];
  const direction = filters.descending ? 'desc' : 'asc';
  const isSameDay = filters.sortBy === 'followUp' && filters.followUp !== null && !isOrderFixed(filters);
  const orderBy = isSameDay ? [newestFirst] : [{ field, direction } as const];
  const canBeUnset = filters.sortBy === 'appointment' || (filters.sortBy === 'followUp' && !filters.followUp);
  if (!canBeUnset || filters.descending) {
    return [query(customerShape, { where, orderBy, limit: LIST_PAGE })];
  }
  const unset = filters.sortBy === 'followUp' ? '' : null;
  const least = filters.sortBy === 'followUp' ? '' : instant(0);
  return [
    query(customerShape, { where: [...where, { field, op: '>', value: least }], orderBy, limit: HALF_PAGE }),
    query(customerShape, {
      where: [...where, { field, op: '==', value: unset }],
      orderBy: [newestFirst],
      limit: HALF_PAGE,
    }),
  ];
}

/** The store's order for these filters. */
export function storeOrder(filters: LeadFilters): {
  readonly sortBy: StoreSortKey;
  readonly descending: boolean;
} {
  const known = STORE_SORTS.find((sort) => sort === filters.sortBy);
  if (isOrderFixed(filters) && known !== 'followUp') return { sortBy: 'followUp', descending: false };
  return known ? { sortBy: known, descending: filters.descending } : { sortBy: 'created', descending: true };
}

/** Count of the leads that match the filters. */
export function leadCount(
  viewer: Viewer,
  filters: LeadFilters,
  today: Day,
  country: string,
): TypedQuery<Customer> {
  return query(customerShape, {
    where: whereOf(viewer, filters, today, country),
    orderBy: [],
    limit: MOST_COUNTED,
  });
}

/** Count of open leads created between two instants (epoch ms, end excluded). */
export function leadsCreatedBetween(viewer: Viewer, from: number, to: number): TypedQuery<Customer> {
  return query(customerShape, {
    where: [
      ...inList(viewer, 'Open'),
      { field: 'createdAt', op: '>=', value: instant(from) },
      { field: 'createdAt', op: '<', value: instant(to) },
    ],
    orderBy: [],
    limit: MOST_COUNTED,
  });
}

/** The lead that has waited longest for a first call. */
export function longestWaiting(viewer: Viewer): TypedQuery<Customer> {
  return query(customerShape, {
    where: [...inList(viewer, 'Open'), { field: 'customerStatus', op: 'in', value: UNCONTACTED }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 1,
  });
}

/** Open leads with an appointment that starts between two instants (epoch ms, end excluded). */
export function appointmentsBetween(viewer: Viewer, from: number, to: number): TypedQuery<Customer> {
  return query(customerShape, {
    where: [
      ...inList(viewer, 'Open'),
      { field: 'appointmentTime', op: '>=', value: instant(from) },
      { field: 'appointmentTime', op: '<', value: instant(to) },
    ],
    orderBy: [{ field: 'appointmentTime', direction: 'asc' }],
    limit: MAX_EVENTS,
  });
}

/** Count of the same appointments. */
export function appointmentCount(viewer: Viewer, from: number, to: number): TypedQuery<Customer> {
  const { where } = appointmentsBetween(viewer, from, to).spec;
  return query(customerShape, { where, orderBy: [], limit: MOST_COUNTED });
}

/** Open leads without an appointment, newest first. */
export function leadsWithoutAppointment(viewer: Viewer): TypedQuery<Customer> {
  return query(customerShape, {
    where: [...inList(viewer, 'Open'), { field: 'appointmentTime', op: '==', value: null }],
    orderBy: [newestFirst],
    limit: LIST_PAGE,
  });
}

/** Count of open leads without an appointment. */
export function leadsWithoutAppointmentCount(viewer: Viewer): TypedQuery<Customer> {
  const { where } = leadsWithoutAppointment(viewer).spec;
  return query(customerShape, { where, orderBy: [], limit: MOST_COUNTED });
}

/** Upper bound of a prefix search: the prefix followed by the last character. */
const LAST_CHARACTER = '\uF8FF';

/** Prefix search by name, phone or e-mail: one query per possible key; `list` null searches all lists. */
export function searchCustomers(
  viewer: Viewer,
  text: string,
  list: CustomerOrganizer | null,
): readonly TypedQuery<Customer>[] {
  const scope = list ? inList(viewer, list) : scopeOf(viewer);
  const keys = searchKeys(text);
  const otherPhone = keys.phoneKey === null ? null : otherPhoneKeyOf(text) || null;
  return [...Object.entries(keys), ['phoneKey', otherPhone] as const].flatMap(([field, key]) =>
    key === null
      ? []
      : [
          query(customerShape, {
            where: [
              ...scope,
              { field, op: '>=', value: key },
              { field, op: '<', value: key + LAST_CHARACTER },
            ],
            orderBy: [{ field, direction: 'asc' }],
            limit: FOUND,
          }),
        ],
  );
}

/** A user's customers by name, paged, for a search on the device; `list` null for all lists. */
export function customersByName(viewer: Viewer, list: CustomerOrganizer | null): TypedQuery<Customer> {
  return query(customerShape, {
    where: list ? inList(viewer, list) : scopeOf(viewer),
    orderBy: [{ field: 'nameKey', direction: 'asc' }],
    limit: SEARCHED_PAGE,
  });
}

/** Customers who share the phone, e-mail or name being typed, each by equality. */
export function possibleDuplicates(viewer: Viewer, typed: TypedCustomer): readonly TypedQuery<Customer>[] {
  const { emailKey, nameKey } = duplicateKeys(typed);
  const keys = { phoneKey: phoneKeysOf(typed.phone), emailKey: [emailKey], nameKey: [nameKey] };
  return Object.entries(keys).flatMap(([field, values]) =>
    values.flatMap((key) =>
      key === null
        ? []
        : query(customerShape, {
            where: [...scopeOf(viewer), { field, op: '==', value: key }],
            orderBy: [],
            limit: DUPLICATES,
          }),
    ),
  );
}

/** Full records of up to 30 customers, in no order. */
export function customersById(viewer: Viewer, ids: readonly string[]): TypedQuery<Customer> {
  return query(customerShape, {
    where: [...scopeOf(viewer), { field: 'uuid', op: 'in', value: ids }],
    orderBy: [],
    limit: IDS_AT_ONCE,
  });
}

/** A reference to one customer. */
export function customerRef(id: string): TypedRef<Customer> {
  return recordRef(customerShape, id);
}
