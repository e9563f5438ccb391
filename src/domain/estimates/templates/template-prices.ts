import type { PriceItem } from '../../money/price-item';
import type { EstimateLine } from '../estimate-content';

/** Lines with the prices of today, and the names of those whose price item is no longer sold, which keep their own. */
export type PricedLines = { readonly lines: readonly EstimateLine[]; readonly gone: readonly string[] };

/** Gives the lines of a template the prices and costs of the price list's lines in use. */
export function withTodaysPrices(
  lines: readonly EstimateLine[],
  items: readonly Pick<PriceItem, 'uuid' | 'price' | 'cost'>[],
): PricedLines {
  const byId = new Map(items.map((item) => [item.uuid, item]));
  const gone: string[] = [];
  const priced = lines.map((line) => {
    if (line.priceItem === '') return line;
    const item = byId.get(line.priceItem);
    if (item) return { ...line, unitPrice: item.price, unitCost: item.cost };
    gone.push(line.name.trim() || 'Line without a name');
    return line;
  });
  return { lines: priced, gone };
}
