import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractOf } from './contract';
import { ESTIMATE_KINDS } from './estimate';
import { ESTIMATE_STATUSES } from './estimate-status';

const one = (
  kind: 'Estimate' | 'Change',
  total: number,
  status: 'Approved' | 'Converted' | 'Sent' | 'Void',
) => ({
  kind,
  total,
  status,
});
const typed = (amount: number, changes = 0) => ({ amount, changes });

describe('the contract of a tracker', () => {
  it('is the sum of what was signed, credits included', () => {
    const estimates = [
      one('Estimate', 1_725_060, 'Converted'),
      one('Change', 44_584, 'Approved'),
      one('Change', -20_000, 'Converted'),
      one('Change', 99_900, 'Sent'),
      one('Estimate', 99_900, 'Void'),
    ];
    expect(contractOf(estimates, typed(1_800_000))).toEqual({
      contract: 1_725_060,
      changes: 24_584,
      amount: 1_749_644,
      signed: 3,
    });
  });

  it('adds signed changes to an amount that was typed', () => {
    const estimates = [one('Change', 50_000, 'Approved')];
    const first = contractOf(estimates, typed(1_000_000));
    expect(first).toEqual({ contract: 1_000_000, changes: 50_000, amount: 1_050_000, signed: 1 });
    expect(contractOf([], first)).toMatchObject({ amount: 1_000_000, changes: 0, signed: 0 });
  });

  it('is never below zero', () => {
    expect(contractOf([one('Change', -500, 'Approved')], typed(300))).toMatchObject({ amount: 0 });
  });

  it('is the same however often it is counted', () => {
    const estimates = fc.array(
      fc.record({
        kind: fc.constantFrom(...ESTIMATE_KINDS),
        status: fc.constantFrom(...ESTIMATE_STATUSES),
        total: fc.integer({ min: 0, max: 10_000_000 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(estimates, fc.integer({ min: 0, max: 10_000_000 }), (some, amount) => {
        const once = contractOf(some, typed(amount));
        expect(contractOf(some, once)).toEqual(once);
      }),
    );
  });
});
