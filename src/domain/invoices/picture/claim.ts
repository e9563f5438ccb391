import type { SupplementState } from '../../money/supplement-states';
import type { ExpectedPayer } from '../invoice-content';

/** An insurer's claim, in cents. */
export type Claim = {
  /** What the work costs at today's prices (replacement cost value). */
  readonly rcv: number;
  /** What the insurer holds back until the work is done. */
  readonly depreciation: number;
  /** What the client pays. */
  readonly deductible: number;
  readonly supplements: readonly { readonly amount: number; readonly state: SupplementState }[];
};

/** What follows from a claim, in cents. */
export type ClaimSums = {
  /** Replacement cost with approved supplements. */
  readonly replacement: number;
  /** Replacement cost less depreciation (actual cash value). */
  readonly actual: number;
  /** The insurer's first check: the actual cash value less the deductible. */
  readonly firstCheck: number;
  /** All that the insurer pays in the end. */
  readonly insurer: number;
  readonly asked: number;
};

/** The sums of a claim. A deductible above the value leaves no check, and never a negative one. */
export function claimSums({ rcv, depreciation, deductible, supplements }: Claim): ClaimSums {
  const sumOf = (state: SupplementState) =>
    supplements.reduce((sum, one) => (one.state === state ? sum + one.amount : sum), 0);
  const replacement = rcv + sumOf('Approved');
  const actual = Math.max(0, replacement - depreciation);
  return {
    replacement,
    actual,
    firstCheck: Math.max(0, actual - deductible),
    insurer: Math.max(0, replacement - deductible),
    asked: sumOf('Asked'),
  };
}

/** The payers of an invoice of claimed work with a total in cents: the insurer its part, and the client the rest. */
export function claimPayers(claim: Claim, total: number): readonly ExpectedPayer[] {
  const amount = Math.min(total, claimSums(claim).insurer);
  return amount === 0 ? [] : [{ payer: 'Insurance', amount }];
}
