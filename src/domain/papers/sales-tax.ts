/** 100 % in thousandths of a percent. */
const WHOLE = 100_000n;

/**
 * Tax on an amount in cents at a rate in thousandths of a percent, rounded half up: 8,250 on $18,460.00 is
 * $1,522.95. Integer arithmetic, because a floating-point half cent may be slightly less.
 */
export function salesTax(cents: number, rate: number): number {
  return Number((BigInt(cents) * BigInt(rate) * 2n + WHOLE) / (WHOLE * 2n));
}
