import type { ScheduleStep } from '../../estimates/estimate-content';
import { stepSums } from '../../estimates/estimate-sums';
import { partOf } from '../../money/part-of';
import { grossOf } from '../../money/rate-sums';
import type { RateSum } from '../../money/rate-sums';
import type { Totals } from '../../money/totals';

/** 100 % in thousandths. */
const ALL = 100_000;

/**
 * What a payment step bills, in cents with tax: its part of the signed total, or what is left if that is less. The step
 * that is billed last takes all that is left. 0 for a step that is billed already or that the schedule does not have.
 */
export function stepGross(
  signed: Totals,
  schedule: readonly ScheduleStep[],
  step: string,
  billed: { readonly steps: ReadonlySet<string>; readonly left: readonly RateSum[] },
): number {
  const planned = stepSums(signed, schedule).find((one) => one.step.id === step);
  if (!planned || billed.steps.has(step)) return 0;
  const left = Math.max(0, grossOf(billed.left));
  const isLast = schedule.every(({ id }) => id === step || billed.steps.has(id));
  return isLast ? left : Math.min(planned.total, left);
}

/**
 * What bills signed work up to `done`, in thousandths of a percent: the cents with tax beyond what is billed already.
 * 100 % bills all that is left; 0 where that much is billed.
 */
export function progressGross(signed: readonly RateSum[], left: readonly RateSum[], done: number): number {
  const [total, open] = [grossOf(signed), Math.max(0, grossOf(left))];
  if (done >= ALL) return open;
  return Math.min(open, Math.max(0, partOf(total, done) - (total - open)));
}
