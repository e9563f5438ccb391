import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { keptDirectories } from './steps/kept-directory';
import { expectLoaded } from './steps/screens';
import { openAs, PEOPLE } from './steps/sign-in';

test.use({ serviceWorkers: 'allow' });

/** The first directory waits for the triggers of the example world, ms. */
const BUILT = 120_000;

test.setTimeout(240_000);

test('a cold start offline shows the app and the last data', async ({ page, context, consoleWatch }) => {
  consoleWatch.allow(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|offline|RunAggregationQuery.*unavailable|stream .* transport errored|Could not reach Cloud Firestore backend/i,
  );
  await openAs(page, PEOPLE.owner, paths.customers);
  await expectLoaded(page);
  const links = page.getByRole('grid', { name: 'Open Leads List' }).getByRole('link');
  const [lead = '', other = ''] = await links.allInnerTexts();
  // The first search loads the directory of all customers.
  const search = page.getByRole('searchbox', { name: 'Name, phone, e-mail or address' });
  await search.fill(lead);
  await expect.poll(() => keptDirectories(page), { timeout: BUILT }).toBe(1);
  await search.fill('');
  // Once the service worker controls the page, all start files are on the device.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Open Leads List' })).toBeVisible();
  await expect(page.getByRole('link', { name: lead, exact: true })).toBeVisible();

  // The end of a name, which the store's prefix search cannot find.
  await search.fill(lead.slice(lead.lastIndexOf(' ') + 1));
  await expect(page.getByRole('link', { name: other, exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: lead, exact: true })).toBeVisible();
  await expect(page.getByText('There is no connection: search finds')).toHaveCount(0);
});
