import { manyOf, oneOf, placeOf } from '../core/list-address';
import type { ListOrder } from '../core/list-address';
import { CUSTOMER_STATUSES } from '../core/statuses';
import { CUSTOMER_ORGANIZERS } from './customer';
import { EMAIL_FILTERS } from './customer-filters';
import type { CustomerFilters } from './fitting-leads';
import { ownColumn, ownFilter } from './own-filters';
import { VALUE_FILTERS } from './value-filter';

/** The lists of the Client Archive. */
export type ArchiveList = 'Sold' | 'Archive';

/** The address of the Client Archive: its first tab holds the sold customers. Orders are named like their columns. */
export const CUSTOMER_ARCHIVE = {
  filters: { tab: placeOf('tab', ['archived']), salespeople: manyOf('salesperson') },
  orders: ['name', 'soldAt', 'archivedAt'],
  columns: ['phone', 'address', 'source', 'salesperson', 'status', 'soldAt', 'archivedAt'],
} as const;

export type ArchiveSortKey = (typeof CUSTOMER_ARCHIVE.orders)[number];
export type ArchiveOrder = ListOrder<ArchiveSortKey>;

/** Filters and order of an archive list, or of all customers. */
export type ArchiveFilters = CustomerFilters & {
  /** Null is the list's own; in a search, best match first. */
  readonly order: ArchiveOrder | null;
};

/** The chosen order, or the list's own: latest sale or latest archived first. */
export function archiveOrder(list: ArchiveList, order: ArchiveOrder | null): ArchiveOrder {
  return order ?? { by: list === 'Sold' ? 'soldAt' : 'archivedAt', descending: true };
}

/** The address of All Customers, by name, with these own fields; `list` shows one list alone. */
export const everybodyList = (ownFields: readonly string[]) => ({
  filters: {
    list: oneOf('list', CUSTOMER_ORGANIZERS),
    statuses: manyOf('status', CUSTOMER_STATUSES),
    salespeople: manyOf('salesperson'),
    tags: manyOf('tag'),
    email: oneOf('email', EMAIL_FILTERS),
    value: oneOf('value', VALUE_FILTERS),
    own: ownFilter(ownFields),
  },
  orders: ['name'] as const,
  columns: [
    'phone',
    'email',
    'address',
    'source',
    'tags',
    'salesperson',
    'list',
    'status',
    'created',
    'amount',
    ...ownFields.map(ownColumn),
  ],
});

/** The order of All Customers. */
export const BY_NAME: ArchiveOrder = { by: 'name', descending: false };
