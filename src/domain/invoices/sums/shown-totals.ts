import { taxOf } from '../../money/rate-sums';
import type { Totals, TotalsProblem } from '../../money/totals';
import { invoiceTotals } from '../contents/billed-groups';
import type { Reckoned } from '../contents/billed-groups';
import type { Invoice } from '../invoice';

type Shown = Reckoned &
  Pick<Invoice, 'issuedOn' | 'groups' | 'total'> &
  Partial<Pick<Invoice, 'wantedGross'>>;

/**
 * The sums of an invoice in cents, or why there are none: those of a draft's lines, or as it was issued, where the tax
 * of a share may be a cent off base times rate.
 */
export function shownTotals(invoice: Shown): Totals | TotalsProblem {
  const totals = invoiceTotals(invoice);
  const { issuedOn, groups, total, wantedGross = 0 } = invoice;
  if (typeof totals === 'string') return totals;
  if (issuedOn === '') return asWanted(totals, wantedGross);
  return { ...totals, groups, tax: taxOf(groups), total };
}

/** A draft that credits an amount has exactly this total, unless its lines were changed: its taxes may be a cent off each. */
function asWanted(totals: Totals, wanted: number): Totals {
  const off = wanted - totals.total;
  const taxes = totals.groups.flatMap((group) => group.taxes).length;
  return wanted > 0 && Math.abs(off) <= taxes ? { ...totals, tax: totals.tax + off, total: wanted } : totals;
}
