import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditedTax, stepShares } from './shares';
import type { Step } from './shares';

/** Tax, taxed base, base without tax of case 1 of the design. */
const ROOF = [76_711, 864_349, 784_000];
const percent = (of: number): Step => ({ kind: 'percent', percent: of * 1_000 });
const rest = (of: number): Step => ({ kind: 'rest', percent: of * 1_000 });

const total = (parts: readonly number[]) => parts.reduce((sum, one) => sum + one, 0);

describe('the steps of a schedule', () => {
  it('of 30 %, 40 % and the rest', () => {
    const shares = stepShares(ROOF, [percent(30), percent(40), rest(100)]);
    expect(shares.map(total)).toEqual([517_518, 690_024, 517_518]);
    expect(shares.map(([tax]) => tax)).toEqual([23_013, 30_685, 23_013]);
  });

  it('of a fixed deposit and halves of the rest', () => {
    expect(stepShares(ROOF, [{ kind: 'cents', cents: 500_000 }, rest(50), rest(100)])).toEqual([
      [22_234, 250_527, 227_239],
      [27_239, 306_911, 278_380],
      [27_238, 306_911, 278_381],
    ]);
  });

  it('add up to what was signed, whatever the steps', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constantFrom('percent' as const, 'rest' as const), percent: fc.nat(100_000) }),
      fc.record({ kind: fc.constant('cents' as const), cents: fc.nat(100_000_000) }),
    );
    fc.assert(
      fc.property(
        fc.array(fc.nat(100_000_000), { minLength: 1, maxLength: 8 }),
        fc.array(step, { minLength: 1, maxLength: 12 }),
        (parts, steps) => {
          const shares = stepShares(parts, steps);
          expect(shares.flat().every((one) => one >= 0)).toBe(true);
          expect(parts.map((_, at) => total(shares.map((share) => share[at] ?? 0)))).toEqual(parts);
        },
      ),
    );
  });
});

it('three credits of one of three units take back the tax exactly', () => {
  let left = { base: 3_015, tax: 268 };
  const taxes = [1, 2, 3].map(() => {
    const tax = creditedTax(left, 1_005);
    left = { base: left.base - 1_005, tax: left.tax - tax };
    return tax;
  });
  expect(taxes).toEqual([89, 90, 89]);
  expect(left).toEqual({ base: 0, tax: 0 });
});
