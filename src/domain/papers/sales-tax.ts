/** Thousandths of a percent in the whole. */
const WHOLE = 100_000n;

/**
 * The tax on an amount in cents at a rate in thousandths of a percent, rounded half up to the cent: 8,250 on
 * $18,460.00 is $1,522.95. In whole numbers throughout, as a fraction of a cent may sit just below its half.
 */
export function salesTax(cents: number, rate: number): number {
  return Number((BigInt(cents) * BigInt(rate) * 2n + WHOLE) / (WHOLE * 2n));
}
