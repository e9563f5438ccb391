import { partOf } from './part-of';
import { rounded } from './round';
import { spread } from './spread';

/** A step of a payment schedule: percent of the signed total, a fixed amount, or a part of what is left. */
export type Step =
  /** Thousandths of a percent. */
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'cents'; readonly cents: number }
  /** Thousandths of a percent of what earlier steps left; the last step always takes all of it. */
  | { readonly kind: 'rest'; readonly percent: number };

/**
 * Divides the parts of a signed total (taxes first, then bases; in cents, none negative) into steps. Each step takes its
 * gross from what remains of each part, by largest remainder, so all steps add up to what was signed. A step beyond
 * what is left takes what is left.
 */
export function stepShares(parts: readonly number[], steps: readonly Step[]): readonly (readonly number[])[] {
  const total = sum(parts);
  let remaining = parts;
  return steps.map((step, index) => {
    const left = sum(remaining);
    const gross = index === steps.length - 1 ? left : Math.min(left, grossOf(step, total, left));
    const share = spread(gross, remaining);
    remaining = remaining.map((part, at) => part - (share[at] ?? 0));
    return share;
  });
}

/** The tax that goes back with a credited base, in cents, of what earlier credits left: together exactly the tax. */
export function creditedTax(left: { readonly base: number; readonly tax: number }, base: number): number {
  return left.base === 0 ? left.tax : rounded(BigInt(left.tax) * BigInt(base), BigInt(left.base));
}

function grossOf(step: Step, total: number, left: number): number {
  if (step.kind === 'cents') return step.cents;
  return partOf(step.kind === 'percent' ? total : left, step.percent);
}

function sum(parts: readonly number[]): number {
  return parts.reduce((all, one) => all + one, 0);
}
