import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paths } from '../../../src/domain/navigation/paths';
import { expectLoaded, goToScreen } from './screens';
import { storedText } from './server';

/**
 * Addresses of so many customers of the Open Leads List, which is open, from its row `first` on. Files of tests that
 * run side by side take rows of their own.
 */
export async function leadAddresses(page: Page, count: number, first = 0): Promise<readonly string[]> {
  await expectLoaded(page);
  const links = page.getByRole('grid', { name: 'Open Leads List' }).locator('a[href^="/app/customers/"]');
  await expect(links.nth(first + count - 1)).toBeVisible();
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(addresses)].slice(first, first + count);
}

/** The stored document of a customer's address. */
export function documentOf(address: string): string {
  return `Customers/${address.slice(paths.customer('').length)}`;
}

/** What the server holds as a customer's city; to be asked again and again. */
export function cityOnServer(address: string): () => Promise<string | undefined> {
  return () => storedText(documentOf(address), 'city');
}

/** A city that no earlier test has written. */
export function fresh(word: string): string {
  return `${word} ${Date.now().toString(36)}`;
}

/** Changes the city on the full form, without loading the app again; ends on the customer's page. */
export async function changeCity(page: Page, address: string, city: string): Promise<void> {
  await goToScreen(page, `${address}/edit`);
  await page.getByLabel('City', { exact: true }).fill(city);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(city).first()).toBeVisible();
}

/** Exports the Open Leads List, which is open, and answers the lines of the file once it is there. */
export async function exportedLines(page: Page): Promise<readonly string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  return text.split('\r\n');
}
