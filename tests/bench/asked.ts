import type { Page } from '@playwright/test';

const ASKED = 'screen-asked';

/** Marks the moment at which a screen is asked for. */
export async function markAsked(page: Page): Promise<void> {
  await page.evaluate((name) => void performance.mark(name), ASKED);
}

/** Asks for another screen of the open app, without a reload. */
export async function askFor(page: Page, address: string): Promise<void> {
  await page.evaluate(
    ([name, to]) => {
      performance.mark(name);
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    [ASKED, address] as const,
  );
}

/** Time since a screen was last asked for, in ms. */
export async function sinceAsked(page: Page): Promise<number> {
  return page.evaluate(
    (name) => performance.now() - (performance.getEntriesByName(name).at(-1)?.startTime ?? 0),
    ASKED,
  );
}
