import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { makeAccount, freshEmail, PASSWORD } from './steps/accounts';
import { expectAccessible } from './steps/axe';
import { firestoreDatabases } from './steps/device-storage';
import { onboard } from './steps/onboard';
import { ownBusiness } from './steps/own-business';
import { storedList } from './steps/server';
import { logInHere, signIn } from './steps/sign-in';
import { openSignInWindow, signInAtWindow } from './steps/sign-in-window';

const NEXT_PASSWORD = 'slate and copper 7';

const COLD_START = 60_000;

const REFUSED = /status of 400/;

async function save(page: Page, file: RegExp): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: file }).click();
  return readFile(await (await saving).path(), 'utf8');
}

test('a user sets up their account, exports their data, ends their sessions and leaves for good', async ({
  page,
  newPerson,
  consoleWatch,
}) => {
  test.slow();
  const email = freshEmail('leaver');
  const data = `${paths.account}?tab=data`;
  const signInTab = `${paths.account}?tab=sign-in`;
  await makeAccount(email);
  await page.goto(paths.login);
  await logInHere(page, email, PASSWORD);
  await onboard(page, { company: null, first: 'Load the example data' });

  await test.step('the example data of the first visit exists', async () => {
    await expect(page).toHaveURL(paths.customers);
    await expect(page.getByText('Ingrid Solberg').first()).toBeVisible();
    // An appointment is today, or two working days before a weekend: in both cases this week.
    await page.goto(`${paths.customerCalendar}?view=list`);
    const appointments = page.getByRole('region', { name: 'Appointments' });
    await expect(appointments.getByText(/Ingrid Solberg|Alexandria Voss/).first()).toBeVisible();
  });

  await test.step('the profile is changed, with a picture, and persists after a reload', async () => {
    await page.goto(paths.account);
    const form = page.getByRole('form', { name: 'Profile' });
    await form.getByLabel('Picture: choose a file').setInputFiles('public/icon-192.png');
    await form.getByLabel('Street').fill('12 Ridge Road');
    await form.getByLabel('Phone').fill('12');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('This does not look like a phone number.').first()).toBeVisible();
    await form.getByLabel('Phone').fill('817 555 0112');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await page.reload();
    await expect(form.getByLabel('Street')).toHaveValue('12 Ridge Road');
    await expect(form.getByRole('button', { name: 'Remove' })).toBeVisible();
  });

  await test.step('mail settings, sign-in methods and the password are changed', async () => {
    await page.getByRole('link', { name: 'Notifications' }).click();
    const assigned = page.getByRole('switch', { name: 'A job is assigned to you' });
    await assigned.click();
    await expect(assigned).not.toBeChecked();

    await page.getByRole('link', { name: 'Login' }).click();
    await signInAtWindow(await openSignInWindow(page, 'Add Google'), freshEmail('google'), 'Nora Quist');
    await expect(page.getByText('Google added')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Google' }).click();
    await expect(page.getByText('Google removed')).toBeVisible();
    // The browser's message about the refused password.
    consoleWatch.allow(REFUSED);
    await page.getByLabel('Present password').fill('wrong password');
    await page.getByLabel('New password').fill(NEXT_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('This is not your present password.');
    await page.getByLabel('Present password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();

    await page.reload();
    await page.getByRole('link', { name: 'Notifications' }).click();
    await expect(assigned).not.toBeChecked();
  });

  await test.step('a shared device stores nothing until it is marked as the user’s own', async () => {
    await page.goto(signInTab);
    const keeps = page.getByRole('switch', { name: 'Keep data on this device' });
    const answer = (name: string) => page.getByRole('dialog').getByRole('button', { name });
    await keeps.click();
    await answer('Keep nothing').click();
    await expect(keeps).not.toBeChecked();
    await expect.poll(() => firestoreDatabases(page)).toEqual([]);
    await keeps.click();
    await answer('Keep data').click();
    await expect(keeps).toBeChecked();
    await expect.poll(() => firestoreDatabases(page)).not.toEqual([]);
  });

  const phone = await newPerson();
  await test.step('every session ends at once, also on the other device', async () => {
    await signIn(phone, email, { address: signInTab, password: NEXT_PASSWORD });
    await page.goto(signInTab);
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await page
      .getByRole('dialog', { name: 'Log out everywhere?' })
      .getByRole('button', { name: 'Log out everywhere' })
      .click();
    await expect(page).toHaveURL(paths.login);
    await expect(phone).toHaveURL(paths.login);
    await expect.poll(() => firestoreDatabases(phone)).toEqual([]);
  });

  await test.step('the old password no longer works', async () => {
    await logInHere(page, email, PASSWORD);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('do not fit together');
  });

  await test.step('the export contains the user’s data', async () => {
    await signIn(page, email, { address: data, password: NEXT_PASSWORD });
    await page.getByRole('button', { name: 'Export my data' }).click();
    const everything: unknown = JSON.parse(await save(page, /\.json$/));
    expect(everything).toMatchObject({ profile: { email, userFirstName: 'Nora' } });
    const { customers } = everything as { customers: { name: string; owner: string }[] };
    const table = await save(page, /customers-.*\.csv$/);
    expect(customers.length).toBeGreaterThan(0);
    for (const { name } of customers) expect(table).toContain(name);
    expect(new Set(customers.map(({ owner }) => owner)).size).toBe(1);
  });

  await test.step('the account is deleted everywhere, with all data on the device', async () => {
    await signIn(phone, email, { address: data, password: NEXT_PASSWORD });
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByText(/\d+ customers.* are deleted/)).toBeVisible({ timeout: COLD_START });
    await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
    await dialog.getByLabel('Password').fill(NEXT_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText(/^Your account is deleted/)).toBeVisible({ timeout: 30_000 });
    for (const one of [page, phone]) {
      await expect(one).toHaveURL(paths.login);
      await expect.poll(() => firestoreDatabases(one)).toEqual([]);
    }
    await page.goto(paths.login);
    await logInHere(page, email, NEXT_PASSWORD);
    await expect(page.getByRole('alert')).toContainText('do not fit together');
  });
});

test('the only administrator hands the company over before deleting the account', async ({
  page,
  consoleWatch,
}) => {
  test.slow();
  consoleWatch.allow(REFUSED);
  const { owner, email, employee } = await ownBusiness({ withEmployee: true });
  const deletion = async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    return page.getByRole('dialog', { name: 'Delete your account?' });
  };

  const leave = async () => {
    await page.getByRole('button', { name: 'Leave company' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  };

  await test.step('neither the company nor the account can be left yet', async () => {
    await signIn(page, email, { address: paths.company });
    await leave();
    const refusal = page.getByRole('main').getByRole('alert');
    await expect(refusal).toContainText('A company needs an administrator. Make another person one first.', {
      timeout: COLD_START,
    });
    await page.goto(`${paths.account}?tab=data`);
    const dialog = await deletion();
    await expect(dialog.getByText(/You are the only administrator of/)).toBeVisible({ timeout: COLD_START });
    await expectAccessible(page, 'a deletion that has to wait');
    await dialog.getByRole('link', { name: 'Manage employees' }).click();
  });

  await test.step('the company is handed over, and left', async () => {
    await page.getByRole('link', { name: /Ben Petersen.*Field worker/ }).click();
    await page.getByRole('button', { name: 'Make administrator' }).click();
    const question = page.getByRole('dialog', { name: 'Make Ben an administrator?' });
    await question.getByRole('button', { name: 'Make administrator' }).click();
    await expect(page.getByText('Ben is an administrator now')).toBeVisible({ timeout: COLD_START });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Company' }).click();
    await leave();
    await expect(page.getByText('You work alone')).toBeVisible();
    expect(await storedList(`Companies/${owner}`, 'administrator')).toEqual([employee]);
  });

  await test.step('now the account can be deleted', async () => {
    await page.goto(`${paths.account}?tab=data`);
    const dialog = await deletion();
    await expect(dialog.getByLabel(`Type ${email} to confirm`)).toBeVisible();
    await expectAccessible(page, 'a deletion');
  });
});
