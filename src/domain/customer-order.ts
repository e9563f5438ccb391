import { foldText } from './customer';
import type { Customer } from './customer';
import type { LeadSortKey } from './customer-filters';
import { CUSTOMER_STATUSES } from './statuses';

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
  | 'salespersonName'
  | 'customerStatus'
>;

/** What a customer is placed by; null stands last in either direction. */
function placeOf(customer: OrderedFields, sortBy: LeadSortKey): string | number | null {
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
      return foldText(customer.salespersonName) || null;
    case 'status':
      return CUSTOMER_STATUSES.indexOf(customer.customerStatus);
  }
}

/** Customers in the order of a column; equal ones newest first, those without a value at the end. */
export function inOrder<C extends OrderedFields>(
  customers: readonly C[],
  sortBy: LeadSortKey,
  descending: boolean,
): readonly C[] {
  const direction = descending ? -1 : 1;
  return customers
    .map((customer) => ({ customer, place: placeOf(customer, sortBy) }))
    .sort((a, b) => comparePlaces(a.place, b.place, direction) || compareAge(a.customer, b.customer))
    .map(({ customer }) => customer);
}

function comparePlaces(a: string | number | null, b: string | number | null, direction: 1 | -1): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -direction : direction;
}

function compareAge(a: OrderedFields, b: OrderedFields): number {
  return b.createdAt - a.createdAt || (a.uuid < b.uuid ? -1 : 1);
}
