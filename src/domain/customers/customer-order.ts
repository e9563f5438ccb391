import { foldText } from '../format/fold-text';
import type { Customer } from './customer';
import { CUSTOMER_ARCHIVE } from './archive-filters';
import type { ArchiveSortKey } from './archive-filters';
import { STORE_SORTS } from './customer-filters';
import type { LeadSortKey } from './customer-filters';
import { CUSTOMER_STATUSES } from '../core/statuses';

/** Fields that decide a customer's position in a list. */
export type OrderedFields = Pick<
  Customer,
  | 'uuid'
  | 'createdAt'
  | 'nameKey'
  | 'phoneKey'
  | 'nextFollowUp'
  | 'appointmentTime'
  | 'streetAddress'
  | 'city'
  | 'leadSource'
  | 'salesperson'
  | 'customerStatus'
  | 'soldAt'
  | 'archivedAt'
>;

export type CustomerSortKey = LeadSortKey | ArchiveSortKey;

export type Names = Readonly<Record<string, string>>;

/** A customer's sort value; null comes last in either direction. */
function placeOf(customer: OrderedFields, sortBy: CustomerSortKey, names: Names): string | number | null {
  switch (sortBy) {
    case 'created':
      return customer.createdAt;
    case 'name':
      return customer.nameKey || null;
    case 'phone':
      return customer.phoneKey || null;
    case 'followUp':
      return customer.nextFollowUp || null;
    case 'appointment':
      return customer.appointmentTime;
    case 'soldAt':
    case 'archivedAt':
      return customer[sortBy];
    case 'address':
      return foldText(`${customer.streetAddress} ${customer.city}`) || null;
    case 'source':
      return foldText(customer.leadSource) || null;
    case 'salesperson':
      return foldText(names[customer.salesperson] ?? '') || null;
    case 'status':
      return CUSTOMER_STATUSES.indexOf(customer.customerStatus);
  }
}

/**
 * Sorts customers by a column; equal ones newest first, those without a value last. For the store's orders,
 * ties are sorted as the store does, so that a list begun there continues here.
 */
export function inOrder<C extends OrderedFields>(
  customers: readonly C[],
  sortBy: CustomerSortKey,
  descending: boolean,
  names: Names = {},
): readonly C[] {
  const direction = descending ? -1 : 1;
  const isStoreOrder = [...STORE_SORTS, ...CUSTOMER_ARCHIVE.orders].some((sort) => sort === sortBy);
  return customers
    .map((customer) => ({ customer, place: placeOf(customer, sortBy, names) }))
    .sort((a, b) => {
      if (a.place !== b.place) return comparePlaces(a.place, b.place, direction);
      if (!isStoreOrder) return newestFirst(a.customer, b.customer, 1);
      // In ascending order a query of its own reads those without a value.
      return a.place === null && !descending
        ? newestFirst(a.customer, b.customer, -1)
        : compareIds(a.customer, b.customer, direction);
    })
    .map(({ customer }) => customer);
}

function comparePlaces(a: string | number | null, b: string | number | null, direction: 1 | -1): number {
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -direction : direction;
}

function newestFirst(a: OrderedFields, b: OrderedFields, idDirection: 1 | -1): number {
  return b.createdAt - a.createdAt || compareIds(a, b, idDirection);
}

function compareIds(a: OrderedFields, b: OrderedFields, direction: 1 | -1): number {
  return a.uuid < b.uuid ? -direction : direction;
}
