import { foldText } from '../format/fold-text';
import type { Customer } from './customer';
import { STORE_SORTS } from './customer-filters';
import type { LeadSortKey } from './customer-filters';
import { CUSTOMER_STATUSES } from '../core/statuses';

/** What decides the place of a customer in a list; a whole customer has it. */
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
>;

/** Names of people by uid, for the order of salespeople. */
export type Names = Readonly<Record<string, string>>;

/** What a customer is placed by; null stands last in either direction. */
function placeOf(customer: OrderedFields, sortBy: LeadSortKey, names: Names): string | number | null {
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
 * Customers in the order of a column; equal ones newest first, those without a value at the end. In an order
 * that the store knows, equal ones stand as it gives them, so that a list begun there goes on here.
 */
export function inOrder<C extends OrderedFields>(
  customers: readonly C[],
  sortBy: LeadSortKey,
  descending: boolean,
  names: Names = {},
): readonly C[] {
  const direction = descending ? -1 : 1;
  const isStoreOrder = STORE_SORTS.some((sort) => sort === sortBy);
  return customers
    .map((customer) => ({ customer, place: placeOf(customer, sortBy, names) }))
    .sort((a, b) => {
      if (a.place !== b.place) return comparePlaces(a.place, b.place, direction);
      if (!isStoreOrder) return newestFirst(a.customer, b.customer, 1);
      // In ascending order the store is asked for those without a value by a question of their own.
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
