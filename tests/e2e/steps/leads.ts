import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paths } from '../../../src/domain/navigation/paths';
import { expectLoaded, goToScreen } from './screens';
import { storedText } from './server';

/** Addresses from the open Open Leads List, from row `first` on. Parallel test files use different rows. */
export async function leadAddresses(page: Page, count: number, first = 0): Promise<readonly string[]> {
  await expectLoaded(page);
  const links = page.getByRole('grid', { name: 'Open Leads List' }).locator('a[href^="/app/customers/"]');
  await expect(links.nth(first + count - 1)).toBeVisible();
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(addresses)].slice(first, first + count);
}

export function documentOf(address: string): string {
  return `Customers/${address.slice(paths.customer('').length)}`;
}

/** Reads the server's city of a customer, for polling. */
export function cityOnServer(address: string): () => Promise<string | undefined> {
  return () => storedText(documentOf(address), 'city');
}

export function fresh(word: string): string {
  return `${word} ${Date.now().toString(36)}`;
}

/** Changes the city on the full form without a reload; ends on the customer's page. */
export async function changeCity(page: Page, address: string, city: string): Promise<void> {
  await goToScreen(page, `${address}/edit`);
  await page.getByLabel('City', { exact: true }).fill(city);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(city).first()).toBeVisible();
}

/** Exports the open Open Leads List, and returns the file's lines. */
export async function exportedLines(page: Page): Promise<readonly string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  return text.split('\r\n');
}
