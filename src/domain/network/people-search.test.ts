import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEWEST_LETTERS, isFoundBy, searchKey, searchKeys } from './people-search';

const bo = { name: 'Bo Müller-Lüdenscheidt', business: 'Cole Gutters' };

describe('a search by name', () => {
  it.each([
    ['mul', true],
    ['MÜLLER', true],
    ['bo mul', true],
    ['gutters bo', true],
    ['ludenscheidt', true],
    ['uller', false],
    ['bo smith', false],
  ])('%s: %s', (typed, isFound) => {
    expect(isFoundBy(typed, bo)).toBe(isFound);
    const key = searchKey(typed);
    if (isFound) expect(searchKeys(bo.name, bo.business)).toContain(key);
  });

  it.each(['', '  ', 'ab', 'a b c d', '--', '李四'])('has no key for “%s”', (typed) => {
    expect(searchKey(typed)).toBeNull();
  });

  it('keeps prefixes of at least three letters, each once', () => {
    const keys = searchKeys('Ann Annabel', 'Ann');
    expect(keys.every((key) => Array.from(key).length >= FEWEST_LETTERS)).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
    expect(searchKeys('李四', '')).toEqual([]);
  });

  it('finds everyone by any long enough prefix of their words', () => {
    const word = fc.stringMatching(/^[a-zäöé]{3,20}$/);
    fc.assert(
      fc.property(word, word, fc.integer({ min: FEWEST_LETTERS, max: 20 }), (first, last, length) => {
        const typed = last.slice(0, length);
        expect(searchKeys(`${first} ${last}`, '')).toContain(searchKey(typed));
        expect(isFoundBy(typed, { name: `${first} ${last}`, business: '' })).toBe(true);
      }),
    );
  });
});
