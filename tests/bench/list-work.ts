import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { percentile } from './ceilings';
import { forget, recorded, timesOf } from './page-metrics';
import { leastDisturbed, TRIES } from './stolen-time';
import { SPEED, wheelOver } from './wheel';
import type { Wheel } from './wheel';
import { frameWork, workedFrames } from './worked-frames';
import type { FrameWork, WorkedFrame } from './worked-frames';

/** Searches as users type them: names, towns and numbers, with corrected mistakes. */
const TYPED = ['kowalski', 'ann berg', 'superior', '555-12', 'olsen ines'] as const;
/** Milliseconds between keys, and between searches. */
const PAUSE = 140;
const BETWEEN = 600;

export type Typing = {
  /** From the key to its frame, in ms. */
  readonly p95: number;
  readonly longestTask: number;
  readonly keys: number;
};

/**
 * Searches the list, which loads the directory; a company's first search also builds it on the server. Done
 * before measuring: the data comes without a directory, unlike a real company's.
 */
export async function searchOnce(page: Page): Promise<Locator> {
  await page.goto(paths.customers);
  const field = page.getByRole('searchbox').or(page.getByPlaceholder('Name, phone or address')).first();
  await field.fill('berg');
  await page.getByRole('grid').getByRole('link', { name: /berg/i }).first().waitFor({ timeout: 120_000 });
  await field.fill('');
  return field;
}

/** Types into the search of a list of 10,000 and measures every key. */
export async function measureTyping(page: Page): Promise<Typing> {
  return measureKeys(page, await searchOnce(page));
}

/** Types into a field, which Escape empties, and measures every key. */
export async function measureKeys(page: Page, field: Locator): Promise<Typing> {
  const keys = TYPED.join('').length;
  // Presses keys directly: locating the field for each would cost the page time.
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
    // Faster keys are below the browser's reporting threshold.
    const all = [...inputs, ...Array.from({ length: Math.max(0, keys - inputs.length) }, () => 16)];
    return { p95: percentile(all, 0.95), longestTask: Math.max(0, ...tasks), keys };
  });
}

/** Its frames are those that scrolled the list: each has one scroll event. */
export type Scrolling = FrameWork & {
  /** The last row reached, and the number of rows. */
  readonly reached: number;
  readonly rows: number;
  /**
   * Long animation frames with over 50 ms of CPU time on the page's main thread. Excludes compositing, which
   * takes as long again without a graphics card, whatever the page does.
   */
  readonly framesOver50: number;
  /** The same including waits for the next frame and for a busy CPU. */
  readonly longestWithWaiting: number;
  readonly framesOver50WithWaiting: number;
};

const GESTURE = 20_000;
const ROW = 44;

/** Milliseconds before work begins, as a user looks at what has opened: loading is measured elsewhere. */
export const LOOK = 3_000;

/** Scrolls the list of open leads to its end by the wheel, while more rows load. */
export async function measureScrolling(page: Page): Promise<Scrolling> {
  await page.goto(paths.customers);
  const grid = page.getByRole('grid');
  await grid.getByRole('link').first().waitFor();
  // The total is known a moment after the first page; until then that page counts as all.
  await page.waitForFunction(
    () => Number(document.querySelector('[role=grid]')?.ariaRowCount) > 1_000,
    undefined,
    { timeout: 60_000 },
  );
  await timesOf(page);
  await page.waitForTimeout(LOOK);
  const scroll = await wheelOver(page, grid);
  const lastRow = () =>
    grid.evaluate((list) =>
      Math.max(...[...list.querySelectorAll('[aria-rowindex]')].map((row) => Number(row.ariaRowIndex))),
    );
  const { height = 0 } = (await grid.boundingBox()) ?? {};
  // The header counts as a row.
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
    ...frameWork(frames, scrolls),
    framesOver50: frames.filter(({ work }) => work > 50).length,
    longestWithWaiting: Math.max(0, ...frames.map(({ duration }) => duration)),
    framesOver50WithWaiting: frames.length,
  };
}

async function framesOf(page: Page, grid: Locator, end: number, scroll: Wheel) {
  const top = await grid.evaluate((list) => list.scrollTop);
  // A gesture beyond the end would scroll nothing and add idle frames.
  const distance = Math.min(GESTURE, Math.max(ROW, end - top));
  return leastDisturbed(async () => {
    await grid.evaluate((list, to) => (list.scrollTop = to), top);
    await page.locator('[role=row][aria-busy]').first().waitFor({ state: 'detached' });
    return workedFrames(page, () => scroll(distance));
  });
}
