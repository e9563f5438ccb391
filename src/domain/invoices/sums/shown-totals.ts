import { taxOf } from '../../money/rate-sums';
import type { Totals, TotalsProblem } from '../../money/totals';
import { invoiceTotals } from '../contents/billed-groups';
import type { Reckoned } from '../contents/billed-groups';
import type { Invoice } from '../invoice';

/**
 * The sums of an invoice in cents, or why there are none: those of a draft's lines, or as it was issued, where the tax
 * of a share may be a cent off base times rate.
 */
export function shownTotals(
  invoice: Reckoned & Pick<Invoice, 'issuedOn' | 'groups' | 'total'>,
): Totals | TotalsProblem {
  const totals = invoiceTotals(invoice);
  const { issuedOn, groups, total } = invoice;
  if (issuedOn === '' || typeof totals === 'string') return totals;
  return { ...totals, groups, tax: taxOf(groups), total };
}
