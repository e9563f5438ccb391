import type { Page } from '@playwright/test';
import { WAITING } from '../e2e/steps/screens';

/** Times of one page since its navigation began, in ms. */
export type PageTimes = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Sum of what tasks took beyond 50 ms, from first paint on. */
  readonly blocking: number;
  /** When the screen showed what it is for. */
  readonly ready: number;
};

type Task = { readonly start: number; readonly duration: number };
type Recorder = {
  firstPaint: number;
  largestPaint: number;
  tasks: Task[];
  inputs: number[];
  frames: number[];
  ready: number;
  /** Takes what the browser has noted but not told yet. */
  flush: () => void;
};

declare global {
  interface Window {
    joblaneBench?: Recorder;
  }
}

/**
 * Lets every page of the browser record its paints, long tasks and frames, inputs, and the moment at which
 * `readySelector` matches and nothing is a placeholder any more.
 */
export async function recordTimes(page: Page, readySelector: string): Promise<void> {
  await page.addInitScript(
    ([shown, waiting]) => {
      const recorder: Recorder = {
        firstPaint: 0,
        largestPaint: 0,
        tasks: [],
        inputs: [],
        frames: [],
        ready: 0,
        flush: () => flushes.forEach((flush) => flush()),
      };
      const flushes: (() => void)[] = [];
      window.joblaneBench = recorder;
      const watch = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) => {
        const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
        observer.observe({ type, buffered: true, ...options });
        flushes.push(() => observer.takeRecords().forEach(take));
      };
      watch('paint', (entry) => {
        if (entry.name === 'first-contentful-paint') recorder.firstPaint = entry.startTime;
      });
      watch('largest-contentful-paint', (entry) => (recorder.largestPaint = entry.startTime));
      watch('long-animation-frame', ({ duration }) => recorder.frames.push(duration));
      watch('longtask', ({ startTime, duration }) => recorder.tasks.push({ start: startTime, duration }));
      watch(
        'event',
        (entry) => {
          if (entry.name === 'keydown' || entry.name === 'input') recorder.inputs.push(entry.duration);
        },
        { durationThreshold: 16 },
      );
      const look = () => {
        if (document.querySelector(waiting) === null && document.querySelector(shown) !== null) {
          recorder.ready = performance.now();
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [readySelector, WAITING] as const,
  );
}

/** Waits for the recorded page to be ready and gives its times. */
export async function timesOf(page: Page): Promise<PageTimes> {
  await page
    .waitForFunction(() => (window.joblaneBench?.ready ?? 0) > 0, undefined, { timeout: 60_000 })
    .catch(async (cause: unknown) => {
      const shown = await page.locator('body').innerText();
      throw new Error(`${page.url()} was not ready in a minute; it showed: ${shown}`, { cause });
    });
  return page.evaluate(() => {
    const recorder = window.joblaneBench;
    if (!recorder) throw new Error('nothing was recorded');
    recorder.flush();
    const { firstPaint, largestPaint, ready, tasks } = recorder;
    const blocking = tasks
      .filter(({ start }) => start >= firstPaint && start <= ready)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return { firstPaint, largestPaint, ready, blocking };
  });
}

/** Forgets the tasks, inputs and frames seen so far. */
export async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (window.joblaneBench) Object.assign(window.joblaneBench, { tasks: [], inputs: [], frames: [] });
  });
}

/** Durations in ms since the last `forget`: of tasks and frames over 50 ms, and of inputs over 16. */
export async function recorded(page: Page): Promise<{ tasks: number[]; inputs: number[]; frames: number[] }> {
  await page.evaluate(() => window.joblaneBench?.flush());
  return page.evaluate(() => ({
    tasks: (window.joblaneBench?.tasks ?? []).map(({ duration }) => duration),
    inputs: window.joblaneBench?.inputs ?? [],
    frames: window.joblaneBench?.frames ?? [],
  }));
}
