import type { Page } from '@playwright/test';

/** Names of a page's IndexedDB databases. */
export function databasesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name));
}

export async function firestoreDatabases(page: Page): Promise<readonly string[]> {
  return (await databasesOf(page)).filter((name) => name.startsWith('firestore/'));
}

/** All stored texts of the page's origin and window, joined. */
export function keptText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const parts: string[] = [];
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) parts.push(`${key} = ${storage.getItem(key) ?? ''}`);
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await answer(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const objects = db.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([answer(objects.getAllKeys()), answer(objects.getAll())]);
        parts.push(`${name}/${store} = ${JSON.stringify([keys, values])}`);
      }
      db.close();
    }
    return parts.join('\n');
  });
}
