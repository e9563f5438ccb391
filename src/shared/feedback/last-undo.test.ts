import { describe, expect, it, vi } from 'vitest';
import { rememberUndo, undoLast } from './last-undo';

describe('undoLast', () => {
  it('takes the latest change back once', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    rememberUndo(first, 0);
    rememberUndo(second, 1);
    expect([undoLast(2), undoLast(3)]).toEqual([true, false]);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it.each([
    ['a minute ago', 60_000, true],
    ['longer ago', 60_001, false],
  ])('of a change made %s is %s ms old: %s', (_, age, isTakenBack) => {
    rememberUndo(vi.fn(), 0);
    expect(undoLast(age)).toBe(isTakenBack);
  });

  it('does nothing after a change that cannot be undone', () => {
    rememberUndo(vi.fn(), 0);
    rememberUndo(null, 1);
    expect(undoLast(2)).toBe(false);
  });
});
