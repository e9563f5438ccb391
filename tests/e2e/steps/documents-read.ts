import type { Page } from '@playwright/test';

declare global {
  interface Window {
    joblaneReads?: () => Readonly<Record<string, number>>;
  }
}

/** Documents delivered to this window so far by its own count, the session's own records included. */
export async function documentsRead(page: Page): Promise<number> {
  return page.evaluate(() =>
    Object.values(window.joblaneReads?.() ?? {}).reduce((sum, documents) => sum + documents, 0),
  );
}
