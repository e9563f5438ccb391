import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Waits until the screen has its title and nothing on it is still on its way. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root, [aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
}
