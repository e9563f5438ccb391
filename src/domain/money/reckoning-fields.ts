import { bookkeeping, called } from '../core/field-facts';
import { boolean, cents, text } from '../core/shape';
import { percent } from './line-fields';
import { taxRateList } from './tax-rates';

/** What the sums of lines depend on beside the lines. */
export const reckoningFields = {
  /** Copied from the settings, so that a later change of a rate changes no record. */
  taxRates: taxRateList(),
  /** Id of the rate of new taxable lines; '' for none. */
  defaultTaxRate: bookkeeping(text(20)),
  isTaxInclusive: called('Prices include tax', boolean()),
  discountPercent: called('Discount', percent()),
  /** Used where `discountPercent` is 0. */
  discount: cents(),
};
