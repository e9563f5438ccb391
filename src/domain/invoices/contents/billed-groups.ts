import { totalsOf } from '../../money/totals';
import type { RateGroup, Totals, TotalsProblem } from '../../money/totals';
import { haveSameBases } from '../../money/rate-sums';
import type { RateSum } from '../../money/rate-sums';
import type { InvoiceContent } from '../invoice-content';
import { isShareable } from './left-to-bill';
import { sharedTaxes, shareOf } from './share';

/** What the sums of an invoice depend on. */
export type Reckoned = Pick<
  InvoiceContent,
  'lines' | 'taxRates' | 'isTaxInclusive' | 'discountPercent' | 'discount'
>;

/** Where a paper takes its sums from: what is left of signed work or of an invoice. */
export type TakenFrom = {
  readonly left: readonly RateSum[];
  /** The cents with tax that it was to take; null where its lines decide. */
  readonly gross: number | null;
};

/** The sums of an invoice's lines, in cents, or why there are none. */
export function invoiceTotals({
  lines,
  taxRates,
  isTaxInclusive,
  discountPercent,
  discount,
}: Reckoned): Totals | TotalsProblem {
  return totalsOf({
    lines,
    rates: taxRates,
    discount: discountPercent > 0 ? { percent: discountPercent } : { cents: discount },
    isInclusive: isTaxInclusive,
  });
}

/**
 * What an invoice or a credit note bills at each rate, in cents, or why it bills nothing. A share of signed work has the
 * taxes of the share, which may be a cent off base times rate; lines that were changed since are taxed by themselves.
 */
export function billedGroups(
  content: Reckoned,
  from: TakenFrom | null = null,
): readonly RateGroup[] | TotalsProblem {
  const totals = invoiceTotals(content);
  if (typeof totals === 'string') return totals;
  const share = from && isShareable(from.left) ? shareBehind(totals.groups, from) : null;
  return share?.map((sum) => ({ ...sum, discount: 0 })) ?? totals.groups;
}

/** The share of which these are the bases; null when they are those of no share. */
function shareBehind(groups: readonly RateGroup[], { left, gross }: TakenFrom): readonly RateSum[] | null {
  if (groups.some(({ discount }) => discount !== 0)) return null;
  const shared = gross === null ? sharedTaxes(left, groups) : shareOf(left, gross);
  if (!shared) return null;
  return haveSameBases(shared, groups)
    ? shared.filter(({ base, taxes }) => base !== 0 || taxes.some(({ cents }) => cents !== 0))
    : null;
}
