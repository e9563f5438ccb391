import type { Page } from '@playwright/test';

declare global {
  interface Window {
    joblaneReads?: () => Readonly<Record<string, number>>;
  }
}

/** Documents this window has received by its own count, including the session's own records. */
export async function documentsRead(page: Page): Promise<number> {
  const read = await documentsByCollection(page);
  return Object.values(read).reduce((sum, documents) => sum + documents, 0);
}

/** The same by collection. */
export function documentsByCollection(page: Page): Promise<Readonly<Record<string, number>>> {
  return page.evaluate(() => window.joblaneReads?.() ?? {});
}
