import { rounded } from './round';

/** 100 % in thousandths of a percent, the unit of all rates. */
export const WHOLE = 100_000n;

/**
 * A share of an amount in cents, such as its tax, at a rate in thousandths of a percent, rounded half up: 8,250 on
 * $18,460.00 is $1,522.95. Integer arithmetic, because a floating-point half cent may be slightly less.
 */
export function partOf(cents: number, rate: number): number {
  return rounded(BigInt(cents) * BigInt(rate), WHOLE);
}
