import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths';
import { percentile } from './ceilings';
import { forget, recorded } from './page-metrics';

/** What somebody types to find people: names, towns and numbers, with mistakes taken back. */
const TYPED = ['kowalski', 'ann berg', 'superior', '555-12', 'olsen ines'] as const;
const PAUSE = 140;

export type Typing = {
  /** From the key to the picture that shows it, in ms. */
  readonly p95: number;
  readonly longestTask: number;
  readonly keys: number;
};

/** Types into the search of a list of 10,000 and measures every key. */
export async function measureTyping(page: Page): Promise<Typing> {
  await page.goto(paths.customers);
  const field = page.getByRole('searchbox').or(page.getByPlaceholder('Name, phone or e-mail')).first();
  // The first search fetches the directory; every later one has it.
  await field.fill('berg');
  await page.getByRole('grid').getByRole('link', { name: /berg/i }).first().waitFor({ timeout: 120_000 });
  await field.fill('');
  await forget(page);
  const keys = TYPED.join('').length;
  for (const text of TYPED) {
    await field.pressSequentially(text, { delay: PAUSE });
    await field.fill('');
  }
  const { inputs, tasks } = await recorded(page);
  // What the browser does not report was faster than its threshold.
  const all = [...inputs, ...Array.from({ length: Math.max(0, keys - inputs.length) }, () => 16)];
  return { p95: percentile(all, 0.95), longestTask: Math.max(0, ...tasks), keys };
}

export type Scrolling = {
  readonly rows: number;
  readonly longestFrame: number;
  readonly framesOver50: number;
};

/** Pixels the wheel turns per frame: at sixty frames a second the 10,000 rows pass by in less than a minute. */
const WHEEL = 200;

/** Scrolls the list of open leads to its end by the wheel, more rows arriving on the way. */
export async function measureScrolling(page: Page, rows: number): Promise<Scrolling> {
  await page.goto(paths.customers);
  const grid = page.getByRole('grid');
  await grid.getByRole('link').first().waitFor();
  await grid.hover();
  await page.evaluate(() => {
    const bench = window.joblaneBench;
    if (!bench) throw new Error('nothing is recorded');
    let last = performance.now();
    bench.frames = [];
    const frame = (now: number) => {
      bench.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const lastRow = () =>
    grid
      .getByRole('row')
      .last()
      .getAttribute('aria-rowindex')
      .then((index) => Number(index));
  const deadline = Date.now() + 180_000;
  let reached = 0;
  while (reached < rows && Date.now() < deadline) {
    for (let turn = 0; turn < 20; turn += 1) {
      await page.mouse.wheel(0, WHEEL);
      await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)));
    }
    reached = await lastRow();
  }
  const frames = await page.evaluate(() => window.joblaneBench?.frames ?? []);
  return {
    rows: reached,
    longestFrame: Math.max(...frames),
    framesOver50: frames.filter((duration) => duration > 50).length,
  };
}
