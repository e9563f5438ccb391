import type { EstimateContent } from '@/domain/estimates/estimate-content';
import { percentText, priceText, readPercent, readPrice } from './line-values';

type Discount = Pick<EstimateContent, 'discountPercent' | 'discount'>;

/** A discount as it is written: "5%", "250.00", or '' for none. */
export function discountText({ discountPercent, discount }: Discount, country: string): string {
  if (discountPercent > 0) return percentText(discountPercent, country);
  return discount === 0 ? '' : priceText(discount, country);
}

/** Reads a discount: a percentage where a % sign is written, else an amount; or the sentence that says why it is none. */
export function readDiscount(text: string, country: string): Discount | { readonly problem: string } {
  const isPercent = text.includes('%');
  const read = isPercent ? readPercent(text, country) : readPrice(text, country);
  if ('problem' in read) return read;
  if (read.value < 0) return { problem: 'A discount cannot be below zero.' };
  return isPercent
    ? { discountPercent: read.value, discount: 0 }
    : { discountPercent: 0, discount: read.value };
}
