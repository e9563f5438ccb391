import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItem, moveItem, removeItem, stepsOf } from './checklist';

const items = ['a', 'b', 'c'].map((id) => ({ id, text: id.toUpperCase() }));
const ids = (list: readonly { readonly id: string }[]) => list.map((item) => item.id).join('');

describe('a checklist', () => {
  it('adds at its end and removes anywhere', () => {
    expect(addItem(items, 'd', 'D').at(-1)).toEqual({ id: 'd', text: 'D' });
    expect(ids(removeItem(items, 'b'))).toBe('ac');
  });

  it('knows the steps that are done', () => {
    const steps = stepsOf({ checklist: items, stepsDone: ['b', 'gone'] });
    expect(steps.map(({ id, done }) => [id, done])).toEqual([
      ['a', false],
      ['b', true],
      ['c', false],
    ]);
  });

  it.each([
    ['b', -1, 'bac'],
    ['b', 1, 'acb'],
    ['a', -1, 'abc'],
    ['c', 5, 'abc'],
    ['gone', 1, 'abc'],
  ])('moves %s by %d to %s', (id, by, order) => {
    expect(ids(moveItem(items, id, by))).toBe(order);
  });

  it('never loses or duplicates a step by moving', () => {
    fc.assert(
      fc.property(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: -9, max: 9 }), (id, by) => {
        const left = moveItem(items, id, by).map((item) => item.id);
        expect(left.sort()).toEqual(['a', 'b', 'c']);
      }),
    );
  });
});
