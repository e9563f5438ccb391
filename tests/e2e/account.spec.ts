import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths';
import { expect, test } from './fixtures';
import { makeAccount, freshEmail, PASSWORD } from './steps/accounts';
import { firestoreDatabases } from './steps/device-storage';
import { onboard } from './steps/onboard';
import { logInHere, signIn } from './steps/sign-in';

/** The text of a file that the page saves. */
async function save(page: Page, file: RegExp): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: file }).click();
  return readFile(await (await saving).path(), 'utf8');
}

test('somebody takes their data along, ends their sessions and deletes their account', async ({
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

  const phone = await newPerson();
  await test.step('every session ends at once, on the other device too', async () => {
    await signIn(phone, email, { address: signInTab, password: PASSWORD });
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

  await test.step('the export has what the person has', async () => {
    await signIn(page, email, { address: data, password: PASSWORD });
    await page.getByRole('button', { name: 'Export my data' }).click();
    const everything: unknown = JSON.parse(await save(page, /\.json$/));
    expect(everything).toMatchObject({ profile: { email, userFirstName: 'Nora' } });
    const { customers } = everything as { customers: { name: string; owner: string }[] };
    const table = await save(page, /customers-.*\.csv$/);
    expect(customers.length).toBeGreaterThan(0);
    for (const { name } of customers) expect(table).toContain(name);
    expect(new Set(customers.map(({ owner }) => owner)).size).toBe(1);
  });

  await test.step('the account goes, here and everywhere, with all that is kept on the device', async () => {
    await signIn(phone, email, { address: data, password: PASSWORD });
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByText(/\d+ customers.* are deleted/)).toBeVisible();
    await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText(/^Your account is deleted/)).toBeVisible({ timeout: 30_000 });
    for (const one of [page, phone]) {
      await expect(one).toHaveURL(paths.login);
      await expect.poll(() => firestoreDatabases(one)).toEqual([]);
    }
    // The browser's own word about the log-in that is refused.
    consoleWatch.allow(/status of 400/);
    await page.goto(paths.login);
    await logInHere(page, email, PASSWORD);
    await expect(page.getByRole('alert')).toContainText('do not fit together');
  });
});
