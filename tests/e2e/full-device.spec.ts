import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { firestoreDatabases } from './steps/device-storage';
import { FULL_DEVICE, fillRoom, leaveNoRoom, limitRoom, makeFillable } from './steps/full-device';
import { changeCity, cityOnServer, fresh, leadAddresses } from './steps/leads';
import { cutOff, OUTAGE, waitingMark, watchSends } from './steps/outage';
import { goToScreen } from './steps/screens';
import { logOut, openAs, PEOPLE, signIn } from './steps/sign-in';

/** First list row of this file's leads. */
const FIRST_ROW = 6;

const fullDevice = (page: Page) => page.getByText(/^This device has no room left\./);

test('a device that fills up under an open form loses no typed text and sends all of it', async ({
  page,
  context,
  newPerson,
  consoleWatch,
}) => {
  consoleWatch.allow(FULL_DEVICE);
  consoleWatch.allow(OUTAGE);
  await openAs(page, PEOPLE.owner, paths.customers);
  const [address = '', second = ''] = await leadAddresses(page, 2, FIRST_ROW);
  await limitRoom(page, 1_000_000);
  await page.goto(`${address}/edit`);
  const city = fresh('Brimful');
  await page.getByLabel('City', { exact: true }).fill(city);
  await fillRoom(page);
  await expect(fullDevice(page)).toHaveCount(0);

  // Another user's change, which the device has no room for either.
  const other = await newPerson();
  await openAs(other, PEOPLE.owner, paths.customers);
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
  await openAs(page, PEOPLE.owner, paths.customers);
  const [address = ''] = await leadAddresses(page, 1, FIRST_ROW);
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
  await expect.poll(cityOnServer(address)).toBe(city);
  expect(sendsOf(city)).toBe(1);
  // Left-over changes would be sent by a later visit, over newer ones.
  await expect.poll(() => firestoreDatabases(page)).toEqual([]);
});

test('a client that fails on its storage is replaced, and the failed write is sent', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(FULL_DEVICE);
  const fill = await makeFillable(context);
  await openAs(page, PEOPLE.owner, paths.customers);
  const [address = '', second = ''] = await leadAddresses(page, 2, FIRST_ROW);
  await page.goto(`${address}/edit`);
  const city = fresh('Outlived');
  await page.getByLabel('City', { exact: true }).fill(city);
  await fill(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(fullDevice(page)).toBeVisible();
  await expect.poll(cityOnServer(address)).toBe(city);

  await goToScreen(page, `${second}/edit`);
  await page.getByLabel('City', { exact: true }).fill(city);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(cityOnServer(second)).toBe(city);
});

test('a full device lets users sign in and work', async ({ page, consoleWatch }) => {
  consoleWatch.allow(FULL_DEVICE);
  await page.goto(paths.login);
  await leaveNoRoom(page);
  await signIn(page, PEOPLE.owner, { address: paths.customers });
  await expect(fullDevice(page)).toBeVisible();
  const [address = ''] = await leadAddresses(page, 1, FIRST_ROW);
  const city = fresh('Crammed');
  await changeCity(page, address, city);
  await expect.poll(cityOnServer(address)).toBe(city);
});

test('two tabs on a device that fills up: both show it, each change is sent once, and log-out asks about all', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(FULL_DEVICE);
  consoleWatch.allow(OUTAGE);
  await openAs(page, PEOPLE.owner, paths.customers);
  const [address = '', second = ''] = await leadAddresses(page, 2, FIRST_ROW);
  await limitRoom(page, 1_000_000);
  const other = await context.newPage();
  for (const [tab, at] of [[page, address] as const, [other, second] as const]) {
    await tab.goto(`${at}/edit`);
    await expect(tab.getByLabel('City', { exact: true })).toBeVisible();
  }
  const sends = [page, other].map(watchSends);
  const sent = (text: string) => sends.reduce((sum, sendsOf) => sum + sendsOf(text), 0);
  const saveCity = async (tab: Page, at: string, city: string) => {
    await tab.getByLabel('City', { exact: true }).fill(city);
    await tab.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(tab).toHaveURL(at);
  };

  // The first change waits on the device, where either tab may send it; then one tab finds the device full.
  const bringBack = await cutOff(context, 'firestore');
  const [queued, own, last] = [fresh('Queued'), fresh('Own'), fresh('Last')];
  await saveCity(page, address, queued);
  await fillRoom(page);
  await saveCity(other, second, own);
  for (const tab of [page, other]) await expect(fullDevice(tab)).toBeVisible();
  await goToScreen(page, `${address}/edit`);
  await saveCity(page, address, last);

  // Signing out in one tab asks about changes that only the other holds.
  await logOut(other);
  const question = other.getByRole('dialog', { name: /changes? not sent/ });
  await expect(question.getByText(/^Changes in another tab/)).toBeVisible();
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(waitingMark(page)).toBeVisible();
  await bringBack();
  await expect.poll(cityOnServer(address)).toBe(last);
  await expect.poll(cityOnServer(second)).toBe(own);
  for (const tab of [page, other]) await expect(waitingMark(tab)).toHaveCount(0);
  expect([queued, own, last].map(sent)).toEqual([1, 1, 1]);
  await expect.poll(() => firestoreDatabases(page)).toEqual([]);

  // One tab reloads beside the other.
  await page.reload();
  await expect(page.getByText(last).first()).toBeVisible();
  await goToScreen(other, `${second}/edit`);
  await saveCity(other, second, queued);
  await expect.poll(cityOnServer(second)).toBe(queued);
});
