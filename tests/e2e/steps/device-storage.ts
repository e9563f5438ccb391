import type { Page } from '@playwright/test';

/** Names of the databases that a page keeps on the device. */
export function databasesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name));
}

/** What Firestore keeps on the device. */
export async function firestoreDatabases(page: Page): Promise<readonly string[]> {
  return (await databasesOf(page)).filter((name) => name.startsWith('firestore/'));
}
