import { describe, expect, it } from 'vitest';
import {
  bandsOf,
  fitsOwn,
  ownBand,
  ownKeys,
  ownPeriod,
  ownTests,
  ownValue,
  ownValuesOf,
} from './own-filters';

const TODAY = '2026-11-25';
const fits = (customFields: Readonly<Record<string, string>>, ...asked: readonly string[]) =>
  fitsOwn({ customFields }, ownTests(asked, TODAY, 'US'));

describe('filters by own fields', () => {
  it.each([
    ['a value', { roof: 'Metal' }, [ownValue('roof', 'Metal')], true],
    ['another value', { roof: 'Cedar' }, [ownValue('roof', 'Metal')], false],
    ['one of two values', { roof: 'Cedar' }, [ownValue('roof', 'Metal'), ownValue('roof', 'Cedar')], true],
    ['a value that looks like a kind', { roof: '@~=' }, [ownValue('roof', '@~=')], true],
    ['no value', {}, [ownValue('roof', '')], true],
    ['an emptied value', { roof: '' }, [ownValue('roof', '')], true],
    [
      'two fields, one of them wrong',
      { roof: 'Metal' },
      [ownValue('roof', 'Metal'), ownValue('gate', '1')],
      false,
    ],
    ['a long value, cut as in lists', { roof: 'x'.repeat(400) }, [ownValue('roof', 'x'.repeat(60))], true],
    ['a number at the start of a span', { age: '20' }, [ownBand('age', { from: 20, below: 25 })], true],
    ['a number at its end', { age: '25' }, [ownBand('age', { from: 20, below: 25 })], false],
    ['a comma', { age: '22,5' }, [ownBand('age', { from: 20, below: 25 })], true],
    ['an open span', { age: '-3' }, [ownBand('age', { from: null, below: 0 })], true],
    ['no number', { age: '' }, [ownBand('age', { from: null, below: 25 })], false],
    ['words for a number', { age: 'old' }, [ownBand('age', { from: null, below: 25 })], false],
    ['yesterday', { on: '2026-11-24' }, [ownPeriod('on', 'past')], true],
    ['today', { on: TODAY }, [ownPeriod('on', 'today')], true],
    ['the Sunday of this week', { on: '2026-11-22' }, [ownPeriod('on', 'week')], true],
    ['the next Sunday', { on: '2026-11-29' }, [ownPeriod('on', 'week')], false],
    ['after this week', { on: '2026-11-29' }, [ownPeriod('on', 'later')], true],
    ['no date', { on: '' }, [ownPeriod('on', 'past')], false],
    ['something no list writes', { on: '' }, ['on=1'], true],
  ])('%s', (_, customFields, asked, expected) => {
    expect(fits(customFields, ...asked)).toBe(expected);
  });

  it('name the fields they ask for once', () => {
    expect(ownKeys([ownValue('roof', 'a:b'), ownPeriod('on', 'week'), ownValue('roof', '')])).toEqual([
      'roof',
      'on',
    ]);
  });

  it('offer the values that customers have', () => {
    const customers: Readonly<Record<string, string>>[] = [
      { roof: 'Metal', gate: '' },
      { roof: 'Cedar' },
      { roof: 'Metal' },
    ];
    expect(ownValuesOf(customers.map((customFields) => ({ customFields })))).toEqual([
      ownValue('roof', 'Cedar'),
      ownValue('roof', 'Metal'),
    ]);
  });

  it('offer round spans in which every number is', () => {
    expect(bandsOf(['12', '31', '18', 'old'])).toEqual([
      { from: null, below: 15 },
      { from: 15, below: 20 },
      { from: 20, below: 25 },
      { from: 25, below: 30 },
      { from: 30, below: null },
    ]);
    expect(bandsOf(['0,1', '0,5']).map(({ below }) => below)).toEqual([0.2, 0.3, 0.4, 0.5, null]);
    expect([bandsOf([]), bandsOf(['7', '7'])]).toEqual([[], []]);
  });
});
