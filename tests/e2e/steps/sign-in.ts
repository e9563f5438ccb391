import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { EXAMPLE_PASSWORD } from '../../../src/demo/people';
import { paths } from '../../../src/domain/paths';

/** People of the example world, by what is special about them. */
export const PEOPLE = {
  owner: 'dana@hollisroofing.example',
  sales: 'marcus@hollisroofing.example',
  fieldWorker: 'rosa@hollisroofing.example',
  freeOwner: 'carla@vossroofing.example',
  dealer: 'lou@lakesidelouve.example',
  alone: 'sam@okafor.example',
} as const;

/** Logs in on /login and waits for the screen; with an address of the app it is asked for and ends there. */
export async function signIn(
  page: Page,
  email: string,
  { address = paths.account, password = EXAMPLE_PASSWORD }: { address?: string; password?: string } = {},
): Promise<void> {
  await page.goto(address === paths.account ? paths.login : address);
  await logInHere(page, email, password);
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === address);
  await expect(page.getByRole('main')).toBeVisible();
}

/** Fills the login form that is on the screen and sends it. */
export async function logInHere(
  page: Page,
  email: string,
  password: string = EXAMPLE_PASSWORD,
): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Takes Logout from the user menu; what the app asks then, and where it ends, is the test's. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account, Logout$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
