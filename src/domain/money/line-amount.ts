import { WHOLE } from './part-of';
import { rounded } from './round';

/** What a line of a paper counts. */
export type CountedLine = {
  /** Hundredths of a unit: 250 is 2.5. */
  readonly quantity: number;
  /** Allowance for waste, in thousandths of a percent: 10 % is 10,000. */
  readonly waste: number;
  /** Per unit, in cents; negative for a deduction. */
  readonly unitPrice: number;
};

/** A line's amount in cents: quantity with waste times price, rounded once. Waste never rounds the quantity. */
export function lineAmount({ quantity, waste, unitPrice }: CountedLine): number {
  return rounded(BigInt(quantity) * (WHOLE + BigInt(waste)) * BigInt(unitPrice), 100n * WHOLE);
}
