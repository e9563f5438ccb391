import { expect, it } from 'vitest';
import { wasteWords } from './shown-sums';

it.each([
  [2_800, 10_000, 'SQ', 'US', '28 SQ + 10% = 30.8 SQ'],
  [950, 5_000, 'SQ', 'US', '9.5 SQ + 5% = 9.975 SQ'],
  [2_833, 12_500, '', 'US', '28.33 + 12.5% = 31.8713'],
  [120_000, 5_000, 'm', 'DE', '1.200 m + 5% = 1.260 m'],
])('%i hundredths with waste of %i are %s in %s as %s', (quantity, waste, unit, country, words) => {
  expect(wasteWords({ quantity, waste, unit }, country)).toBe(words);
});
