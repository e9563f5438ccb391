import type { ScheduleStep } from '../../estimates/estimate-content';
import type { RateSum } from '../../money/rate-sums';
import type { Totals } from '../../money/totals';
import type { Invoice } from '../invoice';
import type { TakenFrom } from './billed-groups';
import { isBilling, leftToBill } from './left-to-bill';
import { progressGross, stepGross } from './share-gross';

/** Signed work that invoices bill: its sums and payment steps. */
export type SignedWork = { readonly totals: Totals; readonly schedule: readonly ScheduleStep[] };

type Paper = Pick<Invoice, 'kind' | 'status' | 'step'> & { readonly groups: readonly RateSum[] };

/** What issued papers left of signed work, and the payment steps that they bill. */
export function billedSoFar({ totals }: Pick<SignedWork, 'totals'>, papers: readonly Paper[]) {
  const steps = papers.filter((paper) => paper.kind === 'Invoice' && isBilling(paper) && paper.step !== '');
  return {
    left: leftToBill(totals.groups, papers),
    steps: new Set(steps.map(({ step }) => step)),
  };
}

/**
 * Where an invoice of signed work takes its sums from: a payment step and a share have a total with tax, other lines
 * their bases. It is asked again as the invoice is issued, with what was billed meanwhile.
 */
export function takenFrom(
  { step, share }: Pick<Invoice, 'step' | 'share'>,
  work: SignedWork,
  papers: readonly Paper[],
): TakenFrom {
  const { left, steps } = billedSoFar(work, papers);
  if (step !== '') return { left, gross: stepGross(work.totals, work.schedule, step, { steps, left }) };
  return { left, gross: share > 0 ? progressGross(work.totals.groups, left, share) : null };
}
