import { bookkeeping, called } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { boolean, cents, choice, defineShape, moment, requiredText, text } from '../core/shape';
import type { Infer } from '../core/shape';

export const PRICE_ITEM_KINDS = ['Service', 'Product'] as const;

/** `PriceItems/{uuid}`: one line of a business's price list; readable with `pricing:show` only. */
export const priceItemShape = defineShape(COLLECTIONS.priceItems, {
  uuid: bookkeeping(requiredText(64)),
  owner: bookkeeping(requiredText(128)),
  kind: choice(PRICE_ITEM_KINDS),
  name: requiredText(170),
  description: text(500),
  /** In words: "square", "foot", "hour". */
  unit: text(20),
  /** Client's price per unit, in cents. */
  price: cents(),
  /** Cost per unit to the business, in cents. */
  cost: cents(),
  taxable: called('Taxed', boolean(true)),
  /** Inactive lines stay: documents made from them refer to their words. */
  active: boolean(true),
  createdAt: bookkeeping(moment()),
  createdBy: bookkeeping(text(128)),
  updatedAt: bookkeeping(moment()),
  updatedBy: bookkeeping(text(128)),
});
export type PriceItem = Infer<typeof priceItemShape>;

/** Margin on the price, in whole percent; null without a price. */
export function marginOf({ price, cost }: Pick<PriceItem, 'price' | 'cost'>): number | null {
  return price === 0 ? null : Math.round(((price - cost) / price) * 100);
}
