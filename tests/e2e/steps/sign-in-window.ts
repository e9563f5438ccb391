import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { standInForGoogle } from './google-stand-in';

/** Clicks a sign-in button and waits for the other service's window, which needs no internet. */
export async function openSignInWindow(page: Page, button: string): Promise<Page> {
  await standInForGoogle(page.context());
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const popup = await opening;
  await popup.waitForLoadState();
  return popup;
}

/** Signs in with a new account of that service in the Auth emulator's window. */
export async function signInAtWindow(popup: Page, email: string, name: string): Promise<void> {
  await popup.getByRole('button', { name: /Add new account/ }).click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  const closing = popup.waitForEvent('close');
  await popup.locator('#sign-in').click();
  await closing;
}

/** The requested `scopes` in the window's address. */
export async function scopesOf(popup: Page): Promise<string[]> {
  await expect(popup).toHaveURL(/scopes=/);
  return (new URL(popup.url()).searchParams.get('scopes') ?? '').split(',');
}
