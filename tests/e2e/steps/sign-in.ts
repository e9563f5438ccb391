import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { EXAMPLE_PASSWORD } from '../../../src/demo/people';
import { paths } from '../../../src/domain/navigation/paths';

/** People of the example world by their role. */
export const PEOPLE = {
  owner: 'dana@hollisroofing.example',
  sales: 'marcus@hollisroofing.example',
  fieldWorker: 'rosa@hollisroofing.example',
  freeOwner: 'carla@vossroofing.example',
  dealer: 'lou@lakesidelouve.example',
  alone: 'sam@okafor.example',
} as const;

const kept = new Map<string, BrowserState>();

type BrowserState = Parameters<BrowserContext['setStorageState']>[0];

/** Opens an address on a new device, logged in by the form the first time and by stored state after that. */
export async function openAs(page: Page, email: string, address: string = paths.account): Promise<void> {
  const state = kept.get(email);
  if (state === undefined) {
    await signIn(page, email, { address });
    kept.set(email, await signInState(page));
    return;
  }
  await page.context().setStorageState(state);
  await page.goto(address);
  await expectOpened(page, address);
}

/** The sign-in alone: a new device has no other stored data of the screen. */
async function signInState(page: Page): Promise<BrowserState> {
  const { origins } = await page.context().storageState();
  const { origin } = new URL(page.url());
  const stored = origins.find((one) => one.origin === origin)?.localStorage ?? [];
  const signIns = stored.filter(({ name }) => name.startsWith('firebase:authUser:'));
  expect(signIns, 'what a login leaves').toHaveLength(1);
  return { cookies: [], origins: [{ origin, localStorage: signIns }] };
}

/** Logs in on /login and waits for the screen, or first opens an address of the app and ends there. */
export async function signIn(
  page: Page,
  email: string,
  { address = paths.account, password = EXAMPLE_PASSWORD }: { address?: string; password?: string } = {},
): Promise<void> {
  await page.goto(address === paths.account ? paths.login : address);
  await logInHere(page, email, password);
  await expectOpened(page, address);
}

async function expectOpened(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === address);
  await expect(page.getByRole('main')).toBeVisible();
}

export async function logInHere(
  page: Page,
  email: string,
  password: string = EXAMPLE_PASSWORD,
): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Chooses Logout in the user menu; the test handles questions and the destination. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account, Logout$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
