import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paths } from '../../../src/domain/paths';
import { expectLoaded } from './screens';

/** Addresses of so many customers at the top of the Open Leads List, which is open. */
export async function leadAddresses(page: Page, count: number): Promise<readonly string[]> {
  await expectLoaded(page);
  const links = page.getByRole('grid', { name: 'Open Leads List' }).locator('a[href^="/app/customers/"]');
  await expect(links.nth(count - 1)).toBeVisible();
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(addresses)].slice(0, count);
}

/** The stored document of a customer's address. */
export function documentOf(address: string): string {
  return `Customers/${address.slice(paths.customer('').length)}`;
}

/** Changes the city on the full form; ends on the customer's page. */
export async function changeCity(page: Page, address: string, city: string): Promise<void> {
  await page.goto(`${address}/edit`);
  await page.getByLabel('City', { exact: true }).fill(city);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(city).first()).toBeVisible();
}
