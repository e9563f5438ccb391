import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Asserts that the page itself does not scroll sideways; wide things scroll inside their own frames. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `${where} is as wide as the window`,
    })
    .toBeLessThanOrEqual(0);
}
