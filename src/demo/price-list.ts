import { initialOf } from '@/domain/core/shape';
import { priceItemShape } from '@/domain/money/price-item';
import type { PriceItem } from '@/domain/money/price-item';

/** A roofer's usual prices per unit: price and cost in cents. */
const LINES: readonly (readonly [
  kind: PriceItem['kind'],
  name: string,
  unit: string,
  price: number,
  cost: number,
])[] = [
  ['Service', 'Tear-off, one layer', 'square', 9_500, 5_200],
  ['Service', 'Shingle installation', 'square', 21_000, 11_500],
  ['Service', 'Roof inspection', '', 15_000, 4_000],
  ['Service', 'Leak repair', 'hour', 12_500, 5_500],
  ['Product', 'Architectural shingles', 'square', 14_800, 10_300],
  ['Product', 'Ice and water shield', 'roll', 13_500, 8_900],
  ['Product', 'Ridge vent', 'foot', 1_400, 650],
  ['Product', 'Seamless gutter, 5 inch', 'foot', 1_250, 520],
];

/** The price list of a business of the example world; `at` is epoch ms. */
export function examplePriceList(owner: string, prefix: string, at: number): readonly PriceItem[] {
  return LINES.map(([kind, name, unit, price, cost], index) => ({
    ...initialOf(priceItemShape.fields),
    uuid: `${prefix}-price-${index + 1}`,
    owner,
    kind,
    name,
    unit,
    price,
    cost,
    taxable: kind === 'Product',
    createdAt: at,
    createdBy: owner,
    updatedAt: at,
    updatedBy: owner,
  }));
}
