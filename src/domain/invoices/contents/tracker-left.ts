import { together } from '../../money/rate-sums';
import type { RateSum } from '../../money/rate-sums';
import type { NamedTaxRate } from '../../money/tax-rates';
import { leftToBill } from './left-to-bill';
import type { BilledPaper } from './left-to-bill';

/** The sums of a paper with the rates that its ids name. */
export type RatedSums = { readonly groups: readonly RateSum[]; readonly taxRates: readonly NamedTaxRate[] };

type Paper = BilledPaper & RatedSums;

/**
 * What is left to bill of a tracker: its signed estimates and changes, less what its invoices bill. Papers that call
 * different rates by one id, because the business changed the rate in between, get an id for each.
 */
export function trackerLeft(signed: readonly RatedSums[], invoices: readonly Paper[]): RatedSums {
  const taxRates: NamedTaxRate[] = [];
  const renamed = (paper: RatedSums): readonly RateSum[] =>
    paper.groups.map((sum) => ({ ...sum, taxRate: idOf(taxRates, paper, sum.taxRate) }));
  const sums = together(signed.map(renamed));
  const papers = invoices.map((paper) => ({ ...paper, groups: renamed(paper) }));
  return { groups: leftToBill(sums, papers), taxRates };
}

/** The id of a paper's rate among the collected ones, to which it is added. */
function idOf(rates: NamedTaxRate[], paper: RatedSums, id: string): string {
  const rate = paper.taxRates.find((one) => one.id === id);
  if (!rate) return '';
  const same = rates.find((one) => spelled(one) === spelled(rate));
  if (same) return same.id;
  const free = rates.some((one) => one.id === id) ? `${id.slice(0, 16)}-${rates.length + 1}` : id;
  rates.push({ ...rate, id: free });
  return free;
}

/** What makes two rates the same: the names and rates of their parts. */
function spelled({ parts }: NamedTaxRate): string {
  return parts.map(({ name, rate }) => `${rate} ${name}`).join('\n');
}
