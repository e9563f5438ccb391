import type { Browser, Page } from '@playwright/test';
import { documentsRead } from '../e2e/steps/documents-read';
import { PEOPLE, signIn } from '../e2e/steps/sign-in';
import type { FirestoreProxy } from './firestore-proxy';
import { MOST_DOCUMENTS, SCREENS } from './measured-screens';
import type { MeasuredScreen } from './measured-screens';
import { recordTimes, timesOf } from './page-metrics';
import type { PageTimes } from './page-metrics';
import { emptyCaches, slowPage } from './slow-browser';

export type ScreenLoad = PageTimes & {
  readonly screen: string;
  /** Gzipped script including later loads, in bytes. */
  readonly scriptInAll: number;
  /** Documents by the app's own count, and on the wire. */
  readonly documents: number;
  readonly onTheWire: number;
  readonly isPrerendered: boolean;
  readonly allowed: number;
  readonly questions: number;
  readonly aggregations: number;
};

/**
 * Opens every screen, slowed down, as a returning user who has opened it before: neither the app's code nor documents
 * are on the device.
 */
export async function measureScreenLoads(
  browser: Browser,
  baseURL: string,
  proxy: FirestoreProxy,
): Promise<ScreenLoad[]> {
  const loads: ScreenLoad[] = [];
  for (const screen of SCREENS) loads.push(await measureLoad(browser, baseURL, proxy, screen));
  return loads;
}

async function measureLoad(
  browser: Browser,
  baseURL: string,
  proxy: FirestoreProxy,
  screen: MeasuredScreen,
): Promise<ScreenLoad> {
  const slow = await slowPage(browser, baseURL);
  const { page } = slow;
  if (!screen.isPublic) await signIn(page, screen.as ?? PEOPLE.owner);
  if (!screen.isPublic && !screen.isFirstVisit) await visit(page, screen);
  await emptyCaches(page.context(), page);
  await recordTimes(page, screen.ready);
  const script = countScript(page);
  const before = proxy.traffic();
  await slow.slow();
  await page.goto(screen.address);
  const times = await timesOf(page);
  await quiet(page);
  const documents = await documentsRead(page);
  const after = proxy.traffic();
  await slow.close();
  return {
    screen: screen.name,
    isPrerendered: screen.isPrerendered ?? false,
    ...times,
    scriptInAll: script(),
    documents,
    onTheWire: after.documents - before.documents,
    allowed: screen.documents ?? MOST_DOCUMENTS,
    questions: after.questions - before.questions,
    aggregations: after.aggregations - before.aggregations,
  };
}

async function visit(page: Page, { address, ready }: MeasuredScreen): Promise<void> {
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  await quiet(page);
}

function countScript(page: Page): () => number {
  let bytes = 0;
  page.on('response', (response) => {
    if (response.url().includes('/assets/') && response.request().resourceType() === 'script') {
      bytes += Number(response.headers()['content-length'] ?? 0);
    }
  });
  return () => bytes;
}

/** Waits until the app's count rests: badges and counts load after the rows. */
async function quiet(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const state = window as Window & { quietSince?: { count: number; at: number } };
      const count = Object.values(window.joblaneReads?.() ?? {}).reduce((sum, one) => sum + one, 0);
      if (state.quietSince?.count !== count) state.quietSince = { count, at: performance.now() };
      return performance.now() - state.quietSince.at > 2_500;
    },
    undefined,
    { polling: 100, timeout: 60_000 },
  );
}
