import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findKey, findWords, foundBy, isFound } from './find';
import type { Findable } from './find';
import { MAX_FIND, MOST_FIND } from './find-fields';

const nothing: Findable = {
  number: null,
  numberPrefix: '',
  title: '',
  customerName: '',
  phone: '',
  streetAddress: '',
  city: '',
};

const berg: Findable = {
  number: 104,
  numberPrefix: 'T-',
  title: 'Roof replacement, back side',
  customerName: 'Marta O’Brien-Müller',
  phone: '(817) 555-0112',
  streetAddress: '12 Elm Street',
  city: 'Springfield',
};

/** Whether a search finds a record: in the store by its one key, then on the device by all words. */
function finds(typed: string, record: Findable): boolean {
  const key = findKey(typed);
  return key !== null && foundBy(record).find.includes(key) && isFound(typed, record);
}

describe('a search for work', () => {
  it.each([
    ['104', true],
    ['10', true],
    ['T-104', true],
    ['t104', true],
    ['marta', true],
    ['MAR', true],
    ['obrien', true],
    ["o'brien", true],
    ['muller', true],
    ['Müller roof', true],
    ['repl back', true],
    ['12 elm', true],
    ['springf', true],
    ['(817) 555-0112', true],
    ['+1 817 555 0112', true],
    ['817555', true],
    ['555-0112', true],
    ['5550112', true],
    ['0112', true],
    ['105', false],
    ['arta', false],
    ['marta smith', false],
    ['817 556', false],
    ['9175550112', false],
  ])('%s: %s', (typed, isThere) => {
    expect(finds(typed, berg)).toBe(isThere);
  });

  it.each([
    ['يوسف عبد الله', 'عبد'],
    ['דוד לוי', 'לוי'],
    ['李小龙', '李'],
    ['李小龙', '李小'],
    ['김철수', '김철'],
    ['हिन्दी कुमार', 'कुमार'],
    ['Ąžuolas Šarūnas', 'azuolas'],
    ['İpek Yılmaz', 'ipek'],
    ['𠮷野家', '𠮷'],
  ])('finds %s by %s', (customerName, typed) => {
    expect(finds(typed, { ...nothing, customerName })).toBe(true);
  });

  it('matches a one-digit number exactly, not as a prefix', () => {
    expect(finds('5', { ...nothing, number: 5 })).toBe(true);
    expect(finds('5', { ...nothing, number: 52 })).toBe(false);
  });

  it.each(['', '   ', 'a', '--', '’'])('has no store key for “%s”', (typed) => {
    expect(findKey(typed)).toBeNull();
  });

  it('uses the longest word', () => {
    expect(findKey('12 elm springfield')).toBe('springfie');
    expect(findKey('ann berg')).toBe('berg');
    expect(findKey('12 elm street')).toBe('elm');
    expect(findKey('street')).toBe('street');
    expect(findKey('gutters 2040')).toBe('2040');
    expect(findKey('817 smith')).toBe('smit');
    expect(findKey('817 555 0112')).toBe('817555011');
  });

  it('orders customers without case and accents', () => {
    expect(foundBy({ ...nothing, customerName: '  Élan DE Vries ' }).customerKey).toBe('elan de vries');
  });

  const word = fc.stringMatching(/^[a-zäöéא-תа-я]{2,14}$/);
  const few = (most: number) => fc.array(word, { maxLength: most }).map((words) => words.join(' '));
  const usual = fc.record<Findable>({
    number: fc.option(fc.integer({ min: 1, max: 9_999 })),
    numberPrefix: fc.constantFrom('', 'J-'),
    customerName: few(2),
    title: few(3),
    phone: fc.constantFrom('', '+1 817 555 0112'),
    streetAddress: fc.constantFrom('', '12 Elm'),
    city: few(1),
  });

  it('finds a record by every prefix of every word, from two characters on', () => {
    fc.assert(
      fc.property(usual, fc.nat(), fc.integer({ min: 2, max: 14 }), (record, at, length) => {
        const words = findWords(record).filter((one) => Array.from(one).length > 1);
        const chosen = words[at % Math.max(1, words.length)];
        fc.pre(chosen !== undefined);
        expect(finds(chosen.slice(0, length), record)).toBe(true);
      }),
    );
  });

  it('keeps few and short entries of any record, including the number', () => {
    const text = fc.string({ maxLength: 200, unit: 'grapheme' });
    const any = fc.record<Findable>({
      number: fc.integer({ min: 10, max: 99_999_999 }),
      numberPrefix: text,
      title: text,
      customerName: text,
      phone: text,
      streetAddress: text,
      city: text,
    });
    fc.assert(
      fc.property(any, (record) => {
        const { find } = foundBy(record);
        expect(find.length).toBeLessThanOrEqual(MOST_FIND);
        expect(new Set(find).size).toBe(find.length);
        expect(find.every((entry) => entry.length <= MAX_FIND)).toBe(true);
        expect(find).toContain(findKey(String(record.number)));
      }),
    );
  });
});
