import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { monthlyBill } from './bill';
import { measureMonth } from './calendar-month';
import { broken } from './ceilings';
import { paths } from '../../src/domain/navigation/paths';
import { readBuiltApp } from '../build/built-app';
import { PEOPLE, signIn } from '../e2e/steps/sign-in';
import { measureLines, measurePaper } from './estimate-work';
import { startFirestoreProxy } from './firestore-proxy';
import { measureImport } from './import-rows';
import { measureScrolling, measureTyping, searchOnce } from './list-work';
import { measureBoard, measureConversation, measureWorkforce } from './room-work';
import { measurePhotos } from './photo-work';
import { recordTimes } from './page-metrics';
import { ceilingsOf, report } from './report';
import type { Results } from './report';
import { measureRounds } from './rounds';
import { measureScreenLoads } from './screen-loads';
import { fixedSum, slowPage, startBrowser } from './slow-browser';
import { serveApp } from './served-app';
import { watchStolenTime } from './stolen-time';
import { wakeTriggers } from './wake-triggers';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const RESULTS = here('../../bench/results');

/** Runs the measurements named on the command line, or all, and writes bench/results. */
async function main(): Promise<void> {
  const wished = process.argv[2]?.split(',');
  const address = setting('JOBLANE_APP_ADDRESS');
  const rows = Number(setting('JOBLANE_BENCH_ROWS'));
  const proxy = await startFirestoreProxy(
    Number(setting('JOBLANE_BENCH_PROXY')),
    setting('FIRESTORE_EMULATOR_HOST'),
  );
  const app = await serveApp(address, here('../../dist'));
  const browser = await startBrowser();
  await wakeTriggers();
  await onPage(({ page }) => searchOnce(page), false);

  const largest = readBuiltApp().scripts[0];
  const results: Results = {
    rows,
    largestScript: largest?.bytes ?? 0,
    speed: [await fixedSum(browser), 0],
    stolen: {},
  };
  await attempt('screens', async () => {
    results.screens = await measureScreenLoads(browser, address, proxy);
  });
  await attempt('rounds', async () => {
    results.rounds = await onPage(measureRounds, false);
  });
  await attempt('month', async () => {
    results.month = await onPage(({ page }) => measureMonth(page));
    results.jobsMonth = await onPage(({ page }) => measureMonth(page, paths.jobsCalendar));
  });
  await attempt('board', async () => {
    results.board = await onPage(({ page }) => measureBoard(page));
  });
  await attempt('workforce', async () => {
    results.workforce = await onPage(({ page }) => measureWorkforce(page));
  });
  await attempt('conversation', async () => {
    results.conversation = await onPage(({ page }) => measureConversation(page));
  });
  await attempt('typing', async () => {
    results.typing = await onPage(({ page }) => measureTyping(page));
  });
  await attempt('estimate', async () => {
    results.lines = await onPage(({ page }) => measureLines(page));
    results.paper = await onPage(({ page }) => measurePaper(page), false);
  });
  await attempt('scrolling', async () => {
    results.scrolling = await onPage(({ page }) => measureScrolling(page));
  });
  await attempt('photos', async () => {
    results.photos = await onPage(({ page }) => measurePhotos(page));
  });
  await attempt('import', async () => {
    results.import = await onPage(({ page }) => measureImport(page, rows));
  });
  if (results.screens) {
    results.bill = monthlyBill(results.screens.map((load) => ({ ...load, documents: load.onTheWire })));
  }

  results.speed[1] = await fixedSum(browser);
  const text = report(results);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(join(RESULTS, 'latest.md'), text);
  process.stdout.write(text);
  await browser.close();
  await app.close();
  await proxy.close();
  if (broken(ceilingsOf(results)).length > 0) process.exitCode = 1;

  /** A failed measurement does not stop the others. */
  async function attempt(name: string, measure: () => Promise<void>): Promise<void> {
    if (wished !== undefined && !wished.includes(name)) return;
    process.stdout.write(`Measuring ${name}…\n`);
    const stolen = watchStolenTime();
    await measure().catch((error: unknown) => {
      process.stderr.write(`${name} could not be measured: ${String(error)}\n`);
      process.exitCode = 1;
    });
    results.stolen[name] = stolen();
  }

  /** Measures on a fresh page of the signed-in owner, slowed down by default. */
  async function onPage<T>(
    measure: (slow: Awaited<ReturnType<typeof slowPage>>) => Promise<T>,
    isSlow = true,
  ): Promise<T> {
    const slow = await slowPage(browser, address);
    try {
      await recordTimes(slow.page, 'main h1');
      await signIn(slow.page, PEOPLE.owner);
      if (isSlow) await slow.slow();
      return await measure(slow);
    } finally {
      await slow.close();
    }
  }
}

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: start this with \`npm run bench\`.`);
  return value;
}

await main();
process.exit();
