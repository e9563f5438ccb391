import type { Page } from '@playwright/test';

declare global {
  interface Window {
    joblaneReads?: () => Readonly<Record<string, number>>;
  }
}

/** Documents this window has received by its own count, including the session's own records. */
export async function documentsRead(page: Page): Promise<number> {
  return page.evaluate(() =>
    Object.values(window.joblaneReads?.() ?? {}).reduce((sum, documents) => sum + documents, 0),
  );
}
