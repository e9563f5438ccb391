import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths';
import { expect, test } from './fixtures';
import { documentOf, leadAddresses } from './steps/leads';
import { OUTAGE, waitingMark } from './steps/outage';
import { expectLoaded, goToScreen } from './steps/screens';
import { storedText } from './steps/server';
import { openAs, PEOPLE } from './steps/sign-in';

/** Where this file's own leads begin in the list. */
const FIRST_ROW = 17;

/** Sees every customer, as the owner does. */
const COORDINATOR = 'elena@hollisroofing.example';

const phoneField = (page: Page) => page.getByLabel('Phone', { exact: true });

async function savePhone(page: Page, phone: string) {
  await phoneField(page).fill(phone);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Opens the full form, the customer's page first: without a connection no screen can be fetched. */
async function openForm(page: Page, address: string) {
  await goToScreen(page, address);
  await goToScreen(page, `${address}/edit`);
  await expect(phoneField(page)).toBeVisible();
}

const question = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Your changes' })
    .getByText(/^Phone: Elena Sato changed this to “.*0162” while you changed it to “.*0161”/);

test('a phone number changed offline over a newer one is asked about after reconnecting', async ({
  page,
  context,
  newPerson,
  consoleWatch,
}) => {
  consoleWatch.allow(OUTAGE);
  await openAs(page, PEOPLE.owner, paths.customers);
  const [address = ''] = await leadAddresses(page, 1, FIRST_ROW);
  const elena = await newPerson();
  await openAs(elena, COORDINATOR, paths.customers);
  await expectLoaded(elena);
  for (const one of [page, elena]) await openForm(one, address);

  await context.setOffline(true);
  await savePhone(page, '(218) 555-0161');
  await expect(waitingMark(page)).toBeVisible();
  await savePhone(elena, '(218) 555-0162');
  const phoneOnServer = () => storedText(documentOf(address), 'phone');
  await expect.poll(phoneOnServer).toContain('0162');

  await context.setOffline(false);
  await expect(question(page)).toBeVisible();
  await expect.poll(phoneOnServer).toContain('0161');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByText('Everything is sent.')).toBeVisible();
  await expect.poll(phoneOnServer).toContain('0162');
  await expect.poll(() => storedText(documentOf(address), 'phoneKey')).toContain('0162');
});

test('it is asked about, too, when the app was closed before the connection came back', async ({
  page,
  context,
  newPerson,
  consoleWatch,
}) => {
  consoleWatch.allow(OUTAGE);
  await openAs(page, PEOPLE.owner, paths.customers);
  const [address = ''] = await leadAddresses(page, 1, FIRST_ROW + 1);
  const elena = await newPerson();
  await openAs(elena, COORDINATOR, paths.customers);
  await expectLoaded(elena);
  for (const one of [page, elena]) await openForm(one, address);

  await context.setOffline(true);
  await savePhone(page, '(218) 555-0161');
  await expect(waitingMark(page)).toBeVisible();
  await page.close();
  await savePhone(elena, '(218) 555-0162');
  const phoneOnServer = () => storedText(documentOf(address), 'phone');
  await expect.poll(phoneOnServer).toContain('0162');

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(paths.account);
  await expect(question(later)).toBeVisible();
  await expect.poll(phoneOnServer).toContain('0161');
  await later.getByRole('button', { name: 'Keep mine' }).click();
  await expect(later.getByText('Everything is sent.')).toBeVisible();
  expect(await phoneOnServer()).toContain('0161');
  await later.reload();
  await expect(later.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await expect(later.getByRole('dialog', { name: 'Your changes' })).toHaveCount(0);
});
