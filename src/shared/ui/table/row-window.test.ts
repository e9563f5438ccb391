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

  it('tells only the slots whose row is another one, and the table only of its shape', () => {
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

  it('keeps the order of the slots until it is told to bring the rows into their own', () => {
    const window = standingAt(100);
    window.show(rows(103), { pace: 'scrolling', ...AMID });
    expect(window.shape.base).toBe(0);
    window.show(rows(103), { pace: 'standing', ...AMID });
    expect(window.shape.base).toBe(0);
    expect(shown(window)).toEqual(rows(103));
    window.order();
    expect(window.shape.base).toBe(3);
  });

  it('moves many rows a few in each frame, and no more once somebody scrolls on', () => {
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

  it('draws late rows with the scrolls that follow, and asks for no frame of its own meanwhile', () => {
    vi.useFakeTimers();
    const window = standingAt(100);
    window.show(rows(103), { pace: 'delayed', ...AMID });
    expect(shown(window)).toEqual(rows(100));
    window.show(rows(103), { pace: 'scrolling', ...AMID });
    expect(shown(window)).toEqual([101, 102, ...rows(103, 18)]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('draws what is still late frame by frame once it settles, and keeps their order in the document', () => {
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

  it('draws what came below a list that stands row by row, and brings all into their order then', () => {
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
