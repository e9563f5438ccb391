import type { Choice, Priced } from '../../estimates/estimate-sums';
import type { ScheduleStep } from '../../estimates/estimate-content';
import { percentWords, stepName } from '../../estimates/shown-sums';
import { pick } from '../../core/record';
import { grossOf } from '../../money/rate-sums';
import type { RateSum } from '../../money/rate-sums';
import { reckoningFields } from '../../money/reckoning-fields';
import type { Totals } from '../../money/totals';
import type { Invoice } from '../invoice';
import type { InvoiceContent } from '../invoice-content';
import { invoiceTotals } from './billed-groups';
import type { Reckoned } from './billed-groups';
import { shareLines, wholeLines } from './billed-lines';
import { isShareable } from './left-to-bill';
import { billedByLine, progressLines } from './progress-lines';
import type { LineProgress } from './progress-lines';
import { sharedTaxes, shareOf } from './share';
import { billedSoFar, takenFrom } from './taken-from';

type Reckoning = Pick<InvoiceContent, keyof typeof reckoningFields>;

/** What to bill of signed work: all of it, a payment step, up to a share in thousandths of a percent, or by line. */
export type BilledPart =
  | { readonly kind: 'all' }
  | { readonly kind: 'step'; readonly step: string }
  | { readonly kind: 'share'; readonly done: number }
  | { readonly kind: 'lines'; readonly progress: readonly LineProgress[] };

/** An estimate with the choice that was signed, or that a deposit before the sale is asked for. */
export type BilledEstimate = Priced &
  Reckoning & {
    readonly schedule: readonly ScheduleStep[];
    readonly choice: Choice;
    readonly totals: Totals;
  };

/** The parts of a new invoice that follow from signed work. */
export type Bill = Pick<InvoiceContent, 'lines' | 'step' | 'share' | keyof Reckoning>;

/** The country whose numbers names are written with (ISO 3166-1), and where ids of new lines come from. */
export type MadeOf = { readonly country: string; readonly newId: () => string };

type Paper = Pick<Invoice, 'kind' | 'status' | 'step' | 'groups'> & Reckoned;

const RECKONED = Object.keys(reckoningFields) as (keyof Reckoning)[];

export const NOTHING_LEFT = 'All of this is billed already.';
export const NOT_SHAREABLE =
  'The deductions of one tax rate are larger than what is left. Bill the rest by line.';

export const MORE_THAN_LEFT =
  'These lines are more than is left, because shares were billed before. Bill a share instead.';

/**
 * The lines of an invoice for a part of signed work, of what the issued papers of the estimate left; or why there is none,
 * as a sentence. A share is printed before tax, with one line for each rate.
 */
export function billOf(
  estimate: BilledEstimate,
  part: BilledPart,
  papers: readonly Paper[],
  { country, newId }: MadeOf,
): Bill | string {
  const { lines, choice, totals, schedule, ...reckoning } = estimate;
  const { left } = billedSoFar(estimate, papers);
  if (grossOf(left) <= 0 && totals.total > 0) return NOTHING_LEFT;
  if (part.kind === 'all' && grossOf(left) === totals.total)
    return { ...pick(reckoning, RECKONED), step: '', share: 0, lines: wholeLines(lines, choice) };
  if (part.kind === 'lines') return billOfLines(estimate, part.progress, papers, left);
  if (!isShareable(left)) return NOT_SHAREABLE;
  const asked = part.kind === 'step' ? { step: part.step, share: 0 } : { step: '', share: doneOf(part) };
  const { gross } = takenFrom(asked, estimate, papers);
  if (!gross) return NOTHING_LEFT;
  const name = nameOf(part, schedule, country);
  return {
    ...beforeTax(estimate),
    ...asked,
    lines: shareLines(shareOf(left, gross), name, estimate.taxRates, newId),
  };
}

function billOfLines(
  estimate: BilledEstimate,
  progress: readonly LineProgress[],
  papers: readonly Paper[],
  left: readonly RateSum[],
): Bill | string {
  const source = { lines: wholeLines(estimate.lines, estimate.choice), totals: estimate.totals };
  const lines = progressLines(source, progress, billedByLine(papers));
  if (lines.length === 0) return NOTHING_LEFT;
  const bill = { ...beforeTax(estimate), step: '', share: 0, lines };
  const sums = invoiceTotals(bill);
  return typeof sums === 'string' || sharedTaxes(left, sums.groups) === null ? MORE_THAN_LEFT : bill;
}

/** The rates of an estimate or an invoice, for lines whose prices are after discount and before tax. */
export function beforeTax({ taxRates, defaultTaxRate }: Reckoning): Reckoning {
  return { taxRates, defaultTaxRate, isTaxInclusive: false, discountPercent: 0, discount: 0 };
}

/** Up to what share of the work is billed: all that is left is 100 %. */
function doneOf(part: BilledPart): number {
  return part.kind === 'share' ? part.done : 100_000;
}

function nameOf(part: BilledPart, schedule: readonly ScheduleStep[], country: string): string {
  if (part.kind === 'share' && part.done < 100_000) return `Work up to ${percentWords(part.done, country)}`;
  const step = part.kind === 'step' ? schedule.find(({ id }) => id === part.step) : undefined;
  return step ? stepName(step, country) : 'Rest of the work';
}
