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
  ['Service', 'Tear-off, second layer', 'square', 4_500, 2_600],
  ['Service', 'Flat work, torch-down, one ply', 'square', 42_000, 24_500],
  ['Service', 'Chimney flashing, replaced', '', 38_500, 16_400],
  ['Service', 'Skylight, flashed and sealed', '', 29_500, 12_200],
  ['Service', 'Dump fee and trailer', '', 45_000, 32_000],
  ['Product', 'Three-tab shingles, 25 years', 'square', 11_200, 7_900],
  ['Product', 'Class 4 impact shingles', 'square', 27_000, 19_400],
  ['Product', 'Standing seam metal, 24 gauge', 'square', 68_000, 44_000],
  ['Product', 'Synthetic underlayment', 'square', 3_150, 1_900],
  ['Product', 'Starter strip', 'foot', 185, 90],
  ['Product', 'Hip and ridge cap', 'foot', 420, 230],
  ['Product', 'Drip edge, aluminum', 'foot', 340, 180],
  ['Product', 'Step flashing', 'foot', 650, 260],
  ['Product', 'Pipe boot, neoprene', '', 6_500, 1_900],
  ['Product', 'Decking, 7/16 OSB', 'sheet', 6_800, 2_700],
  ['Product', 'Downspout, 3 × 4', '', 8_900, 4_100],
  ['Product', 'Heat cable', 'foot', 1_240, 700],
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
