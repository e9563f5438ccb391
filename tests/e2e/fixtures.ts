import { test as base, expect } from '@playwright/test';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { createConsoleWatch } from './console-watch';
import type { ConsoleWatch } from './console-watch';
import { stayWhenAsked } from './stay-when-asked';

type Fixtures = {
  /** Fails the test when a page printed an error or warning that was not allowed. */
  readonly consoleWatch: ConsoleWatch;
  /** Opens a separate browser, as another user on another device. */
  readonly newPerson: (options?: BrowserContextOptions) => Promise<Page>;
};

/** Playwright's test with a console guard over every page. */
export const test = base.extend<Fixtures>({
  consoleWatch: [
    async ({ context }, provide) => {
      const watch = createConsoleWatch();
      watch.watch(context);
      stayWhenAsked(context);
      await provide(watch);
      expect(watch.findings(), 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
  newPerson: async ({ browser, consoleWatch, contextOptions }, provide) => {
    const pages: Page[] = [];
    await provide(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      consoleWatch.watch(context);
      stayWhenAsked(context);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

export { expect };
