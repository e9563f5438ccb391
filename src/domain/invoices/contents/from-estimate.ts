import type { EstimateContent } from '../../estimates/estimate-content';
import { choiceTotals } from '../../estimates/estimate-sums';
import type { Choice, Priced } from '../../estimates/estimate-sums';
import { stepName } from '../../estimates/shown-sums';
import { grossOf } from '../../money/rate-sums';
import type { Invoice } from '../invoice';
import type { InvoiceContent } from '../invoice-content';
import { shareLines, wholeLines } from './billed-lines';
import { isBilling, isShareable } from './left-to-bill';
import { shareOf } from './share';
import { stepGross } from './share-gross';
import { billedSoFar } from './taken-from';

type Signed = Priced & Pick<EstimateContent, 'schedule' | 'defaultTaxRate' | 'terms'>;
type Earlier = Pick<Invoice, 'kind' | 'status' | 'groups' | 'step'>;

/** What can be billed next of signed work: a payment step by its id, or '' for all that is left; cents with tax. */
export type Billable = { readonly step: string; readonly name: string; readonly gross: number };

/** What is signed, what invoices left of it, and the steps that they bill; null where the lines have no sum. */
function leftOf(estimate: Signed, choice: Choice, invoices: readonly Earlier[]) {
  const signed = choiceTotals(estimate, choice);
  if (typeof signed === 'string') return null;
  const isFirst = !invoices.some((one) => one.kind === 'Invoice' && isBilling(one));
  return { signed, ...billedSoFar({ totals: signed }, invoices), isFirst };
}

/** What can be billed next of signed work after its invoices: the steps without one, and all that is left. */
export function billablesOf(
  estimate: Signed,
  choice: Choice,
  invoices: readonly Earlier[],
  country: string,
): readonly Billable[] {
  const found = leftOf(estimate, choice, invoices);
  if (!found || !isShareable(found.left)) return [];
  const { signed, left, steps } = found;
  // A draft bills its step, too: a second one would be refused as it is issued.
  const begun = new Set(invoices.filter(({ status }) => status !== 'Void').map(({ step }) => step));
  const next = estimate.schedule
    .filter(({ id }) => !begun.has(id))
    .map((step) => ({
      step: step.id,
      name: stepName(step, country),
      gross: stepGross(signed, estimate.schedule, step.id, { steps, left }),
    }));
  return [...next, { step: '', name: 'All that is left', gross: grossOf(left) }].filter(
    ({ gross }) => gross > 0,
  );
}

/**
 * The contents of an invoice for a payment step, or with '' for all that is left of signed work: the signed lines, or one
 * line for each rate once a part is billed. Null where nothing is left.
 */
export function contentFrom(
  estimate: Signed,
  choice: Choice,
  invoices: readonly Earlier[],
  step: string,
  { country, newId }: { readonly country: string; readonly newId: () => string },
): Partial<InvoiceContent> | null {
  const wanted = billablesOf(estimate, choice, invoices, country).find((one) => one.step === step);
  const found = leftOf(estimate, choice, invoices);
  if (!wanted || !found) return null;
  const { taxRates, defaultTaxRate, terms, isTaxInclusive, discountPercent, discount, lines } = estimate;
  const rates = { taxRates, defaultTaxRate, terms };
  if (step === '' && found.isFirst)
    return { ...rates, isTaxInclusive, discountPercent, discount, lines: wholeLines(lines, choice) };
  const share = shareOf(found.left, wanted.gross);
  // The lines of a share are before tax and after the discount.
  return {
    ...rates,
    ...{ isTaxInclusive: false, discountPercent: 0, discount: 0, step },
    lines: shareLines(share, wanted.name, taxRates, newId),
  };
}
