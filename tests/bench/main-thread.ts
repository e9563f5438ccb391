import type { Page } from '@playwright/test';
import type { LongFrame } from './page-metrics';

/** A task of the page's main thread, in ms of the page's clock, with its CPU time. */
export type ThreadTask = { readonly start: number; readonly duration: number; readonly work: number };

/** A task or mark in the browser's trace, in microseconds (Trace Event Format). */
type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time; includes the wait of a slowed-down CPU. */
  readonly tdur?: number;
};

const TASK = 'RunTask';
/** The trace category with main-thread tasks and little else. */
const TASKS_OF_PAGES = 'disabled-by-default-devtools.timeline';
const MARK = 'joblane-main-thread';

/** Runs something in a page, which stays the same document, and returns the tasks of its main thread. */
export async function withTasks<T>(
  page: Page,
  run: () => Promise<T>,
): Promise<{ readonly found: T; readonly tasks: readonly ThreadTask[] }> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser of its own');
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    // The protocol leaves the type of events open.
    const traced = value as unknown as readonly TraceEvent[];
    events.push(...traced.filter(({ name }) => name === TASK || name === MARK));
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [TASKS_OF_PAGES, 'blink.user_timing'] },
  });
  const marked = await page.evaluate((name) => performance.mark(name).startTime, MARK);
  const found = await run();
  const isComplete = new Promise<void>((resolve) =>
    devtools.once('Tracing.tracingComplete', () => resolve()),
  );
  await devtools.send('Tracing.end');
  await isComplete;
  await devtools.detach();
  return { found, tasks: tasksOf(events, marked) };
}

function tasksOf(events: readonly TraceEvent[], marked: number): readonly ThreadTask[] {
  const mark = events.find(({ name }) => name === MARK);
  if (!mark) throw new Error('the page’s main thread was not traced');
  return events
    .filter(({ name, pid, tid }) => name === TASK && pid === mark.pid && tid === mark.tid)
    .map(({ ts, dur = 0, tdur = dur }) => ({
      start: marked + (ts - mark.ts) / 1_000,
      duration: dur / 1_000,
      work: tdur / 1_000,
    }));
}

/** CPU time in ms for the page between a frame's start and end. */
export function workIn(
  { start, duration }: Pick<LongFrame, 'start' | 'duration'>,
  tasks: readonly ThreadTask[],
): number {
  return tasks.reduce((sum, task) => {
    const from = Math.max(start, task.start);
    const to = Math.min(start + duration, task.start + task.duration);
    return to > from ? sum + task.work * ((to - from) / task.duration) : sum;
  }, 0);
}
