import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAP, inOrder, withLines, withMoved } from './line-order';
import { BLANK_LINE } from './new-line';
import type { EstimateLine } from './estimate-content';

function ids() {
  let made = 0;
  return () => `l${(made += 1)}`;
}

const named = (name: string) => ({ ...BLANK_LINE, name });
const names = (lines: readonly EstimateLine[]) =>
  inOrder(lines)
    .map(({ name }) => name)
    .join(' ');

describe('the lines of an estimate', () => {
  it('are added at the end, or after one of them', () => {
    const newId = ids();
    const first = withLines([], [named('a'), named('b')], newId);
    expect(names(withLines(first, [named('c')], newId))).toBe('a b c');
    expect(names(withLines(first, [named('x'), named('y')], newId, 'l1'))).toBe('a x y b');
  });

  it('keep their places when others are added between them', () => {
    const newId = ids();
    const first = withLines([], [named('a'), named('b')], newId);
    expect(withLines(first, [named('x')], newId, 'l1').slice(0, 2)).toEqual(first);
  });

  it('are moved alone while there is room', () => {
    const lines = withLines([], ['a', 'b', 'c'].map(named), ids());
    const moved = withMoved(lines, 'l3', 0);
    expect(names(moved)).toBe('c a b');
    expect(moved.filter((line, at) => line !== lines[at])).toHaveLength(1);
    expect(withMoved(lines, 'gone', 0)).toBe(lines);
  });

  it('stay in the wanted order, whatever is moved how often', () => {
    const moves = fc.array(fc.tuple(fc.nat(4), fc.nat(5)), { maxLength: 60 });
    fc.assert(
      fc.property(moves, (all) => {
        let lines = withLines([], ['a', 'b', 'c', 'd', 'e'].map(named), ids());
        let wanted = ['a', 'b', 'c', 'd', 'e'];
        for (const [which, index] of all) {
          const line = lines.find(({ id }) => id === `l${which + 1}`);
          const name = line?.name ?? '';
          const rest = wanted.filter((one) => one !== name);
          wanted = rest.toSpliced(Math.min(index, rest.length), 0, name);
          lines = withMoved(lines, `l${which + 1}`, index);
        }
        expect(names(lines)).toBe(wanted.join(' '));
        expect(new Set(lines.map(({ position }) => position)).size).toBe(lines.length);
      }),
    );
  });

  it('get new places where two have none between them', () => {
    const newId = ids();
    let lines = withLines([], [named('a'), named('b')], newId);
    for (let at = 0; at < 15; at += 1) lines = withLines(lines, [named('x')], newId, 'l1');
    expect(names(lines)).toBe(`a ${'x '.repeat(15)}b`);
    expect(lines.every(({ position }) => position % GAP === 0 || position > 0)).toBe(true);
  });
});
