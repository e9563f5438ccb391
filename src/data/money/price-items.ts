import { priceItemShape } from '@/domain/money/price-item';
import type { PriceItem } from '@/domain/money/price-item';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';

import type { CatalogEntry } from '../core/catalog-entry';
import { newId } from '../core/ids';
import type { Intent } from '../core/intent';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { createRecord, inverse, patchRecord } from '../core/writes';

const FIRST_PAGE = 50;

/** The typed fields of a line; amounts in cents. */
export const PRICE_ITEM_FIELDS = ['kind', 'name', 'description', 'unit', 'price', 'cost', 'taxable'] as const;
export type PriceItemFields = Pick<PriceItem, (typeof PRICE_ITEM_FIELDS)[number]>;

/** A page of the price list or its archive, by kind and name; null for users who may not see amounts. */
export function priceList(viewer: Viewer, active: boolean): TypedQuery<PriceItem> | null {
  if (!may(viewer, 'pricing:show')) return null;
  return query(priceItemShape, {
    where: [
      { field: 'owner', op: '==', value: viewer.owner },
      { field: 'active', op: '==', value: active },
    ],
    orderBy: [
      { field: 'kind', direction: 'asc' },
      { field: 'name', direction: 'asc' },
    ],
    limit: FIRST_PAGE,
  });
}

/** Adds a line to the price list; Undo archives it. */
export function addPriceItem(viewer: Viewer, fields: PriceItemFields): Intent {
  const uuid = newId();
  return {
    name: 'editPriceItem',
    label: `${fields.name} added`,
    writes: [createRecord(viewer, priceItemShape, { uuid, ...fields })],
    undo: [patchRecord(viewer, priceItemShape, uuid, { active: false })],
  };
}

/** Changes a line, archives it or restores it. */
export function editPriceItem(
  viewer: Viewer,
  item: PriceItem,
  changes: Partial<PriceItemFields & Pick<PriceItem, 'active'>>,
): Intent {
  return {
    name: 'editPriceItem',
    label: changes.active === false ? `${item.name} archived` : `${item.name} changed`,
    writes: [patchRecord(viewer, priceItemShape, item.uuid, changes)],
    undo: [patchRecord(viewer, priceItemShape, item.uuid, inverse(priceItemShape, item, changes))],
  };
}

/** The price list's queries, for the suites that run every query. */
export const priceItemsCatalog: readonly CatalogEntry[] = [
  {
    name: 'the price list',
    build: (viewer) => {
      const list = priceList(viewer, true);
      return list === null ? [] : [list.spec];
    },
    needs: 'pricing:show',
  },
];
