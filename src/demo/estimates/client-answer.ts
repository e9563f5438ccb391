import { initialOf } from '@/domain/core/shape';
import { consentSentence, decisionShape } from '@/domain/estimates/answers/decision';
import type { Decision } from '@/domain/estimates/answers/decision';
import { choiceTotals } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import type { IssuedPaper } from '@/domain/estimates/issued-paper';
import type { Step } from './stories';

/** A name written with a finger. */
const SIGNATURE = 'M24 84l18 -44l12 -26l5 22l-3 38l24 -14l20 -22l9 30l22 -8l32 -26l15 30l48 -16l56 8';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

type Answer = Extract<Step, { does: 'wishes' | 'declines' | 'approves' }>;

/** The answer of a client on their page to the version that a paper froze; `at` is epoch ms. */
export function clientAnswer(
  estimate: Estimate,
  paper: IssuedPaper,
  step: Answer,
  { at, business }: { readonly at: number; readonly business: string },
): Decision {
  const { uuid: estimateId, owner, assignees, customerId, customerName, version } = estimate;
  return {
    ...initialOf(decisionShape.fields),
    ...{ uuid: `${estimateId}-answer-${version}`, owner, assignees, estimateId, customerId, version },
    ...{ createdAt: at, createdBy: '', updatedAt: at, updatedBy: '' },
    ...{ sha256: paper.sha256, how: 'Link' as const, outcome: 'Taken' as const, name: customerName },
    agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)',
    ...(step.does === 'approves' ? approval(estimate, step, business) : said(step)),
  };
}

/** What a client signed, in cents; 0 where the choice has no sums. */
export function signedTotal(
  estimate: Estimate,
  { option, extras }: { readonly option: string; readonly extras: readonly string[] },
): number {
  const totals = choiceTotals(estimate, { option, extras: new Set(extras) });
  return typeof totals === 'string' ? 0 : totals.total;
}

function said({ does, note }: Extract<Answer, { note: string }>): Partial<Decision> {
  return { decision: does === 'wishes' ? 'Changes Requested' : 'Declined', note };
}

function approval(
  estimate: Estimate,
  { option, extras }: Extract<Answer, { does: 'approves' }>,
  business: string,
): Partial<Decision> {
  const number = `${estimate.numberPrefix}${estimate.number}`;
  const total = DOLLARS.format(signedTotal(estimate, { option, extras }) / 100);
  const consent = consentSentence(business, number, total);
  return { decision: 'Approved', option, extras, signature: SIGNATURE, consent };
}
