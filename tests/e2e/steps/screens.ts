import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { WAITING } from '../../../src/shared/ui/hooks/when-quiet';

/** Opens a screen by its address and waits for its content. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectLoaded(page);
}

/** Goes to another screen without a reload, as a link does. Its title must differ, or no change shows. */
export async function goToScreen(page: Page, address: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await page.evaluate((to) => {
    const from = location.pathname;
    const state: unknown = history.state;
    const index = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
    // The router's own kind of entry: an index and a key.
    history.pushState({ idx: index + 1, key: `sweep-${index + 1}`, usr: null }, '', to);
    if (location.pathname !== from) document.querySelector('h1')?.setAttribute('data-left', '');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  // The previous screen stays until the next one's code has loaded.
  await expect(page.locator('h1[data-left]'), address).toHaveCount(0);
  await expect(title.first(), address).toBeVisible();
  await expectLoaded(page);
}

/** Waits until the screen has its title and nothing is loading; the page of a screen with a fault is none. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator(WAITING)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'This did not work' }), page.url()).toHaveCount(0);
}
