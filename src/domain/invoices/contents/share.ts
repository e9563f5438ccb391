import { creditedTax, stepShares } from '../../money/shares';
import { partsOf, withParts } from '../../money/rate-sums';
import type { RateSum } from '../../money/rate-sums';

const REST = { kind: 'rest', percent: 100_000 } as const;

/**
 * A share of what is left, `gross` cents with tax: each base and tax by largest remainder. A share of all that is left,
 * or of more, is exactly what is left. No part of `left` may be below zero (`isShareable`).
 */
export function shareOf(left: readonly RateSum[], gross: number): readonly RateSum[] {
  const [share = []] = stepShares(partsOf(left), [{ kind: 'cents', cents: gross }, REST]);
  return withParts(left, share);
}

/**
 * Known bases with their taxes of what is left, each tax in proportion to its base; all that is left of a base takes all
 * of its tax. Null where a base is larger than what is left of it.
 */
export function sharedTaxes(
  left: readonly RateSum[],
  bases: readonly Pick<RateSum, 'taxRate' | 'base'>[],
): readonly RateSum[] | null {
  const shares = bases.map(({ taxRate, base }) => {
    const from = left.find((sum) => sum.taxRate === taxRate);
    if (!from || base < 0 || base > from.base) return null;
    const taxes = from.taxes.map(({ name, cents }) => ({
      name,
      cents: creditedTax({ base: from.base, tax: cents }, base),
    }));
    return { taxRate, base, taxes };
  });
  return shares.every((share) => share !== null) ? shares : null;
}
