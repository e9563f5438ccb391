import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths';
import { expect, test } from './fixtures';
import { addLeadsLike } from './steps/big-company';
import { watchListeners } from './steps/open-listeners';
import { expectLoaded } from './steps/screens';
import { PEOPLE, signIn } from './steps/sign-in';

/** Documents a screen may cost, whatever the size of the company. */
const ALLOWED = 60;
const LEADS = 1_000;

test.setTimeout(240_000);

declare global {
  interface Window {
    joblaneReads?: () => Readonly<Record<string, number>>;
  }
}

/** Documents delivered to this window so far, the session's own records included. */
async function documentsRead(page: Page): Promise<number> {
  return page.evaluate(() =>
    Object.values(window.joblaneReads?.() ?? {}).reduce((sum, documents) => sum + documents, 0),
  );
}

test.describe('with a thousand leads', () => {
  test.beforeAll(() => addLeadsLike('sam-customer-1', LEADS));

  for (const [name, address] of [
    ['the Open Leads List', paths.customers],
    ['the dashboard', paths.dashboard],
  ] as const) {
    test(`opening ${name} reads at most ${ALLOWED} documents`, async ({ page }) => {
      await signIn(page, PEOPLE.alone, { address });
      await expectLoaded(page);
      await expect(page.getByText(/1,00\d/).first()).toBeVisible();
      const read = await documentsRead(page);
      expect(read, 'they are counted').toBeGreaterThan(0);
      expect(read).toBeLessThanOrEqual(ALLOWED);
    });
  }
});

test('open questions do not grow while one goes through the screens', async ({ page }) => {
  const listeners = watchListeners(page);
  await signIn(page, PEOPLE.owner, { address: paths.dashboard });
  await expectLoaded(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const group of ['Customers', 'Trackers', 'Jobs']) {
    await menu.getByRole('button', { name: `Open ${group}`, exact: true }).click();
  }
  const screens = await menu.getByRole('link').allInnerTexts();
  const inside = screens.filter((name) => !/Subscription/.test(name));

  await expect.poll(listeners.count).toBeGreaterThan(0);
  const before = listeners.count();
  for (const name of inside) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expectLoaded(page);
  }
  await menu.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expectLoaded(page);
  // They are held for ten seconds, in case somebody comes back.
  await expect.poll(listeners.count, { timeout: 60_000 }).toBeLessThanOrEqual(before);
});
