import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isNarrowed,
  manyOf,
  oneOf,
  placeOf,
  readAddress,
  sameAddress,
  wholeList,
  writeAddress,
} from './list-address';

const STAGES = ['Sold', 'In & out', 'Done'] as const;
const list = {
  filters: {
    stages: manyOf('stage', STAGES),
    person: oneOf('person'),
    sources: manyOf('source'),
    mark: oneOf('mark', ['late', 'new']),
    tab: placeOf('tab', ['open', 'old']),
  },
  orders: ['number', 'name'],
  columns: ['phone', 'city'],
} as const;
const read = (query: string) => readAddress(list, new URLSearchParams(query));
const nothing = read('');

describe('the address of a list', () => {
  const text = fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }).filter((it) => it.length <= 200);
  const states = fc.record({
    stages: fc.subarray([...STAGES]),
    person: fc.option(text),
    sources: fc.uniqueArray(text, { maxLength: 30 }),
    mark: fc.option(fc.constantFrom('late' as const, 'new' as const)),
    tab: fc.option(fc.constantFrom('open' as const, 'old' as const)),
    search: fc.oneof(fc.constant(''), text),
    order: fc.option(
      fc.record({ by: fc.constantFrom('number' as const, 'name' as const), descending: fc.boolean() }),
    ),
    hidden: fc.option(fc.subarray(['phone', 'city'])),
  });

  it('is read back as written', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(read(writeAddress(list, state).toString())).toEqual(state);
      }),
    );
  });

  it('is read from any text, and the rest of it is the same address', () => {
    const parameter = fc.constantFrom('stage', 'person', 'source', 'mark', 'q', 'sort', 'hide', '__proto__');
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom(...STAGES, 'late', '-name', 'phone', 'x'.repeat(9_999)),
    );
    const query = fc.oneof(
      fc.string(),
      fc.array(fc.tuple(parameter, value), { maxLength: 50 }).map((all) => String(new URLSearchParams(all))),
    );
    fc.assert(
      fc.property(query, (typed) => {
        const once = sameAddress(list, typed);
        expect(sameAddress(list, once)).toBe(once);
        expect(once.length).toBeLessThan(70_000);
        expect(read(once)).toEqual(read(typed));
      }),
    );
  });

  it.each([
    ['stage=Nonsense&mark=loud&sort=-colour', {}],
    ['person=&source=&q=', {}],
    ['stage=Done&stage=Sold&stage=Done', { stages: ['Sold', 'Done'] }],
    ['mark=loud&mark=late', { mark: 'late' }],
    ['sort=--name', {}],
    ['sort=-name', { order: { by: 'name', descending: true } }],
    ['hide=', { hidden: [] }],
    ['hide=city&hide=constructor', { hidden: ['city'] }],
    [`person=${'x'.repeat(201)}`, {}],
    ['constructor=1&__proto__=2&toString=3', {}],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual({ ...nothing, ...expected });
  });

  it('is empty for the list itself', () => {
    expect(writeAddress(list, nothing).toString()).toBe('');
  });

  it.each([
    ['', false],
    ['sort=name&hide=city', false],
    ['tab=old', false],
    ['tab=old&q=a', true],
    ['mark=late', true],
  ])('%s narrows the list: %s', (query, expected) => {
    expect(isNarrowed(list, read(query))).toBe(expected);
  });

  it('without search and filters is the whole list, in the same place, order and columns', () => {
    const state = read('stage=Done&person=p&tab=old&q=oak&sort=-name&hide=city');
    expect(wholeList(list, state).toString()).toBe('tab=old&sort=-name&hide=city');
  });
});
