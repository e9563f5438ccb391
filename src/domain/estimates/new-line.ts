import type { PriceItem } from '../money/price-item';
import type { EstimateLine } from './estimate-content';

/** A line before it has an id and a place. */
export type NewLine = Omit<EstimateLine, 'id' | 'position'>;

/** An empty line for one unit, part of every option. */
export const BLANK_LINE: NewLine = {
  options: '',
  name: '',
  description: '',
  quantity: 100,
  unit: '',
  waste: 0,
  unitPrice: 0,
  unitCost: 0,
  taxRate: '',
  isOptional: false,
  priceItem: '',
};

/** The line of a price item; `taxRate` is the rate of taxable items, '' where the business has none. */
export function lineOfItem(
  { uuid, name, description, unit, price, cost, taxable }: PriceItem,
  { quantity = 100, taxRate }: { readonly quantity?: number; readonly taxRate: string },
): NewLine {
  return {
    ...BLANK_LINE,
    name,
    description,
    quantity,
    unit,
    unitPrice: price,
    unitCost: cost,
    taxRate: taxable ? taxRate : '',
    priceItem: uuid,
  };
}
