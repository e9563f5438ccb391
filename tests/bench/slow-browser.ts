import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** An old office laptop on a slow line. */
const SLOW = { cpu: 4, bitsPerSecond: 10_000_000, latency: 40 } as const;

export type SlowPage = {
  readonly page: Page;
  readonly slow: () => Promise<void>;
  readonly fast: () => Promise<void>;
  readonly heap: () => Promise<number>;
  readonly close: () => Promise<void>;
};

export async function startBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--enable-precise-memory-info'],
  });
}

/** Time of a fixed sum on this machine, in ms, to compare runs. */
export async function fixedSum(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const took = await page.evaluate(() => {
    const since = performance.now();
    let sum = 0;
    for (let at = 0; at < 200_000_000; at += 1) sum += at % 7;
    return sum > 0 ? performance.now() - since : NaN;
  });
  await page.close();
  return took;
}

/** A page that can be slowed down four times, with 10 Mbit/s and 40 ms. */
export async function slowPage(browser: Browser, baseURL: string): Promise<SlowPage> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/Chicago',
    // It would serve from the device.
    serviceWorkers: 'block',
  });
  // The TypeScript runner wraps named functions in this helper, also those sent to the page.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  return {
    page,
    slow: () => setSpeed(devtools, SLOW.cpu, SLOW.bitsPerSecond / 8, SLOW.latency),
    fast: () => setSpeed(devtools, 1, -1, 0),
    heap: async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Runtime.getHeapUsage')).usedSize;
    },
    close: () => context.close(),
  };
}

async function setSpeed(devtools: CDPSession, cpu: number, throughput: number, latency: number) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Removes all scripts and documents from the device but keeps the sign-in. */
export async function emptyCaches(context: BrowserContext, page: Page): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    await Promise.all(
      databases
        .map(({ name }) => name ?? '')
        .filter((name) => name.startsWith('firestore/'))
        .map(
          (name) =>
            new Promise<void>((resolve, reject) => {
              const request = indexedDB.deleteDatabase(name);
              request.addEventListener('success', () => resolve());
              request.addEventListener('error', () => reject(new Error(`${name} stayed`)));
            }),
        ),
    );
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}
