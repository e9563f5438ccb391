import { describe, expect, it } from 'vitest';
import { MAX_CENTS } from '../../core/shape';
import { moneyOf } from './amounts';

describe('an amount of money', () => {
  it.each<[string, string, number | null]>([
    ['$1,234.50', 'USD', 123_450],
    ['1.234,50 €', 'EUR', 123_450],
    ['1 234,50', 'EUR', 123_450],
    ['1\u202F234,50 €', 'EUR', 123_450],
    ["1'234.50", 'CHF', 123_450],
    ['Fr. 1’500.–', 'CHF', 150_000],
    ['1.500,-', 'EUR', 150_000],
    ['12,34,567.00', 'INR', 123_456_700],
    ['1.234', 'USD', 123_400],
    ['1,234', 'EUR', 123_400],
    ['1.234.567', 'EUR', 123_456_700],
    ['1.234,567', 'EUR', 123_457],
    ['0,500', 'EUR', 50],
    ['1234.567', 'USD', 123_457],
    ['12500.0000', 'USD', 1_250_000],
    ['12500', 'USD', 1_250_000],
    ['.5', 'USD', 50],
    ['USD 99.9', 'USD', 9_990],
    ['US$ 12', 'USD', 1_200],
    ['$12', 'CAD', 1_200],
    ['500 kr', 'SEK', 50_000],
    ['1 500 zł', 'PLN', 150_000],
    ['€ -', 'EUR', null],
    ['–', 'USD', null],
    ['0.00', 'USD', 0],
    ['-0.00', 'USD', 0],
  ])('is read from %j in %s', (text, currency, value) => {
    expect(moneyOf(text, currency)).toEqual({ ok: true, value });
  });

  it.each([
    ['12k', 'USD', 'Not an amount of money. Write it in full, such as 12500.'],
    ['5000-7000', 'USD', 'Not an amount of money. Write it in full, such as 12500.'],
    ['ca. 5000', 'EUR', 'Not an amount of money. Write it in full, such as 12500.'],
    ['TBD', 'USD', 'Not an amount of money. Write it in full, such as 12500.'],
    ['1,23,45', 'USD', 'Not an amount of money. Write it in full, such as 12500.'],
    ['1.234.50', 'USD', 'Not an amount of money. Write it in full, such as 12500.'],
    ['$', 'USD', 'Not an amount of money. Write it in full, such as 12500.'],
    ['1.234,50 €', 'USD', 'Another currency. Write the amount in USD.'],
    ['$500', 'EUR', 'Another currency. Write the amount in EUR.'],
    ['CA$12', 'USD', 'Another currency. Write the amount in USD.'],
    ['500 GBP', 'EUR', 'Another currency. Write the amount in EUR.'],
    ['-500', 'USD', 'Below zero.'],
    ['(500)', 'USD', 'Below zero.'],
    ['500-', 'USD', 'Below zero.'],
    [String(MAX_CENTS), 'USD', 'More than fits.'],
  ])('is not %j in %s: %s', (text, currency, reason) => {
    expect(moneyOf(text, currency)).toEqual({ ok: false, reason });
  });
});
