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

/** Logs in on /login and waits for the shell. With an address of the app it ends there. */
export async function signIn(page: Page, email: string, address: string = paths.account): Promise<void> {
  await page.goto(address === paths.account ? paths.login : address);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(EXAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === address);
  await expect(page.getByRole('main')).toBeVisible();
}
