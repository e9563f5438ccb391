import type { Page } from '@playwright/test';
import { paths } from '../../../src/domain/navigation/paths';
import { expect } from '../fixtures';
import { openAs, PEOPLE } from './sign-in';

/** Longest delay of the other side, while other tests keep the functions busy. */
export const FOLLOWS = 60_000;

const cell = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Adds a lead with a phone number that ends in 0161, as the owner, and stays on its page. */
export async function addLead(page: Page, client: string) {
  await openAs(page, PEOPLE.owner, paths.newCustomer);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(client);
  await page.getByRole('textbox', { name: 'Street', exact: true }).fill('9 Quarry Lane');
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('(218) 555-0161');
  await page.getByRole('button', { name: 'Add lead', exact: true }).click();
  await expect(page.getByRole('heading', { name: client, level: 1 })).toBeVisible();
}

/** Types a line right after its button is pressed; Tab leads from field to field. */
export async function typeLine(
  page: Page,
  [name, quantity, unit, price]: readonly [string, string, string, string],
) {
  await page.getByRole('button', { name: 'Own line' }).click();
  await expect(cell(page, 'Name of the line')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(quantity);
  await page.keyboard.press('Tab');
  await page.keyboard.type(unit);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(price);
  await page.keyboard.press('Tab');
  await expect(cell(page, `Price of ${name}`)).not.toBeFocused();
}
