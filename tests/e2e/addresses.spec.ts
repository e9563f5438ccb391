import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { openAs, PEOPLE, signIn } from './steps/sign-in';

test('the public bar offers visitors Sign Up and Login', async ({ page }) => {
  for (const [name, address] of [
    ['Sign Up', paths.register],
    ['Login', paths.login],
  ] as const) {
    await page.goto(paths.pricing);
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
  }
});

test('the public bar links to a part of the home page from other pages', async ({ page }) => {
  await page.goto(paths.pricing);
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Questions' }).click();
  await expect(page.getByRole('heading', { name: 'Questions' })).toBeInViewport();
  await bar.getByRole('link', { name: 'Get started' }).click();
  await expect(page.getByRole('heading', { name: 'Get started in five steps' })).toBeInViewport();
});

test.describe('addresses', () => {
  test('that are unknown show the not-found page, also under /app', async ({ page }) => {
    for (const address of ['/nowhere', '/app/nowhere', '/app/management/nothing']) {
      await page.goto(address);
      await expect(page, address).toHaveURL(paths.notFound);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    }
  });

  test('without a screen redirect', async ({ page }) => {
    await openAs(page, PEOPLE.owner);
    for (const [from, to] of [
      [paths.app, paths.dashboard],
      ['/app/reports', paths.dashboard],
      ['/app/management', paths.customers],
      [paths.addCompany, paths.company],
      [paths.home, paths.account],
      [paths.login, paths.account],
      [paths.onboarding, paths.account],
    ] as const) {
      await page.goto(from);
      await expect(page, from).toHaveURL(to);
    }
    await page.goto(paths.pricing);
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(paths.dashboard);
  });

  test('requested before the login are kept', async ({ page }) => {
    await signIn(page, PEOPLE.owner, { address: `${paths.customers}?status=Quoted` });
    await expect(page.getByRole('heading', { name: 'Open Leads List' })).toBeVisible();
  });
});
