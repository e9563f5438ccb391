import type { Job } from '../jobs/job';
import type { PriceItem } from '../money/price-item';
import { lineOfItem } from './new-line';
import type { NewLine } from './new-line';

/** Roof measures that quantities come from: squares, feet of edges, and the percentage ordered on top. */
export type RoofMeasures = Pick<Job, 'squares' | 'linearFeet' | 'waste'>;

/** Words of units, as price lists spell them. */
const SQUARES = new Set(['sq', 'sqs', 'square', 'squares']);
const FEET = new Set(['lf', 'ft', 'foot', 'feet', 'linear foot', 'linear feet', 'lin ft']);

/** Lines for the price items sold by the square or the linear foot, with the roof's quantities; none without measures. */
export function measuredLines(
  items: readonly PriceItem[],
  roof: RoofMeasures,
  taxRate: string,
): readonly NewLine[] {
  return items.flatMap((item) => {
    const measure = measureFor(item, roof);
    if (measure === null || measure === 0) return [];
    const line = lineOfItem(item, { quantity: Math.round(measure * 100), taxRate });
    // Labor is not ordered with waste.
    const waste = item.kind === 'Product' ? Math.round((roof.waste ?? 0) * 1_000) : 0;
    return [{ ...line, waste }];
  });
}

function measureFor({ unit }: PriceItem, { squares, linearFeet }: RoofMeasures): number | null {
  const word = unit.toLowerCase().replaceAll('.', '').trim();
  if (SQUARES.has(word)) return squares;
  return FEET.has(word) ? linearFeet : null;
}
