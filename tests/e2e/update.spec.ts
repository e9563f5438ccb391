import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { NEXT, openSite } from './steps/deployed-site';
import { cityOnServer, fresh, leadAddresses } from './steps/leads';
import { cutOff, OUTAGE, waitingMark } from './steps/outage';
import { expectLoaded, goToScreen, openScreen } from './steps/screens';
import { PEOPLE, signIn } from './steps/sign-in';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(240_000);

/** First list row of this file's leads. */
const FIRST_ROW = 13;

/** The new worker deletes the 600 files of the old release before it answers, which takes a busy disk long. */
const TAKE_OVER_MS = 120_000;

test('a new version waits for "Update now", which keeps typed text and unsent changes', async ({
  newPerson,
  consoleWatch,
}) => {
  consoleWatch.allow(OUTAGE);
  const site = await openSite();
  try {
    const page = await newPerson({ baseURL: site.address });
    const newVersion = page.getByRole('region', { name: 'New version' });
    const city = page.getByLabel('City', { exact: true });
    await signIn(page, PEOPLE.owner, { address: paths.customers });
    const [changed = '', typedIn = ''] = await leadAddresses(page, 2, FIRST_ROW);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expectLoaded(page);
    const other = await page.context().newPage();
    await openScreen(other, paths.account);

    await goToScreen(page, changed);
    await goToScreen(page, `${changed}/edit`);
    await expect(city).toBeVisible();
    const reconnect = await cutOff(page.context(), 'firestore');
    const unsent = fresh('Unsent');
    await city.fill(unsent);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(waitingMark(page)).toBeVisible();
    await goToScreen(page, `${typedIn}/edit`);
    await city.fill('Half ty');

    site.deployNext();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(newVersion).toContainText('A new version of Joblane is ready.');
    await expect(city).toHaveValue('Half ty');

    await newVersion.getByRole('button', { name: 'Update now' }).click();
    await expect(page.locator(`script[src*="/assets/${NEXT}"]`)).toHaveCount(1, { timeout: TAKE_OVER_MS });
    await expect(page).toHaveURL(`${typedIn}/edit`);
    await expect(city).toHaveValue('Half ty');
    await expect(waitingMark(page)).toBeVisible();
    await expect(newVersion).toHaveCount(0);

    // The other window has lost its files, and says so.
    const otherNews = other.getByRole('region', { name: 'New version' });
    await expect(otherNews).toContainText('Joblane was updated.');
    await otherNews.getByRole('button', { name: 'Update now' }).click();
    await expect(other.locator(`script[src*="/assets/${NEXT}"]`)).toHaveCount(1);

    await reconnect();
    await expect.poll(cityOnServer(changed)).toBe(unsent);
  } finally {
    site.close();
  }
});
