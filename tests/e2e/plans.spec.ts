import { paths } from '../../src/domain/navigation/paths';
import { EMULATOR_WEBHOOK_SECRET } from '../../functions/src/stripe/emulator';
import { signatureOf, subscriptionEvent } from '../factories/stripe-events';
import { emulators, TEST_PROJECT } from '../setup/emulators';
import { expect, test } from './fixtures';
import { expectAccessible } from './steps/axe';
import { expectNoSidewaysScroll } from './steps/layout';
import { ownBusiness } from './steps/own-business';
import { expectLoaded } from './steps/screens';
import { storeInteger } from './steps/server';
import { signIn } from './steps/sign-in';

const COLD_START = 90_000;

test('from Free over the limit to Pro, and back without losing anything', async ({ page }) => {
  test.setTimeout(240_000);
  const { owner, email } = await ownBusiness();
  const other = await page.context().newPage();
  let trackers: readonly string[] = [];

  await test.step('sees the limit before it is reached, and the upgrade when it is', async () => {
    await signIn(page, email, { address: paths.newJob });
    const create = page.getByRole('button', { name: 'Create job' });
    await usedSoFar(owner, 18, async () => {
      await expect(page.getByText('18 of 25 open jobs and trackers')).toBeVisible({ timeout: 3_000 });
      await expect(create).toBeEnabled({ timeout: 1_000 });
    });
    await usedSoFar(owner, 25, async () => {
      await expect(page.getByText(/^25 of 25.*limit of your plan/)).toBeVisible({ timeout: 3_000 });
      await expect(create).toBeDisabled({ timeout: 1_000 });
    });
  });

  await test.step('has another window open, with previews of Pro', async () => {
    await other.goto(paths.dashboard);
    const preview = other.getByRole('button', { name: /^Close the preview of / }).first();
    await expect(preview).toBeVisible();
    await other.goto(paths.trackers);
    await expectLoaded(other);
    const grid = other.getByRole('grid', { name: 'Open Tracker List' });
    await expect(grid.getByRole('link').first()).toBeVisible();
    trackers = await grid.getByRole('link').allInnerTexts();
    await other.goto(paths.dashboard);
    await expect(preview).toBeVisible();
  });

  await test.step('pays after a card was declined', async () => {
    // A trigger may have recounted meanwhile.
    await usedSoFar(owner, 25, () =>
      page.getByRole('link', { name: 'See what Pro holds' }).click({ timeout: 3_000 }),
    );
    await expect(page).toHaveURL(paths.preOrderUpgrade);
    await page.getByLabel('People in your team, you among them').fill('12');
    await expect(page.getByText('$49.00 a month')).toBeVisible();
    await expectAccessible(page, 'the order');
    await expectNoSidewaysScroll(page, 'the order');
    await page.getByRole('button', { name: 'Go on to payment' }).click();
    await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible({ timeout: COLD_START });
    await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
    await expect(page.getByRole('alert')).toHaveText('The card was declined. Nothing was charged.');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText('Pro is on')).toBeVisible({ timeout: COLD_START });
    await expect(page.getByRole('link', { name: 'Subscription Active' })).toBeVisible();
  });

  await test.step('has Pro at once in the open window', async () => {
    await expect(other.getByRole('link', { name: 'Subscription Active' })).toBeVisible();
    await expect(other.getByRole('button', { name: /^Close the preview of / })).toHaveCount(0);
    await expect(other.getByRole('region', { name: 'Open leads by salesperson' })).toContainText(
      'Carla Voss',
    );
  });

  await test.step('finds trial, people and bill under the account', async () => {
    await page.goto(`${paths.account}?tab=subscription`);
    await expect(page.getByText('Trial', { exact: true })).toBeVisible();
    await expect(page.getByText('1 of 12')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Invoices' }).getByText('Paid')).toBeVisible();
  });

  await test.step('loses nothing when the plan ends', async () => {
    const later = Date.now() + 5_000;
    const body = subscriptionEvent({ owner, at: later, startedAt: later, status: 'canceled' });
    const response = await fetch(`${emulators.functions.url}/${TEST_PROJECT}/us-central1/stripeWebhook`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'stripe-signature': signatureOf(body, EMULATOR_WEBHOOK_SECRET),
      },
      body,
    });
    expect(response.status).toBe(200);
    await expect(page.getByText('Ended', { exact: true })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Activate Pro' }).first()).toBeVisible();
    await other.goto(paths.trackers);
    const grid = other.getByRole('grid', { name: 'Open Tracker List' });
    await expect(grid.getByRole('link').first()).toBeVisible();
    expect(await grid.getByRole('link').allInnerTexts()).toEqual(trackers);
  });
});

/** Sets the usage until the screen shows it: functions may recount meanwhile. */
async function usedSoFar(owner: string, openWork: number, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await storeInteger(`Usage/${owner}`, 'openWork', openWork);
    await seen();
  }).toPass({ timeout: 60_000 });
}
