import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { changeCity, cityOnServer, documentOf, exportedLines, fresh, leadAddresses } from './steps/leads';
import { cutOff, OUTAGE, waitingMark, watchSends } from './steps/outage';
import { expectLoaded, goToScreen } from './steps/screens';
import { messagesWith, storedList, storedText, storeList, switchAccount } from './steps/server';
import { openAs, PEOPLE, signIn } from './steps/sign-in';

const DAY_MS = 24 * 60 * 60 * 1000;
const yourChanges = (page: Page) => page.getByRole('dialog', { name: 'Your changes' });

test('three edits made during a server outage survive a reload and are sent once', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(OUTAGE);
  await openAs(page, PEOPLE.owner, paths.customers);
  const addresses = await leadAddresses(page, 3);
  const bringBack = await cutOff(context, 'firestore');
  const cities = addresses.map((address, index) => [address, fresh(`Faraway${index}`)] as const);
  for (const [address, city] of cities) await changeCity(page, address, city);

  await page.goto(paths.customers);
  await expect(page.getByRole('button', { name: '3 changes waiting to send' })).toBeVisible();
  await expect(page.getByRole('grid').getByText('Waiting to send')).toHaveCount(3);
  await waitingMark(page).click();
  await expect(yourChanges(page).getByRole('listitem')).toHaveCount(3);
  for (const [address, city] of cities) {
    await goToScreen(page, address);
    await expect(page.getByText(city).first()).toBeVisible();
    await expect(page.getByText('Waiting to send').first()).toBeVisible();
    expect(await cityOnServer(address)()).not.toBe(city);
  }

  const sendsOf = watchSends(page);
  await bringBack();
  await expect(waitingMark(page)).toHaveCount(0);
  for (const [address, city] of cities) {
    await expect.poll(cityOnServer(address)).toBe(city);
    expect(sendsOf(city)).toBe(1);
  }
  await expect(page.getByText('Waiting to send')).toHaveCount(0);
});

test('a queued change that the rules refuse after a reload is offered with all typed values', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(OUTAGE);
  const rights = await storedList('Users/marcus-reed', 'permissionLevel');
  await openAs(page, PEOPLE.sales, paths.customers);
  const [address = ''] = await leadAddresses(page, 1);
  const bringBack = await cutOff(context, 'firestore');
  const city = fresh('Refused');
  await changeCity(page, address, city);
  await storeList(
    'Users/marcus-reed',
    'permissionLevel',
    rights.filter((right) => right !== 'customers:edit'),
  );
  try {
    await page.reload();
    await expect(page.getByText(city).first()).toBeVisible();
    await bringBack();
    const offer = yourChanges(page);
    await expect(offer.getByRole('heading', { name: 'Not saved' })).toBeVisible({ timeout: 45_000 });
    await expect(offer).toContainText(`Yours: ${city}`);
    await expect(offer.getByRole('link')).toHaveAttribute('href', address);
    expect(await cityOnServer(address)()).not.toBe(city);
    await page.reload();
    await expect(offer).toContainText(`Yours: ${city}`);
  } finally {
    await storeList('Users/marcus-reed', 'permissionLevel', rights);
  }
  // With the right restored the same change succeeds; the app restarts with it meanwhile.
  await expect(async () => {
    const again = yourChanges(page).getByRole('button', { name: 'Send again' });
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    expect(await cityOnServer(address)()).toBe(city);
  }).toPass({ timeout: 30_000 });
});

test('an export waits for the server instead of saving only the device’s records', async ({
  page,
  context,
  newPerson,
  consoleWatch,
}) => {
  consoleWatch.allow(OUTAGE);
  await openAs(page, PEOPLE.owner, paths.customers);
  const [address = ''] = await leadAddresses(page, 1);
  const bringBack = await cutOff(context, 'firestore');
  const isAway = page.waitForEvent('console', (line) =>
    line.text().includes('Could not reach Cloud Firestore'),
  );
  await page.goto(paths.customers);
  await expectLoaded(page);
  await isAway;
  const city = fresh('Elsewhere');
  const elsewhere = await newPerson();
  await openAs(elsewhere, PEOPLE.owner, paths.customers);
  await changeCity(elsewhere, address, city);
  await expect.poll(cityOnServer(address)).toBe(city);

  const lines = exportedLines(page);
  await expect(page.getByRole('dialog', { name: 'Exporting' })).toBeVisible();
  await bringBack();
  expect((await lines).filter((line) => line.includes(city))).toHaveLength(1);
});

test('two people edit one record: nothing is overwritten silently', async ({ page, newPerson }) => {
  await openAs(page, PEOPLE.owner, paths.customers);
  const [address = ''] = await leadAddresses(page, 1);
  const other = await newPerson();
  await openAs(other, PEOPLE.owner, `${address}/edit`);
  await page.goto(`${address}/edit`);
  const mine = fresh('Mine');
  const theirs = fresh('Theirs');
  const street = fresh('Street');
  await page.getByLabel('City', { exact: true }).fill(mine);

  await other.getByLabel('City', { exact: true }).fill(theirs);
  await other.getByLabel('Street', { exact: true }).fill(street);
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`“${theirs}” while you changed it to “${mine}”`)).toBeVisible();
  await expect(page.getByLabel('Street', { exact: true })).toHaveValue(street);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect.poll(cityOnServer(address)).toBe(mine);
  expect(await storedText(documentOf(address), 'streetAddress')).toBe(street);
  await expect(other.getByText(mine).first()).toBeVisible();
});

test('revoking a permission closes the open screen', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/Missing or insufficient permissions|permission-denied/);
  const rights = await storedList('Users/priya-shah', 'permissionLevel');
  await openAs(page, 'priya@hollisroofing.example', paths.customers);
  await expectLoaded(page);
  await expect(page.getByRole('grid', { name: 'Open Leads List' })).toBeVisible();
  try {
    await storeList('Users/priya-shah', 'permissionLevel', []);
    await expect(page.getByRole('heading', { name: 'You have no access to this' })).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
    await page.goto(paths.customers);
    await expect(page.getByRole('heading', { name: 'You have no access to this' })).toBeVisible();
  } finally {
    await storeList('Users/priya-shah', 'permissionLevel', rights);
  }
  await expect(page.getByRole('grid', { name: 'Open Leads List' })).toBeVisible();
});

test('an expired sign-in is renewed silently; a revoked one leads to the login', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 400|auth\/user-disabled|USER_DISABLED/);
  await page.clock.install();
  await signIn(page, 'elena@hollisroofing.example', { address: paths.customers });
  const [address = ''] = await leadAddresses(page, 1);
  await page.clock.fastForward('02:00:00');
  const city = fresh('Renewed');
  await changeCity(page, address, city);
  await expect.poll(cityOnServer(address)).toBe(city);

  await switchAccount('elena-sato', true);
  try {
    await page.clock.fastForward('02:00:00');
    await page.reload();
    await expect(page).toHaveURL(paths.login);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  } finally {
    await switchAccount('elena-sato', false);
  }
});

test('a clock a day ahead is reported; times and order stay right', async ({ page, newPerson }) => {
  await openAs(page, PEOPLE.owner, paths.customers);
  await expectLoaded(page);
  const grid = (on: Page) => on.getByRole('grid', { name: 'Open Leads List' });
  const names = (on: Page) => grid(on).locator('a[href^="/app/customers/"]').allInnerTexts();

  const wrong = await newPerson();
  await wrong.clock.install({ time: Date.now() + DAY_MS });
  await signIn(wrong, PEOPLE.owner, { address: paths.customers });
  await expect(wrong.getByText('The clock of this device is 1 day ahead.')).toBeVisible();
  await expectLoaded(wrong);
  expect(await names(wrong)).toEqual(await names(page));

  const [address = ''] = await leadAddresses(wrong, 1);
  const city = fresh('Tomorrow');
  await changeCity(wrong, address, city);
  await expect.poll(cityOnServer(address)).toBe(city);
  const saved = Date.parse((await storedText(documentOf(address), 'updatedAt')) ?? '');
  expect(Math.abs(Date.now() - saved)).toBeLessThan(60_000);
  await page.goto(address);
  await wrong.goto(address);
  const times = (on: Page) => on.getByRole('main').locator('time[datetime]');
  await expect(times(wrong).first()).toBeVisible();
  const exact = (on: Page) => times(on).evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
  await expect(async () => expect(await exact(wrong)).toEqual(await exact(page))).toPass();
});

test('a client’s message is kept while the functions are down, and sent once', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(OUTAGE);
  const text = fresh('Please call me back');
  await page.goto(paths.tracking('example-hollis-customer-61'));
  const box = page.getByRole('textbox', { name: 'Your message' });
  await expect(box).toBeVisible();
  const bringBack = await cutOff(context, 'functions');
  await box.fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/^Not sent\./)).toBeVisible();
  await expect(box).toHaveValue(text);
  expect(await messagesWith(text)).toBe(0);
  await bringBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Sent. The office will answer here.')).toBeVisible({ timeout: 45_000 });
  await expect(box).toHaveValue('');
  await expect.poll(() => messagesWith(text)).toBe(1);
});
