import { MOST_COUNTED } from '@/domain/core/list-bounds';
import { archiveOrder } from '@/domain/customers/archive-filters';
import type { ArchiveList, ArchiveOrder, ArchiveSortKey } from '@/domain/customers/archive-filters';
import { customerShape } from '@/domain/customers/customer';
import type { Customer, CustomerOrganizer } from '@/domain/customers/customer';
import type { Viewer } from '@/domain/access/viewer';
import { LIST_PAGE } from '../core/list-source';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { scopeOf } from '../core/scope';
import { inList } from './lead-where';

const FIELDS: Readonly<Record<ArchiveSortKey, string>> = {
  name: 'nameKey',
  soldAt: 'soldAt',
  archivedAt: 'archivedAt',
};

/**
 * A list of the Client Archive: latest sale or latest archived first, unless another order is chosen. A filter of
 * salespeople would need an index for each order: the directory answers it, or the client narrows the rows.
 */
export function archivedCustomers(
  viewer: Viewer,
  list: ArchiveList,
  order: ArchiveOrder | null,
): TypedQuery<Customer> {
  const { by, descending } = archiveOrder(list, order);
  return query(customerShape, {
    where: inList(viewer, list),
    orderBy: [{ field: FIELDS[by], direction: descending ? 'desc' : 'asc' }],
    limit: LIST_PAGE,
  });
}

/** Count of an archive list. */
export function archivedCount(viewer: Viewer, list: ArchiveList): TypedQuery<Customer> {
  return query(customerShape, { where: inList(viewer, list), orderBy: [], limit: MOST_COUNTED });
}

/** All customers by name, or those of one list. */
export function everybody(viewer: Viewer, list: CustomerOrganizer | null): TypedQuery<Customer> {
  return query(customerShape, {
    where: list === null ? scopeOf(viewer) : inList(viewer, list),
    orderBy: [{ field: 'nameKey', direction: 'asc' }],
    limit: LIST_PAGE,
  });
}

/** Count of all customers, or of one list. */
export function everybodyCount(viewer: Viewer, list: CustomerOrganizer | null): TypedQuery<Customer> {
  const where = list === null ? scopeOf(viewer) : inList(viewer, list);
  return query(customerShape, { where, orderBy: [], limit: MOST_COUNTED });
}
