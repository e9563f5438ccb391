import { afterEach, describe, expect, it, vi } from 'vitest';

import { RowWindow } from './row-window';

const rows = (first: number, count = 20) => Array.from({ length: count }, (_, place) => first + place);
const AMID = { nearEndOf: null, isAtEnd: false };
const shown = (window: RowWindow) =>
  Array.from({ length: window.shape.slots }, (_, slot) => window.rowOf(slot)).toSorted((a, b) => a - b);

function standingAt(first: number): RowWindow {
  const window = new RowWindow();
  window.show(rows(first), { pace: 'standing', ...AMID });
  return window;
}

describe('RowWindow', () => {
  afterEach(() => vi.useRealTimers());

  it('notifies only the slots whose row changed, and the table only about its shape', () => {
    const window = standingAt(100);
    window.show(rows(100), { pace: 'scrolling', ...AMID });
    const told: number[] = [];
    for (let slot = 0; slot < 20; slot += 1) window.listenTo(slot, () => told.push(slot));
    const reshaped = vi.fn();
    window.listenToShape(reshaped);
    window.show(rows(101), { pace: 'scrolling', ...AMID });
    expect(told).toEqual([0]);
    expect(window.rowOf(0)).toBe(120);
    expect(reshaped).not.toHaveBeenCalled();
    window.show(rows(101), { pace: 'scrolling', ...AMID, nearEndOf: 200 });
    expect(reshaped).toHaveBeenCalledOnce();
  });

  it('keeps the order of the slots until it is told to sort them', () => {
    const window = standingAt(100);
    window.show(rows(103), { pace: 'scrolling', ...AMID });
    expect(window.shape.base).toBe(0);
    window.show(rows(103), { pace: 'standing', ...AMID });
    expect(window.shape.base).toBe(0);
    expect(shown(window)).toEqual(rows(103));
    window.order();
    expect(window.shape.base).toBe(3);
  });

  it('moves a few rows per frame, and stops when the user scrolls again', () => {
    vi.useFakeTimers();
    const window = standingAt(100);
    window.show(rows(110), { pace: 'standing', ...AMID });
    const bases = [];
    window.order();
    for (; vi.getTimerCount() > 0; vi.advanceTimersToNextFrame()) bases.push(window.shape.base);
    expect([...bases, window.shape.base]).toEqual([4, 8, 10]);

    window.show(rows(119), { pace: 'standing', ...AMID });
    window.order();
    window.show(rows(120), { pace: 'scrolling', ...AMID });
    expect(vi.getTimerCount()).toBe(0);
    expect(window.shape.base).toBe(14);
  });

  it('renders late rows with the following scrolls, without requesting a frame', () => {
    vi.useFakeTimers();
    const window = standingAt(100);
    window.show(rows(103), { pace: 'delayed', ...AMID });
    expect(shown(window)).toEqual(rows(100));
    window.show(rows(103), { pace: 'scrolling', ...AMID });
    expect(shown(window)).toEqual([101, 102, ...rows(103, 18)]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('renders late rows frame by frame once it settles, and keeps their document order', () => {
    vi.useFakeTimers();
    const window = standingAt(100);
    window.show(rows(103), { pace: 'delayed', ...AMID });
    window.show(rows(103), { pace: 'settling', ...AMID });
    expect(shown(window)).toEqual([101, 102, ...rows(103, 18)]);
    vi.advanceTimersToNextFrame();
    expect(shown(window)).toEqual([102, ...rows(103, 19)]);
    vi.advanceTimersToNextFrame();
    expect(shown(window)).toEqual(rows(103));
    expect(window.shape).toMatchObject({ base: 0 });
  });

  it('renders rows that came below a still list one by one, then sorts all', () => {
    vi.useFakeTimers();
    const window = standingAt(100);
    window.show(rows(103), { pace: 'growing', ...AMID });
    expect(shown(window)).toEqual([101, 102, ...rows(103, 18)]);
    expect(window.shape).toMatchObject({ base: 0 });
    for (let frame = 0; frame < 2; frame += 1) vi.advanceTimersToNextFrame();
    expect(shown(window)).toEqual(rows(103));
    expect(window.shape.base).toBe(3);
  });

  it('draws nothing any more once it is stopped', () => {
    vi.useFakeTimers();
    const window = standingAt(100);
    window.show(rows(102), { pace: 'settling', ...AMID });
    window.stop();
    const before = shown(window);
    for (let frame = 0; frame < 6; frame += 1) vi.advanceTimersToNextFrame();
    expect(shown(window)).toEqual(before);
  });
});
