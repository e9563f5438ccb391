import { groupList, signedCents, text } from '../core/shape';
import { MAX_RATE_NAME, MOST_PARTS } from './tax-rates';

/** A stored `RateGroup`: the lines of one tax rate after the discount, in cents. */
export const rateGroupFields = {
  taxRate: text(20),
  base: signedCents(),
  discount: signedCents(),
  taxes: groupList(MOST_PARTS, { name: text(MAX_RATE_NAME), cents: signedCents() }),
};
