import type { Page } from '@playwright/test';
import { WAITING } from '../../src/shared/ui/hooks/when-quiet';

/** Times of one page since its navigation, in ms. */
export type PageTimes = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Total blocking time: task time beyond 50 ms, from first paint on. */
  readonly blocking: number;
  /** When the main content showed: the first rows of a list. */
  readonly shown: number;
  /** When nothing was loading any more, counts of the whole business included. */
  readonly ready: number;
  /** Bytes of gzipped script loaded until then. */
  readonly script: number;
};

type Task = { readonly start: number; readonly duration: number };
/** A long animation frame in ms of the page's clock, with its scripts and, if traced, its work. */
export type LongFrame = {
  readonly start: number;
  readonly duration: number;
  readonly scripts: string;
  readonly work?: number;
};
type Recorder = {
  firstPaint: number;
  largestPaint: number;
  tasks: Task[];
  inputs: number[];
  frames: LongFrame[];
  scrolls: number;
  shown: number;
  ready: number;
  /** Takes the browser's queued entries. */
  flush: () => void;
};

declare global {
  /** Long Animation Frames API, unknown to TypeScript (w3c.github.io/long-animation-frames). */
  class PerformanceLongAnimationFrameTiming extends PerformanceEntry {
    readonly renderStart: number;
    readonly styleAndLayoutStart: number;
    readonly scripts: readonly {
      readonly invoker: string;
      readonly sourceURL: string;
      readonly duration: number;
    }[];
  }
  interface Window {
    joblaneBench?: Recorder;
  }
}

/** Records paints, long tasks, frames, inputs, and when `shownSelector` matches without placeholders. */
export async function recordTimes(page: Page, shownSelector: string): Promise<void> {
  await page.addInitScript(
    ([shown, waiting]) => {
      const recorder: Recorder = {
        firstPaint: 0,
        largestPaint: 0,
        tasks: [],
        inputs: [],
        frames: [],
        scrolls: 0,
        shown: 0,
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
      watch('long-animation-frame', (frame) => {
        if (!(frame instanceof PerformanceLongAnimationFrameTiming)) return;
        const scripts = frame.scripts.map((script) => {
          const file = script.sourceURL.split('/').at(-1) ?? '';
          return `${script.invoker} of ${file} ${script.duration.toFixed(0)}`;
        });
        const { startTime, renderStart, styleAndLayoutStart, duration } = frame;
        const parts = [renderStart, styleAndLayoutStart].map((at) => (at - startTime).toFixed(0));
        recorder.frames.push({
          start: startTime,
          duration,
          scripts: `at ${(startTime / 1000).toFixed(1)} s, rendering from ${parts[0]}, layout from ${parts[1]}; ${scripts.join(', ')}`,
        });
      });
      watch('longtask', ({ startTime, duration }) => recorder.tasks.push({ start: startTime, duration }));
      watch(
        'event',
        (entry) => {
          if (entry.name === 'keydown' || entry.name === 'input') recorder.inputs.push(entry.duration);
        },
        { durationThreshold: 16 },
      );
      document.addEventListener('scroll', () => (recorder.scrolls += 1), { capture: true, passive: true });
      const look = () => {
        const isShown = document.querySelector(shown) !== null;
        if (isShown && recorder.shown === 0) recorder.shown = performance.now();
        if (isShown && document.querySelector(waiting) === null) recorder.ready = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [shownSelector, WAITING] as const,
  );
}

/** Waits until the recorded page is ready and returns its times. */
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
    const { firstPaint, largestPaint, shown, ready, tasks } = recorder;
    const blocking = tasks
      .filter(({ start }) => start >= firstPaint && start <= ready)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    const script = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => /\/assets\/[^/]*\.js$/.test(name) && responseEnd <= shown)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { firstPaint, largestPaint, shown, ready, blocking, script };
  });
}

export async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (window.joblaneBench)
      Object.assign(window.joblaneBench, { tasks: [], inputs: [], frames: [], scrolls: 0 });
  });
}

/** Durations in ms since the last `forget` (tasks and frames over 50 ms, inputs over 16), and scrolls. */
export async function recorded(
  page: Page,
): Promise<{ tasks: number[]; inputs: number[]; frames: LongFrame[]; scrolls: number }> {
  await page.evaluate(() => window.joblaneBench?.flush());
  return page.evaluate(() => ({
    tasks: (window.joblaneBench?.tasks ?? []).map(({ duration }) => duration),
    inputs: window.joblaneBench?.inputs ?? [],
    frames: window.joblaneBench?.frames ?? [],
    scrolls: window.joblaneBench?.scrolls ?? 0,
  }));
}

const WORST = 5;

/** The longest frames in words, each with its scripts. */
export function worstFrames(frames: readonly LongFrame[]): readonly string[] {
  return frames
    .toSorted((a, b) => (b.work ?? b.duration) - (a.work ?? a.duration))
    .slice(0, WORST)
    .map(({ duration, work, scripts }) => {
      const worked = work === undefined ? '' : `${work.toFixed(0)} ms of work in `;
      return `${worked}${duration.toFixed(0)} ms (${scripts})`;
    });
}
