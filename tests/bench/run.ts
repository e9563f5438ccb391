import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { monthlyBill } from './bill';
import { measureMonth } from './calendar-month';
import { broken } from './ceilings';
import { readBuiltApp } from '../build/built-app';
import { startFirestoreProxy } from './firestore-proxy';
import { measureImport } from './import-rows';
import { measureScrolling, measureTyping } from './list-work';
import { recordTimes } from './page-metrics';
import { ceilingsOf, report } from './report';
import type { Results } from './report';
import { measureRounds } from './rounds';
import { measureScreenLoads } from './screen-loads';
import { signInAsOwner, slowPage, startBrowser } from './slow-browser';
import { serveApp } from './served-app';
import { wakeTriggers } from './wake-triggers';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const RESULTS = here('../../bench/results');

/** Runs the measurements named on the command line, or all, and writes bench/results. */
async function main(): Promise<void> {
  const wished = process.argv[2]?.split(',');
  const asked = (name: string) => wished === undefined || wished.includes(name);
  const address = setting('JOBLANE_APP_ADDRESS');
  const rows = Number(setting('JOBLANE_BENCH_ROWS'));
  const proxy = await startFirestoreProxy(
    Number(setting('JOBLANE_BENCH_PROXY')),
    setting('FIRESTORE_EMULATOR_HOST'),
  );
  const app = await serveApp(address, here('../../dist'));
  const browser = await startBrowser();
  await wakeTriggers();

  const largest = readBuiltApp().scripts[0];
  const results: Results = { rows, largestScript: largest?.bytes ?? 0 };
  if (asked('screens')) results.screens = await measureScreenLoads(browser, address, proxy);
  if (asked('rounds')) results.rounds = await onPage((slow) => measureRounds(slow), false);
  if (asked('month')) results.month = await onPage(({ page }) => measureMonth(page));
  if (asked('typing')) results.typing = await onPage(({ page }) => measureTyping(page));
  if (asked('scrolling')) results.scrolling = await onPage(({ page }) => measureScrolling(page, rows));
  if (asked('import')) results.import = await onPage(({ page }) => measureImport(page, rows));
  if (results.screens) {
    results.bill = monthlyBill(results.screens.map((load) => ({ ...load, documents: load.onTheWire })));
  }

  const text = report(results);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(join(RESULTS, 'latest.md'), text);
  process.stdout.write(text);
  await browser.close();
  await app.close();
  await proxy.close();
  if (broken(ceilingsOf(results)).length > 0) process.exitCode = 1;

  /** Measures on a fresh page of the signed-in owner, on the slow machine unless said otherwise. */
  async function onPage<T>(
    measure: (slow: Awaited<ReturnType<typeof slowPage>>) => Promise<T>,
    isSlow = true,
  ): Promise<T> {
    const slow = await slowPage(browser, address);
    await recordTimes(slow.page, 'main h1');
    await signInAsOwner(slow.page);
    if (isSlow) await slow.slow();
    const result = await measure(slow);
    await slow.close();
    return result;
  }
}

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: start this with \`npm run bench\`.`);
  return value;
}

await main();
process.exit();
