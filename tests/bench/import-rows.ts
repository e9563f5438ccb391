import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { getFirestore } from 'firebase-admin/firestore';
import { paths } from '../../src/domain/navigation/paths';
import { customerFile, FAULTY_ROWS } from '../e2e/steps/customer-file';
import { withTasks, workIn } from './main-thread';
import { forget, recorded, worstFrames } from './page-metrics';

const OWNER = 'dana-hollis';

export type ImportRun = {
  readonly rows: number;
  /** From the choice of the file until all rows are imported, in ms. */
  readonly took: number;
  /** Longest CPU time of a task on the page's main thread, and longest task including waits. */
  readonly longestTask: number;
  readonly longestWithWaiting: number;
  /** From the end of the import until the directory holds all rows, in ms. */
  readonly untilFound: number;
  /** The longest frames, each with its scripts. */
  readonly worst: readonly string[];
};

/** Imports a file of this many new customers, as a user does. */
export async function measureImport(page: Page, rows: number): Promise<ImportRun> {
  const { name, buffer } = customerFile(rows - FAULTY_ROWS, { area: '612', mail: 'post.example' });
  // From disk: the page would have to assemble a file without a path.
  const folder = mkdtempSync(join(tmpdir(), 'joblane-import-'));
  const file = join(folder, name);
  writeFileSync(file, buffer);
  try {
    await page.goto(paths.importCustomers);
    await chooserOf(page).waitFor({ state: 'attached' });
    await forget(page);
    const { found: took, tasks } = await withTasks(page, () => timeOfImport(page, file));
    const untilFound = await timeOfDirectory();
    const seen = await recorded(page);
    return {
      rows,
      took,
      untilFound,
      longestTask: tasks.reduce((longest, { work }) => Math.max(longest, work), 0),
      longestWithWaiting: Math.max(0, ...seen.tasks),
      worst: worstFrames(seen.frames.map((frame) => ({ ...frame, work: workIn(frame, tasks) }))),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function timeOfDirectory(): Promise<number> {
  const since = Date.now();
  const store = getFirestore();
  // Counting takes time, in which the directory may become complete.
  const counting = store.collection('Customers').where('owner', '==', OWNER).count().get();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the directory was not written in a minute')), 60_000);
    const stop = store.doc(`Directory/${OWNER}`).onSnapshot((directory) => {
      const took = Date.now() - since;
      const look = async () => {
        if (directory.get('n') !== (await counting).data().count) return;
        clearTimeout(late);
        stop();
        resolve(took);
      };
      look().catch(reject);
    }, reject);
  });
}

const chooserOf = (page: Page) => page.getByLabel('CSV file', { exact: true });

async function timeOfImport(page: Page, file: string): Promise<number> {
  const since = Date.now();
  await chooserOf(page).setInputFiles(file);
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
