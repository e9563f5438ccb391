import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { percentile } from './ceilings';
import { withTasks, workIn } from './main-thread';
import { forget, recorded, timesOf, worstFrames } from './page-metrics';
import type { LongFrame } from './page-metrics';
import { leastDisturbed, TRIES } from './stolen-time';

/** What somebody types to find people: names, towns and numbers, with mistakes taken back. */
const TYPED = ['kowalski', 'ann berg', 'superior', '555-12', 'olsen ines'] as const;
/** Milliseconds from key to key, and from one search to the next. */
const PAUSE = 140;
const BETWEEN = 600;

export type Typing = {
  /** From the key to the picture that shows it, in ms. */
  readonly p95: number;
  readonly longestTask: number;
  readonly keys: number;
};

/**
 * Searches the list, which fetches the directory; the very first search of a company has the server build it. It is
 * done before anything is measured, as the data comes without one, and a company that has customers never is.
 */
export async function searchOnce(page: Page): Promise<Locator> {
  await page.goto(paths.customers);
  const field = page.getByRole('searchbox').or(page.getByPlaceholder('Name, phone or e-mail')).first();
  await field.fill('berg');
  await page.getByRole('grid').getByRole('link', { name: /berg/i }).first().waitFor({ timeout: 120_000 });
  await field.fill('');
  return field;
}

/** Types into the search of a list of 10,000 and measures every key. */
export async function measureTyping(page: Page): Promise<Typing> {
  const field = await searchOnce(page);
  const keys = TYPED.join('').length;
  // By the keyboard itself: looking for the field at every key would take its time in the page too.
  await field.focus();
  return leastDisturbed(async () => {
    await forget(page);
    for (const text of TYPED) {
      await page.keyboard.type(text, { delay: PAUSE });
      await page.waitForTimeout(BETWEEN);
      await page.keyboard.press('Escape');
      await page.waitForTimeout(BETWEEN);
    }
    const { inputs, tasks } = await recorded(page);
    // What the browser does not report was faster than its threshold.
    const all = [...inputs, ...Array.from({ length: Math.max(0, keys - inputs.length) }, () => 16)];
    return { p95: percentile(all, 0.95), longestTask: Math.max(0, ...tasks), keys };
  });
}

export type Scrolling = {
  /** The last row that was reached, and how many there are. */
  readonly reached: number;
  readonly rows: number;
  /**
   * The browser's own long animation frames in which a processor worked for over 50 ms on the page's main thread.
   * Composing the picture is not in them: without a graphics card it takes as long again, whatever the page does.
   */
  readonly longestFrame: number;
  readonly framesOver50: number;
  /** Frames that moved the list: the browser tells of one scroll in each. */
  readonly frames: number;
  /** Work that 99 of 100 frames stay below, in ms; frames that the browser does not call long are below 50 and count as 0. */
  readonly p99: number;
  /** The same with what a frame waits for the screen's next picture, and for a processor that others have. */
  readonly longestWithWaiting: number;
  readonly framesOver50WithWaiting: number;
  /** The longest ones, each with its scripts. */
  readonly worst: readonly string[];
};

/** Pixels a second: twenty notches of a wheel, about as fast as a finger turns it. */
const SPEED = 2_000;
/** Pixels of one gesture, and of a row. */
const GESTURE = 20_000;
const ROW = 44;

/** Milliseconds somebody looks at the first rows before the wheel turns. */
const LOOK = 3_000;

/** Scrolls the list of open leads to its end by the wheel, more rows arriving on the way. */
export async function measureScrolling(page: Page): Promise<Scrolling> {
  await page.goto(paths.customers);
  const grid = page.getByRole('grid');
  await grid.getByRole('link').first().waitFor();
  // How many there are is known a moment after the first page; until then that page counts as all.
  await page.waitForFunction(
    () => Number(document.querySelector('[role=grid]')?.ariaRowCount) > 1_000,
    undefined,
    { timeout: 60_000 },
  );
  // What a screen takes to come is measured elsewhere: the rest of its code follows while somebody looks.
  await timesOf(page);
  await page.waitForTimeout(LOOK);
  await grid.hover();
  const lastRow = () =>
    grid.evaluate((list) =>
      Math.max(...[...list.querySelectorAll('[aria-rowindex]')].map((row) => Number(row.ariaRowIndex))),
    );
  const { x, y, width, height } = (await grid.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const devtools = await page.context().newCDPSession(page);
  const scroll = (distance: number) =>
    devtools.send('Input.synthesizeScrollGesture', {
      x: x + width / 2,
      y: y + height / 2,
      yDistance: -distance,
      speed: SPEED,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  // The head is counted among the rows.
  const rows = Number(await grid.getAttribute('aria-rowcount')) - 1;
  const deadline = Date.now() + 2 * TRIES * ((rows * ROW) / SPEED) * 1_000;
  const frames: WorkedFrame[] = [];
  let scrolls = 0;
  let reached = 0;
  while (reached < rows && Date.now() < deadline) {
    const stretch = await framesOf(page, grid, rows * ROW - height, scroll);
    frames.push(...stretch.frames);
    scrolls += stretch.scrolls;
    reached = (await lastRow()) - 1;
  }
  return {
    reached,
    rows,
    longestFrame: Math.max(0, ...frames.map(({ work }) => work)),
    framesOver50: frames.filter(({ work }) => work > 50).length,
    frames: scrolls,
    p99: percentile([...frames.map(({ work }) => work), ...shortFrames(scrolls - frames.length)], 0.99),
    longestWithWaiting: Math.max(0, ...frames.map(({ duration }) => duration)),
    framesOver50WithWaiting: frames.length,
    worst: worstFrames(frames),
  };
}

type WorkedFrame = Required<LongFrame>;

/** Frames that the browser did not report, by the least that they may have taken. */
function shortFrames(count: number): readonly number[] {
  return Array.from({ length: Math.max(0, count) }, () => 0);
}

/** The long frames of one stretch, and how often it scrolled. */
async function framesOf(
  page: Page,
  grid: Locator,
  end: number,
  scroll: (distance: number) => Promise<unknown>,
) {
  const top = await grid.evaluate((list) => list.scrollTop);
  // A wheel that is turned on at the end moves nothing: what a browser does with such a rest is no scrolling.
  const distance = Math.min(GESTURE, Math.max(ROW, end - top));
  return leastDisturbed(async () => {
    await grid.evaluate((list, to) => (list.scrollTop = to), top);
    await page.locator('[role=row][aria-busy]').first().waitFor({ state: 'detached' });
    await forget(page);
    const { found, tasks } = await withTasks(page, async () => {
      await scroll(distance);
      return recorded(page);
    });
    const frames = found.frames.map((frame): WorkedFrame => ({ ...frame, work: workIn(frame, tasks) }));
    return { frames, scrolls: found.scrolls };
  });
}
