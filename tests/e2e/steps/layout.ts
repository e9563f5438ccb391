import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Asserts that the page itself does not scroll sideways; wide things scroll inside their own frames. Measured
 * against the device: on a phone the window itself grows with what is too wide for it.
 */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - screen.width), {
      message: `${where} is as wide as the window`,
    })
    .toBeLessThanOrEqual(0);
}

/** Asserts that the tab one is on is in sight, where a screen has tabs. */
export async function expectTabInSight(page: Page, where: string): Promise<void> {
  const tab = page.getByRole('main').locator('nav [aria-current="page"]');
  if ((await tab.count()) > 0) await expect(tab.first(), `the tab of ${where}`).toBeInViewport({ ratio: 1 });
}
