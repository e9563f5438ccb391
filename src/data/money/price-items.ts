import { priceItemShape } from '@/domain/money/price-item';
import type { PriceItem } from '@/domain/money/price-item';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';

import type { ImportedPrice, PriceDraft } from '@/domain/import/prices/read-row';
import { pick } from '@/domain/core/record';
import { initialOf } from '@/domain/core/shape';

import type { CatalogEntry } from '../core/catalog-entry';
import { inBatches } from '../core/change-many';
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

/** Saves the rows of a file; Undo archives new lines and gives changed ones their earlier values. */
export function importPrices(
  viewer: Viewer,
  lines: readonly (
    | { readonly action: 'create'; readonly draft: PriceDraft }
    | { readonly action: 'update'; readonly item: PriceItem; readonly changes: ImportedPrice }
  )[],
): readonly Intent[] {
  const blank = pick(initialOf(priceItemShape.fields), PRICE_ITEM_FIELDS);
  return inBatches(
    lines.map((line) =>
      line.action === 'create'
        ? addPriceItem(viewer, { ...blank, ...line.draft.fields })
        : editPriceItem(viewer, line.item, line.changes),
    ),
    (count) => `${count} lines of the price list imported`,
  );
}

/** Sets new prices of lines, in cents. */
export function changePrices(
  viewer: Viewer,
  changes: readonly { readonly item: PriceItem; readonly price: number }[],
): readonly Intent[] {
  return inBatches(
    changes.map(({ item, price }) => editPriceItem(viewer, item, { price })),
    (count) => `${count} prices changed`,
  );
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
