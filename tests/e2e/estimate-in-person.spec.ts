import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addLead, FOLLOWS, typeLine } from './steps/estimates';
import { OUTAGE } from './steps/outage';
import { openAs, PEOPLE } from './steps/sign-in';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'allow',
} as const;

/** Draws a line with a finger. */
async function drawOn(page: Page, pad: ReturnType<Page['getByRole']>) {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('The box to sign in is not on the screen.');
  const finger = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: box.x + box.width * part, y: box.y + box.height * (0.3 + part / 3) }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.2) });
  for (const part of [0.4, 0.6, 0.8])
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

/** Presents the estimate that is open to its client, who signs with a finger. */
async function signHere(page: Page) {
  await page.getByRole('button', { name: 'More actions' }).tap();
  await page.getByRole('menuitem', { name: 'Present to sign' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Sign on this device' });
  await drawOn(page, dialog.getByRole('img', { name: 'Your signature' }));
  await dialog.getByRole('checkbox', { name: /^I accept/ }).check();
  await dialog.getByRole('button', { name: /^Approve \$/ }).click();
  await expect(dialog).toHaveCount(0);
}

const withClient = (page: Page) => page.getByRole('region', { name: 'With the client' });

test('a client signs on the salesperson’s phone without signal', async ({
  page,
  newPerson,
  consoleWatch,
}) => {
  test.setTimeout(180_000);
  consoleWatch.allow(OUTAGE);
  const client = `Ivar Holm${' again'.repeat(test.info().retry)}`;

  await test.step('the office writes two estimates', async () => {
    await addLead(page, client);
    await page.getByRole('link', { name: 'Create estimate' }).click();
    await page.getByRole('button', { name: 'Write the lines' }).click();
    await typeLine(page, ['Tear off', '28', 'SQ', '85']);
    // A copy takes what the screen shows.
    await expect(page.getByText('$2,591.23').first()).toBeVisible();
  });
  const signed = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy as a new draft' }).click();
  await expect(page).not.toHaveURL(new RegExp(`${signed}$`));
  const withdrawn = new URL(page.url()).pathname;

  const phone = await newPerson(PHONE);
  await test.step('the phone has both before it loses its signal', async () => {
    await openAs(phone, PEOPLE.owner, withdrawn);
    await expect(phone.getByText('Tear off').first()).toBeVisible();
    await phone.goto(signed);
    await expect(phone.getByText('Tear off').first()).toBeVisible();
    await expect.poll(() => phone.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await phone.context().setOffline(true);
  });

  await test.step('the client signs both with a finger', async () => {
    for (const address of [signed, withdrawn]) {
      if (address !== signed) await phone.goto(address);
      await signHere(phone);
      await expect(withClient(phone).getByText('Waits for the server to count it.')).toBeVisible();
    }
  });

  await test.step('meanwhile the office withdraws one', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('Void', { exact: true }).first()).toBeVisible({ timeout: FOLLOWS });
  });

  await test.step('with the signal the one counts, and of the other nothing is lost', async () => {
    await phone.context().setOffline(false);
    const answers = withClient(phone);
    await expect(
      answers.getByText(/^Not counted\. This estimate is signed, declined or withdrawn already\./),
    ).toBeVisible({
      timeout: FOLLOWS,
    });
    await expect(answers.getByRole('img', { name: `Signature of ${client}` })).toBeVisible();
    await phone.goto(signed);
    await expect(phone.getByText('Approved', { exact: true }).first()).toBeVisible({ timeout: FOLLOWS });
    await expect(withClient(phone).getByText(/^version 1, in person/)).toBeVisible();
    await page.goto(signed);
    await expect(withClient(page).getByRole('img', { name: `Signature of ${client}` })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the sale' })).toBeVisible();
  });
});
