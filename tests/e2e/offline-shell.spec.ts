import { paths } from '../../src/domain/paths';
import { expect, test } from './fixtures';
import { expectLoaded } from './steps/screens';
import { PEOPLE, signIn } from './steps/sign-in';

test.use({ serviceWorkers: 'allow' });

test('a cold start without signal shows the app and what was there last', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|offline|RunAggregationQuery.*unavailable|stream .* transport errored|Could not reach Cloud Firestore backend/i,
  );
  await signIn(page, PEOPLE.owner, { address: paths.customers });
  await expectLoaded(page);
  const lead = await page
    .getByRole('grid', { name: 'Open Leads List' })
    .getByRole('link')
    .first()
    .innerText();
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
});
