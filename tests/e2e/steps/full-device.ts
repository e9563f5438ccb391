import type { BrowserContext, Page } from '@playwright/test';

/** Messages of the browser and the SDK about a full device; their own unhandled rejections have no text. */
export const FULL_DEVICE =
  /QuotaExceeded|IndexedDB transaction|app\/idb-|INTERNAL (ASSERTION FAILED|UNHANDLED ERROR)|^uncaught: $/i;

/** Limits further storage to so many bytes, for pages loaded from now on. */
export async function limitRoom(page: Page, bytes: number): Promise<void> {
  const origin = new URL(page.url()).origin;
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: used + bytes });
}

/** Leaves no room at all, whatever the browser frees; for pages loaded from now on. */
export async function leaveNoRoom(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
}

/** Fills the remaining room until no record fits. */
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

/** Makes a page's storage throw from a moment on, which kills Firestore's client; returns how to start it. */
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
