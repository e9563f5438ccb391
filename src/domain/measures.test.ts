import { describe, expect, it } from 'vitest';
import { MEASURES, measureOf, measureProblem, measureText, readNumber } from './measures';

const [squares, layers] = MEASURES;

describe('a measure as people type it', () => {
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
    expect(readNumber(typed)).toBe(value);
  });

  it('may have decimals where that makes sense', () => {
    expect(measureProblem(squares, '24,33')).toBeNull();
    expect(measureProblem(layers, '2')).toBeNull();
    expect(measureProblem(layers, '')).toBeNull();
    expect(measureProblem(layers, '1.5')).toBe('Write a whole number up to 20.');
    expect(measureProblem(squares, '24.333')).toBe('Write a number up to 100,000, like 24.33 or 24,33.');
    expect(measureProblem(squares, '100001')).toBe('Write a number up to 100,000, like 24.33 or 24,33.');
    expect(measureProblem(squares, 'many')).toBe('Write a number up to 100,000, like 24.33 or 24,33.');
  });

  it('is empty while it is unknown', () => {
    expect(measureOf(' ')).toBeNull();
    expect(measureText(null)).toBe('');
    expect(measureText(measureOf('1250,5'))).toBe('1,250.5');
  });
});
