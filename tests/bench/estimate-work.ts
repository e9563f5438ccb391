import type { Page } from '@playwright/test';
import { LONG_ESTIMATE } from '../../src/demo/estimates/many-estimates';
import { paths } from '../../src/domain/navigation/paths';
import { measureKeys } from './list-work';
import type { Typing } from './list-work';

/** Types into the name of a line in the middle of 200 and measures every key. */
export async function measureLines(page: Page): Promise<Typing> {
  await page.goto(paths.estimate(LONG_ESTIMATE));
  return measureKeys(page, page.getByRole('textbox', { name: /^Name of/ }).nth(100));
}

/** Time of the second PDF of an estimate of 200 lines, in ms from the press until the file: fonts are there by then. */
export async function measurePaper(page: Page): Promise<number> {
  await page.goto(paths.estimate(LONG_ESTIMATE));
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: 'Download' });
  const times: number[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const file = page.waitForEvent('download');
    const since = performance.now();
    await button.click();
    await file;
    times.push(performance.now() - since);
  }
  return times[1] ?? Infinity;
}
