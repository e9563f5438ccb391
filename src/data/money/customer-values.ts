import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import { VALUE_FILTERS, VALUE_RANGES } from '@/domain/customers/value-filter';
import type { ValueFilter } from '@/domain/customers/value-filter';
import { priceShape } from '@/domain/money/price';
import type { Price } from '@/domain/money/price';
import type { CatalogEntry } from '../core/catalog-entry';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { scopeOf } from '../core/scope';

/** The amounts of customers within a filter by value, lowest first. */
export function customerValues(viewer: Viewer, value: ValueFilter): TypedQuery<Price> {
  const { from, below } = VALUE_RANGES[value];
  return query(priceShape, {
    where: [
      ...scopeOf(viewer),
      { field: 'noun', op: '==', value: 'customer' },
      { field: 'amount', op: '>=', value: from },
      ...(below === null ? [] : [{ field: 'amount', op: '<', value: below } as const]),
    ],
    orderBy: [{ field: 'amount', direction: 'asc' }],
    limit: MOST_ROWS,
  });
}

/** The queries of the filter by value, for the suites that run every query. */
export const customerValuesCatalog: readonly CatalogEntry[] = [
  {
    name: 'customers by value',
    // Only lists of customers are filtered by it.
    build: (viewer) =>
      may(viewer, 'customers:view') ? VALUE_FILTERS.map((value) => customerValues(viewer, value).spec) : [],
    needs: 'pricing:show',
  },
];
