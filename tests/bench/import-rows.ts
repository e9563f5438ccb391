import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths';
import { customerFile, FAULTY_ROWS } from '../e2e/steps/customer-file';
import { forget, recorded, worstFrames } from './page-metrics';

export type ImportRun = {
  readonly rows: number;
  /** From the choice of the file until all are in, in ms. */
  readonly took: number;
  readonly longestTask: number;
  /** The longest frames, each with its scripts. */
  readonly worst: readonly string[];
};

/** Brings a file of this many rows in, as a person does; none of them is a customer yet. */
export async function measureImport(page: Page, rows: number): Promise<ImportRun> {
  const { name, buffer } = customerFile(rows - FAULTY_ROWS, { area: '612', mail: 'post.example' });
  // From the disk, as a person's: a file without a path would be put together by the page itself.
  const folder = mkdtempSync(join(tmpdir(), 'joblane-import-'));
  const file = join(folder, name);
  writeFileSync(file, buffer);
  try {
    const took = await timeOfImport(page, file);
    const { tasks, frames } = await recorded(page);
    return { rows, took, longestTask: Math.max(0, ...tasks), worst: worstFrames(frames) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Milliseconds from the choice of the file until all are in; what the page did meanwhile is recorded. */
async function timeOfImport(page: Page, file: string): Promise<number> {
  await page.goto(paths.importCustomers);
  const chooser = page.getByLabel('CSV file', { exact: true });
  await chooser.waitFor({ state: 'attached' });
  await forget(page);
  const since = Date.now();
  await chooser.setInputFiles(file);
  await page.getByRole('button', { name: 'Check the rows' }).click({ timeout: 120_000 });
  const start = page.getByRole('button', { name: /^Import [\d,]+ customers$/ });
  await start.click({ timeout: 120_000 }).catch(async (cause: unknown) => {
    throw new Error(`the import did not start; it showed: ${await page.locator('main').innerText()}`, {
      cause,
    });
  });
  await page.getByText(/^[\d,]+ customers imported$/).waitFor({ timeout: 1_800_000 });
  return Date.now() - since;
}
