import type { BrowserContext, Page } from '@playwright/test';

/**
 * Lines that the browser and the SDK print about a device that keeps nothing more; their own unheard rejections have
 * no text.
 */
export const FULL_DEVICE =
  /QuotaExceeded|IndexedDB transaction|app\/idb-|INTERNAL (ASSERTION FAILED|UNHANDLED ERROR)|^uncaught: $/i;

/** Leaves so many bytes to the app beside what it has stored; it counts for pages that are loaded from now on. */
export async function limitRoom(page: Page, bytes: number): Promise<void> {
  const origin = new URL(page.url()).origin;
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: used + bytes });
}

/** Leaves no room at all, however much the browser frees by itself; counts for pages that are loaded from now on. */
export async function leaveNoRoom(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
}

/** Takes all the room that is left, down to what no record fits in. */
export async function fillRoom(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('ballast');
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore('stones', { autoIncrement: true }),
      );
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('No ballast.')));
    });
    const fits = (size: number) =>
      new Promise<boolean>((resolve) => {
        const change = database.transaction('stones', 'readwrite');
        change.objectStore('stones').add('.'.repeat(size));
        change.addEventListener('complete', () => resolve(true));
        change.addEventListener('abort', () => resolve(false));
      });
    for (const size of [100_000, 10_000, 1_000, 100, 1]) while (await fits(size));
    database.close();
  });
}

/**
 * Lets a page's storage refuse everything from a moment on, by throwing as some browsers do, of which Firestore's
 * client dies; answers how to begin.
 */
export async function makeFillable(context: BrowserContext): Promise<(page: Page) => Promise<void>> {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The device is full.', 'QuotaExceededError');
    };
    addEventListener('fill', () => {
      IDBObjectStore.prototype.put = refuse;
      IDBObjectStore.prototype.add = refuse;
    });
  });
  return (page) => page.evaluate(() => void dispatchEvent(new Event('fill')));
}
