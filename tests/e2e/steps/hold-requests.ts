import type { Page } from '@playwright/test';

/** Holds all requests to addresses that match a glob until the returned function is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
