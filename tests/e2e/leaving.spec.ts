import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { customerFile } from './steps/customer-file';
import { databasesOf, firestoreDatabases } from './steps/device-storage';
import { changeCity, fresh, leadAddresses } from './steps/leads';
import { cutOff, OUTAGE, waitingMark } from './steps/outage';
import { expectLoaded } from './steps/screens';
import { logInHere, logOut, openAs, PEOPLE, signIn } from './steps/sign-in';

/** First list row of this file's leads. */
const FIRST_ROW = 12;

test('logging out asks about unsent changes, and ends all tabs', async ({ page, context, consoleWatch }) => {
  consoleWatch.allow(OUTAGE);
  await openAs(page, PEOPLE.owner, paths.customers);
  const [address = ''] = await leadAddresses(page, 1, FIRST_ROW);
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

test('logging out asks about an unfinished import, and deletes its file from the device', async ({
  page,
}) => {
  const files = async () => (await databasesOf(page)).filter((name) => name.startsWith('joblane-imports'));
  await openAs(page, PEOPLE.alone, paths.importCustomers);
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
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('a shared device warns before unsent changes are lost', async ({ page, context, consoleWatch }) => {
  consoleWatch.allow(OUTAGE);
  await page.goto(paths.login);
  await page.getByRole('checkbox', { name: 'This is my own device' }).uncheck();
  await logInHere(page, PEOPLE.owner);
  await expect(page).toHaveURL(paths.account);
  await page.goto(paths.customers);
  const [address = ''] = await leadAddresses(page, 1, FIRST_ROW);
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
