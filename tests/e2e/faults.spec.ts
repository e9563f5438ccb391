import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths';
import { expect, test } from './fixtures';
import { customerFile } from './steps/customer-file';
import { FULL_DEVICE, fillRoom, limitRoom, makeFillable } from './steps/full-device';
import { changeCity, documentOf, leadAddresses } from './steps/leads';
import { cutOff, OUTAGE, watchSends } from './steps/outage';
import { expectLoaded, goToScreen } from './steps/screens';
import { messagesWith, storedList, storedText, storeList, switchAccount } from './steps/server';
import { PEOPLE, signIn } from './steps/sign-in';

const DAY_MS = 24 * 60 * 60 * 1000;
const fresh = (word: string) => `${word} ${Date.now().toString(36)}`;
const cityOnServer = (address: string) => () => storedText(documentOf(address), 'city');
const waitingMark = (page: Page) => page.getByRole('button', { name: /changes? waiting to send/ });
const fullDevice = (page: Page) => page.getByText(/^This device has no room left\./);
const yourChanges = (page: Page) => page.getByRole('dialog', { name: 'Your changes' });

const databasesOf = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name));
/** What Firestore keeps on the device. */
const firestoreDatabases = async (page: Page) =>
  (await databasesOf(page)).filter((name) => name.startsWith('firestore/'));

async function logOut(page: Page) {
  await page.getByRole('button', { name: /Account, Logout$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

test('three edits made while the server is away outlive a reload and are sent once', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(OUTAGE);
  await signIn(page, PEOPLE.owner, { address: paths.customers });
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
    await page.goto(address);
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

test('a queued change that the rules refuse after a reload is offered, with all that was typed', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(OUTAGE);
  const rights = await storedList('Users/marcus-reed', 'permissionLevel');
  await signIn(page, PEOPLE.sales, { address: paths.customers });
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
  // With the right given back the same change goes through; the app starts again with it meanwhile.
  await expect(async () => {
    const again = yourChanges(page).getByRole('button', { name: 'Send again' });
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    expect(await cityOnServer(address)()).toBe(city);
  }).toPass({ timeout: 30_000 });
});

test('two people edit one record: nothing is overwritten without a word', async ({ page, newPerson }) => {
  await signIn(page, PEOPLE.owner, { address: paths.customers });
  const [address = ''] = await leadAddresses(page, 1);
  const other = await newPerson();
  await signIn(other, PEOPLE.owner, { address: `${address}/edit` });
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

test('a permission that is taken away while the screen is open closes it', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/Missing or insufficient permissions|permission-denied/);
  const rights = await storedList('Users/priya-shah', 'permissionLevel');
  await signIn(page, 'priya@hollisroofing.example', { address: paths.customers });
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

test('an expired sign-in is renewed unseen; a withdrawn one leads to the login', async ({
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

test('a clock that is a day ahead is said; times and order stay right', async ({ page, newPerson }) => {
  await signIn(page, PEOPLE.owner, { address: paths.customers });
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
  await expect.poll(() => exact(wrong)).toEqual(await exact(page));
});

test('a message of a client is kept while the functions are away, and sent once', async ({
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

test('logging out asks about what is not sent, and takes all tabs along', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(OUTAGE);
  await signIn(page, PEOPLE.owner, { address: paths.customers });
  const [address = ''] = await leadAddresses(page, 1);
  const second = await context.newPage();
  await second.goto(paths.customers);
  await expectLoaded(second);
  await cutOff(context, 'firestore');
  const city = fresh('Unsent');
  await changeCity(page, address, city);
  await expect(waitingMark(second)).toBeVisible();

  await logOut(page);
  const question = page.getByRole('dialog', { name: '1 change not sent' });
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page.getByText(city).first()).toBeVisible();
  await expect(second.getByRole('grid', { name: 'Open Leads List' })).toBeVisible();

  await logOut(page);
  await question.getByRole('button', { name: 'Discard and log out' }).click();
  for (const tab of [page, second]) await expect(tab).toHaveURL(paths.login);
  await expect.poll(() => firestoreDatabases(page)).toEqual([]);
});

test('a device that fills up under an open form: nothing typed is lost, and all of it is sent', async ({
  page,
  context,
  newPerson,
  consoleWatch,
}) => {
  consoleWatch.allow(FULL_DEVICE);
  consoleWatch.allow(OUTAGE);
  await signIn(page, PEOPLE.owner, { address: paths.customers });
  const [address = '', second = ''] = await leadAddresses(page, 2);
  await limitRoom(page, 1_000_000);
  await page.goto(`${address}/edit`);
  const city = fresh('Brimful');
  await page.getByLabel('City', { exact: true }).fill(city);
  await fillRoom(page);
  await expect(fullDevice(page)).toHaveCount(0);

  // Somebody else's change, which the device has no room for either.
  const other = await newPerson();
  await signIn(other, PEOPLE.owner, { address: paths.customers });
  const street = fresh('Street');
  await other.goto(`${address}/edit`);
  await other.getByLabel('Street', { exact: true }).fill(street);
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(fullDevice(page)).toBeVisible();
  await expect(page.getByLabel('City', { exact: true })).toHaveValue(city);
  await expect(page.getByLabel('Street', { exact: true })).toHaveValue(street);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(cityOnServer(address)).toBe(city);

  await goToScreen(page, `${second}/edit`);
  const next = fresh('Brimful');
  await page.getByLabel('City', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(cityOnServer(second)).toBe(next);
  await expect(page).toHaveURL(second);
  await expect(fullDevice(page)).toBeVisible();
  await expect(waitingMark(page)).toHaveCount(0);

  const bringBack = await cutOff(context, 'firestore');
  await goToScreen(page, `${second}/edit`);
  const last = fresh('Brimful');
  await page.getByLabel('City', { exact: true }).fill(last);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(waitingMark(page)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  await bringBack();
  await expect.poll(cityOnServer(second)).toBe(last);
});

test('the save that fills a device is sent once', async ({ page, consoleWatch }) => {
  consoleWatch.allow(FULL_DEVICE);
  await signIn(page, PEOPLE.owner, { address: paths.customers });
  const [address = ''] = await leadAddresses(page, 1);
  await limitRoom(page, 1_000_000);
  await page.goto(`${address}/edit`);
  const city = fresh('Last');
  await page.getByLabel('City', { exact: true }).fill(city);
  await fillRoom(page);
  const sendsOf = watchSends(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(fullDevice(page)).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(city).first()).toBeVisible();
  expect(await cityOnServer(address)()).toBe(city);
  expect(sendsOf(city)).toBe(1);
  // What stays behind would be sent by a later visit, over what was changed since.
  await expect.poll(() => firestoreDatabases(page)).toEqual([]);
});

test('a client that dies of its storage is replaced, and what it died of is sent', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(FULL_DEVICE);
  const fill = await makeFillable(context);
  await signIn(page, PEOPLE.owner, { address: paths.customers });
  const [address = '', second = ''] = await leadAddresses(page, 2);
  await page.goto(`${address}/edit`);
  const city = fresh('Outlived');
  await page.getByLabel('City', { exact: true }).fill(city);
  await fill(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(fullDevice(page)).toBeVisible();
  expect(await cityOnServer(address)()).toBe(city);

  await goToScreen(page, `${second}/edit`);
  await page.getByLabel('City', { exact: true }).fill(city);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(cityOnServer(second)).toBe(city);
});

test('a device that is full already lets people sign in and work', async ({ page, consoleWatch }) => {
  consoleWatch.allow(FULL_DEVICE);
  await page.goto(paths.login);
  await limitRoom(page, 1);
  await signIn(page, PEOPLE.owner, { address: paths.customers });
  await expect(fullDevice(page)).toBeVisible();
  const [address = ''] = await leadAddresses(page, 1);
  const city = fresh('Crammed');
  await changeCity(page, address, city);
  await expect.poll(cityOnServer(address)).toBe(city);
});

test('logging out asks about an import that is not finished, and takes its file off the device', async ({
  page,
}) => {
  const files = async () => (await databasesOf(page)).filter((name) => name.startsWith('joblane-imports'));
  await signIn(page, PEOPLE.alone, { address: paths.importCustomers });
  await page.getByLabel('CSV file', { exact: true }).setInputFiles({ ...customerFile(5) });
  const toRows = page.getByRole('button', { name: 'Check the rows' });
  await expect(toRows).toBeVisible();
  await logOut(page);
  const question = page.getByRole('dialog', { name: 'Your import is not finished' });
  await expect(question.getByRole('listitem')).toContainText('customers.csv');
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await page.reload();
  await expect(page.getByText('Your file is still here')).toBeVisible();
  await expect(toRows).toBeVisible();

  await logOut(page);
  await question.getByRole('button', { name: 'Discard and log out' }).click();
  await expect(page).toHaveURL(paths.login);
  await expect.poll(files).toEqual([]);
  await signIn(page, PEOPLE.alone, { address: paths.importCustomers });
  await expect(page.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible();
});

test('a shared device warns before unsent changes are lost', async ({ page, context, consoleWatch }) => {
  consoleWatch.allow(OUTAGE);
  await page.goto(paths.login);
  await page.getByRole('checkbox', { name: 'This is my own device' }).uncheck();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(PEOPLE.owner);
  await page.getByLabel('Password', { exact: true }).fill('joblane-demo-1');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(paths.account);
  await page.goto(paths.customers);
  const [address = ''] = await leadAddresses(page, 1);
  await page.goto(`${address}/edit`);
  await expect(page.getByLabel('City', { exact: true })).toBeVisible();
  await cutOff(context, 'firestore');
  const city = fresh('Shared');
  await page.getByLabel('City', { exact: true }).fill(city);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(waitingMark(page)).toBeVisible();

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.getByText(city).first()).toBeVisible();
  await logOut(page);
  await expect(page.getByRole('dialog', { name: '1 change not sent' })).toBeVisible();
});
