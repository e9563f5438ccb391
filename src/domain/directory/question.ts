import type { Place } from '../format/formats';
import type { CustomerOrganizer } from '../customers/customer';
import { leadTest } from '../customers/fitting-leads';
import type { LeadFilters } from '../customers/customer-filters';
import { inOrder } from '../customers/customer-order';
import type { Names } from '../customers/customer-order';
import type { Day } from '../time/time';
import type { ListedCustomer } from './listed-customer';
import type { CustomerRows, PackedCustomers } from './packed-customers';

/** What a list, a search or the palette asks of all customers. */
export type CustomerQuestion = {
  /** Searched in names, phones, e-mails and addresses; '' for everybody. */
  readonly text: string;
  /** Null looks in all lists. */
  readonly list: CustomerOrganizer | null;
  /** Narrows and orders open leads; null leaves what was found in the order of how well it fits. */
  readonly leads: {
    readonly filters: LeadFilters;
    readonly today: Day;
    readonly place: Place;
    /** What people are called, when they decide the order. */
    readonly names?: Names;
  } | null;
  /** How many of the first ones to leave out; 0 when absent. */
  readonly from?: number;
  /** Most customers to answer with; they are counted all the same. */
  readonly limit: number;
};

/** What is said to a question, with the customers as they are at that place: objects, packed or rows. */
export type CustomerAnswer<Customers = CustomerRows> = {
  readonly customers: Customers;
  /** How many fit. */
  readonly total: number;
  /** How many the list holds, whether they fit or not. */
  readonly all: number;
  /** Tags and lead sources that customers on the list have. */
  readonly tags: readonly string[];
  readonly sources: readonly string[];
};

/** An answer as the index gives it, and as it crosses to the page. */
export type FoundCustomers = CustomerAnswer<readonly ListedCustomer[]>;
export type PackedAnswer = CustomerAnswer<PackedCustomers>;

/**
 * All who fit a question, in order, of customers that were found by its text, the best first. With a text
 * a list of leads stays in that order as long as no other is asked for.
 */
export function everybodyWhoFits(
  found: Iterable<ListedCustomer>,
  { list, leads, text }: Omit<CustomerQuestion, 'from' | 'limit'>,
): readonly ListedCustomer[] {
  const fits = leads ? leadTest(leads.filters, leads.today, leads.place) : () => true;
  const fitting: ListedCustomer[] = [];
  for (const customer of found) {
    if (isOnList(customer, list) && fits(customer)) fitting.push(customer);
  }
  const { sortBy, descending } = leads?.filters ?? { sortBy: 'created', descending: true };
  const isBestFirst = text.trim() !== '' && sortBy === 'created' && descending;
  return isBestFirst ? fitting : inOrder(fitting, sortBy, descending, leads?.names);
}

/** True for customers of a list; `null` is all lists. */
export function isOnList(
  customer: Pick<ListedCustomer, 'listOrganizer'>,
  list: CustomerOrganizer | null,
): boolean {
  return list === null || customer.listOrganizer === list;
}
