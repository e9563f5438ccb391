import type { EstimateContent } from '../../estimates/estimate-content';
import { choiceTotals } from '../../estimates/estimate-sums';
import type { Choice, Priced } from '../../estimates/estimate-sums';
import { stepName } from '../../estimates/shown-sums';
import { grossOf } from '../../money/rate-sums';
import { SUM_PROBLEMS } from '../../money/totals-problems';
import type { Invoice } from '../invoice';
import type { InvoiceContent } from '../invoice-content';
import type { Reckoned } from './billed-groups';
import { billOf, NOTHING_LEFT } from './bill';
import type { Bill, BilledEstimate, MadeOf } from './bill';
import { isShareable } from './left-to-bill';
import { stepGross } from './share-gross';
import { billedSoFar } from './taken-from';

type Signed = Priced & Pick<EstimateContent, 'schedule'>;
type Earlier = Pick<Invoice, 'kind' | 'status' | 'groups' | 'step'>;

/** What can be billed next of signed work: a payment step by its id, or '' for all that is left; cents with tax. */
export type Billable = { readonly step: string; readonly name: string; readonly gross: number };

/** What can be billed next of signed work after its invoices: the steps without one, and all that is left. */
export function billablesOf(
  estimate: Signed,
  choice: Choice,
  invoices: readonly Earlier[],
  country: string,
): readonly Billable[] {
  const signed = choiceTotals(estimate, choice);
  if (typeof signed === 'string') return [];
  const { left, steps } = billedSoFar({ totals: signed }, invoices);
  if (!isShareable(left)) return [];
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

type SignedWork = Omit<BilledEstimate, 'choice' | 'totals'> & Signed & Pick<EstimateContent, 'terms'>;

/**
 * The contents of an invoice for a payment step, or with '' for all that is left of signed work, with the terms of the
 * estimate; or why there are none, as a sentence. A step that has a draft is not billed again.
 */
export function billNext(
  { terms, ...estimate }: SignedWork,
  choice: Choice,
  invoices: readonly (Earlier & Reckoned)[],
  step: string,
  made: MadeOf,
): (Bill & Pick<InvoiceContent, 'terms'>) | string {
  const totals = choiceTotals(estimate, choice);
  if (typeof totals === 'string') return SUM_PROBLEMS[totals];
  const isOffered = billablesOf(estimate, choice, invoices, made.country).some((one) => one.step === step);
  if (step !== '' && !isOffered) return NOTHING_LEFT;
  const part = step === '' ? ({ kind: 'all' } as const) : ({ kind: 'step', step } as const);
  const bill = billOf({ ...estimate, choice, totals }, part, invoices, made);
  return typeof bill === 'string' ? bill : { ...bill, terms };
}
