import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paths } from '../../../src/domain/navigation/paths';
import { readMail } from '../mailbox';

export type Newcomer = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
};

export function newcomer(firstName: string, lastName: string): Newcomer {
  const unique = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  return {
    email: `${firstName}.${lastName}.${unique}@mail.example`.toLowerCase(),
    password: 'three quiet ladders',
    firstName,
    lastName,
  };
}

/** Signs up with e-mail and password, opens the mailed link and ends on /onboarding. */
export async function signUpAndVerify(page: Page, person: Newcomer): Promise<void> {
  await page.goto(paths.register);
  await page.getByRole('textbox', { name: 'First name' }).fill(person.firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill(person.lastName);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Verify your e-mail' })).toBeVisible();

  const { code } = await readMail(person.email, 'VERIFY_EMAIL');
  await page.goto(`${paths.login}?mode=verifyEmail&oobCode=${encodeURIComponent(code)}`);
  await expect(page).toHaveURL(paths.onboarding);
}

/** Choices of a first visit: a company or none, and the last step. */
export type FirstVisit = {
  readonly company: string | null;
  readonly first: 'Import my customers' | 'Add a first lead' | 'Load the example data' | 'Look around first';
};

/** Completes the four steps of /onboarding; the caller knows where it ends. */
export async function onboard(page: Page, { company, first }: FirstVisit): Promise<void> {
  const goOn = () => page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Joblane' })).toBeVisible();
  await page.getByLabel('Phone', { exact: true }).fill('8175550112');
  await goOn();

  await expect(page.getByRole('heading', { name: 'Your company' })).toBeVisible();
  if (company === null) await page.getByRole('radio', { name: /Work alone/ }).check();
  else await page.getByLabel(/Business name/).fill(company);
  await goOn();

  // Founding a company calls the functions, which may start for the first time.
  await expect(page.getByRole('heading', { name: 'Your first customers' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('radio', { name: new RegExp(first) }).check();
  await goOn();
  await expect(page.getByRole('heading', { name: 'All set' })).toBeVisible();
  await page.getByRole('button', { name: /^(Start|Open the leads list)/ }).click();
}
