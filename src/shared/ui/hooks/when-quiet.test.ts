import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenQuiet } from './when-quiet';

let arrive: (script: string) => void;

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom fetches no scripts.
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: (list: { getEntries: () => { name: string }[] }) => void) {
        arrive = (name) => tell({ getEntries: () => [{ name }] });
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => document.body.replaceChildren());

it('runs three seconds after the start where nothing loads', () => {
  const run = vi.fn();
  whenQuiet(run);
  vi.advanceTimersByTime(2_900);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(run).toHaveBeenCalledOnce();
});

it('waits for the placeholders of a slow screen, and for the scripts after them', () => {
  const run = vi.fn();
  whenQuiet(run);
  document.body.innerHTML = '<div class="jl-pulse"></div>';
  vi.advanceTimersByTime(5_500);
  document.body.replaceChildren();
  arrive('https://joblane.example/assets/late.js');
  vi.advanceTimersByTime(900);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
});

it('runs in the end on a screen that waits for good', () => {
  const run = vi.fn();
  whenQuiet(run);
  document.body.innerHTML = '<div role="progressbar"></div>';
  vi.advanceTimersByTime(14_000);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(run).toHaveBeenCalledOnce();
});

it('waits for the connection where no service worker has the code', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const run = vi.fn();
  whenQuiet(run);
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
});

it('runs all together, and none that was cancelled', () => {
  const [first, cancelled, second] = [vi.fn(), vi.fn(), vi.fn()];
  whenQuiet(first);
  const cancel = whenQuiet(cancelled);
  vi.advanceTimersByTime(2_000);
  whenQuiet(second);
  cancel();
  vi.advanceTimersByTime(2_900);
  expect(first).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect([first, cancelled, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
});
