import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { keptDirectories } from './steps/kept-directory';
import { expectLoaded } from './steps/screens';
import { openAs, PEOPLE } from './steps/sign-in';

test.use({ serviceWorkers: 'allow' });

/** The first directory waits behind the triggers of the example world, ms. */
const BUILT = 120_000;

test.setTimeout(240_000);

test('a cold start without signal shows the app and what was there last', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|offline|RunAggregationQuery.*unavailable|stream .* transport errored|Could not reach Cloud Firestore backend/i,
  );
  await openAs(page, PEOPLE.owner, paths.customers);
  await expectLoaded(page);
  const links = page.getByRole('grid', { name: 'Open Leads List' }).getByRole('link');
  const [lead = '', other = ''] = await links.allInnerTexts();
  // The first search fetches the directory of all customers.
  const search = page.getByRole('searchbox', { name: 'Name, phone or e-mail' });
  await search.fill(lead);
  await expect.poll(() => keptDirectories(page), { timeout: BUILT }).toBe(1);
  await search.fill('');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // Everything the start needs is on the device once the worker is in charge of the page.
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expectLoaded(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Open Leads List' })).toBeVisible();
  await expect(page.getByRole('link', { name: lead, exact: true })).toBeVisible();

  // Its end is no beginning that the store could find.
  await search.fill(lead.slice(lead.lastIndexOf(' ') + 1));
  await expect(page.getByRole('link', { name: other, exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: lead, exact: true })).toBeVisible();
  await expect(page.getByText('There is no connection: search finds')).toHaveCount(0);
});
