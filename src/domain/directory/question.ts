import type { ListOrder } from '../core/list-address';
import type { Place } from '../format/formats';
import type { ArchiveFilters } from '../customers/archive-filters';
import type { CustomerOrganizer } from '../customers/customer';
import { customerTest, leadTest } from '../customers/fitting-leads';
import type { LeadFilters } from '../customers/customer-filters';
import { ownKeys } from '../customers/own-filters';
import { inOrder } from '../customers/customer-order';
import type { CustomerSortKey, Names } from '../customers/customer-order';
import type { Day } from '../time/time';
import type { ListedCustomer } from './listed-customer';
import type { CustomerRows, PackedCustomers } from './packed-customers';

/** A query of a list, a search or the palette over all customers. */
export type CustomerQuestion = {
  /** Searches names, phones, e-mails and addresses; '' for all. */
  readonly text: string;
  /** Null searches all lists. */
  readonly list: CustomerOrganizer | null;
  /** Filters and orders open leads; null keeps the order of relevance. */
  readonly leads: {
    readonly filters: LeadFilters;
    readonly today: Day;
    readonly place: Place;
    /** People's names, when they decide the order. */
    readonly names?: Names;
  } | null;
  /** Filters and orders an archive list; its order null keeps the order of relevance. */
  readonly archive?: ArchiveFilters;
  /** How many matches to skip; 0 when absent. */
  readonly from?: number;
  /** Most customers in the answer; all are counted. */
  readonly limit: number;
};

/** The answer to a query; the type of its customers depends on the place: objects, packed or rows. */
export type CustomerAnswer<Customers = CustomerRows> = {
  readonly customers: Customers;
  readonly total: number;
  readonly all: number;
  readonly tags: readonly string[];
  readonly sources: readonly string[];
  /** Values of own fields on the list, as its address has them. */
  readonly own: readonly string[];
};

/** An answer of the index, as sent to the page. */
export type FoundCustomers = CustomerAnswer<readonly ListedCustomer[]>;
export type PackedAnswer = CustomerAnswer<PackedCustomers>;

/** All matches in order: of a search by relevance, unless another order is chosen. */
export function everybodyWhoFits(
  found: Iterable<ListedCustomer>,
  question: Omit<CustomerQuestion, 'from' | 'limit'>,
): readonly ListedCustomer[] {
  const { list, leads, archive } = question;
  const fits = leads
    ? leadTest(leads.filters, leads.today, leads.place)
    : customerTest(archive ?? { salespeople: [] });
  const fitting: ListedCustomer[] = [];
  for (const customer of found) {
    if (isOnList(customer, list) && fits(customer)) fitting.push(customer);
  }
  const order = orderOf(question);
  return order === null ? fitting : inOrder(fitting, order.by, order.descending, leads?.names);
}

/** Null for the order of relevance. */
function orderOf(question: Omit<CustomerQuestion, 'from' | 'limit'>): ListOrder<CustomerSortKey> | null {
  const { leads, archive, text } = question;
  if (archive) return archive.order;
  const { sortBy, descending } = leads?.filters ?? { sortBy: 'created', descending: true };
  const isBestFirst = text.trim() !== '' && sortBy === 'created' && descending;
  return isBestFirst ? null : { by: sortBy, descending };
}

export function isOnList(
  customer: Pick<ListedCustomer, 'listOrganizer'>,
  list: CustomerOrganizer | null,
): boolean {
  return list === null || customer.listOrganizer === list;
}

/** The own fields that a question is about. */
export function ownAsked({ leads, archive }: Pick<CustomerQuestion, 'leads' | 'archive'>): readonly string[] {
  return leads ? ownKeys(leads.filters.own) : (archive?.ownTests ?? []).map(({ key }) => key);
}
