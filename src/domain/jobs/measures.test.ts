import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEASURES, measureOf, measureProblem, measureText, readNumber } from './measures';

const [squares, layers] = MEASURES;

describe('a typed measure', () => {
  it.each([
    ['24', 24],
    ['24.33', 24.33],
    ['24,33', 24.33],
    ['0,5', 0.5],
    [' 24.3 ', 24.3],
    ['1,250', 1250],
    ['1,250.5', 1250.5],
    ['1.250,5', 1250.5],
    ['12.', 12],
    ['', null],
    ['12 squares', null],
    ['1,2,3', null],
    ['1.2.3,4', null],
    ['-3', null],
  ])('%j is %s', (typed, value) => {
    expect(readNumber(typed, 'US')).toBe(value);
  });

  it.each([
    ['1.250', 1250],
    ['1,250', 1.25],
    ['24.33', 24.33],
    ['24,33', 24.33],
    ['1.250,5', 1250.5],
    ['1,250.5', 1250.5],
  ])('%j is %s with a decimal comma', (typed, value) => {
    expect(readNumber(typed, 'DE')).toBe(value);
  });

  it('reads the groups of India', () => {
    expect(readNumber('1,00,000', 'IN')).toBe(100_000);
    expect(readNumber('1,00,000', 'US')).toBeNull();
  });

  it('reads back whatever it wrote', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom('US', 'DE', 'GB', 'FR', 'CH', 'IN', 'ES'),
        (hundredths, country) =>
          readNumber(measureText(hundredths / 100, country), country) === hundredths / 100,
      ),
    );
  });

  it('may have decimals where they make sense', () => {
    expect(measureProblem(squares, '24,33', 'US')).toBeNull();
    expect(measureProblem(layers, '2', 'US')).toBeNull();
    expect(measureProblem(layers, '', 'US')).toBeNull();
    expect(measureProblem(layers, '1.5', 'US')).toBe('Write a whole number up to 20.');
    expect(measureProblem(squares, '24.333', 'US')).toBe('Write a number up to 100,000, like 24.33.');
    expect(measureProblem(squares, '100001', 'US')).toBe('Write a number up to 100,000, like 24.33.');
    expect(measureProblem(squares, 'viel', 'DE')).toBe('Write a number up to 100.000, like 24,33.');
    expect(measureProblem(squares, 'many', 'US')).toBe('Write a number up to 100,000, like 24.33.');
  });

  it('is empty while unknown', () => {
    expect(measureOf(' ', 'US')).toBeNull();
    expect(measureText(null, 'US')).toBe('');
    expect(measureText(measureOf('1250,5', 'US'), 'US')).toBe('1,250.5');
  });
});
