import { expect, test } from 'vitest';
import { monthlyBill } from './bill';
import { broken, percentile } from './ceilings';

test('the bill adds up the reads of every visit, with the rules’ lookups', () => {
  // 25 visits × (50 + 2 × 2) reads × 10 people × 22 days = 297,000; told 28,080 × … see the lines.
  const { cents, lines } = monthlyBill([{ screen: 'leads', documents: 50, questions: 2 }]);
  expect(lines).toContain('leads: 25 a day × 54 reads = 1350');
  expect(lines).toContain('reads: 1350 a day × 10 people × 22 days = 297000');
  expect(cents).toBeCloseTo((297_000 + 71_280 + 26_400) * 0.00006 + 39_600 * 0.00018, 6);
});

test('screens without visits cost nothing', () => {
  const nothing = monthlyBill([]).cents;
  expect(monthlyBill([{ screen: 'login', documents: 5, questions: 5 }]).cents).toBe(nothing);
});

test.each([
  [[], 0.95, 0],
  [[7], 0.95, 7],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9, 9],
  [[3, 1, 2], 1, 3],
])('the percentile of %j at %d is %d', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});

test('a ceiling fails above it, and when not measured', () => {
  const at = (value: number) => ({ name: 'x', value, limit: 50, unit: 'ms' }) as const;
  expect(broken([at(49), at(50)])).toEqual([]);
  expect(broken([at(51), at(Number.NaN)])).toHaveLength(2);
});
