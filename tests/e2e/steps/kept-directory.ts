import type { Page } from '@playwright/test';

/** Number of customer directories stored in this browser. */
export async function keptDirectories(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const name = 'joblane-directory-1';
    const databases = await indexedDB.databases();
    // Opening the database would create it.
    if (!databases.some((database) => database.name === name)) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('error', () => reject(opening.error ?? new Error('It does not open.')));
      opening.addEventListener('success', () => {
        const db = opening.result;
        const counting = db.transaction('shards').objectStore('shards').count();
        counting.addEventListener('success', () => {
          db.close();
          resolve(counting.result);
        });
      });
    });
  });
}
