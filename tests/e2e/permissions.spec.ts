import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { expectAccessible } from './steps/axe';
import { storedList, storeList } from './steps/server';
import { openAs, PEOPLE } from './steps/sign-in';

const COLD_START = 60_000;

/** Leads of the example world that no other test uses. */
const LEADS = ['Customers/hollis-customer-20', 'Customers/hollis-customer-21'];

const grid = (page: Page) => page.getByRole('grid', { name: 'Open Leads List' });

async function leadsShown(page: Page): Promise<readonly string[]> {
  const links = grid(page).getByRole('link');
  await expect(links.first()).toBeVisible();
  return (await links.allTextContents()).toSorted();
}

test('an owner views the app as an employee, and revokes a right at once', async ({
  page,
  newPerson,
  consoleWatch,
}) => {
  consoleWatch.allow(/Missing or insufficient permissions|permission-denied/);
  for (const lead of LEADS) {
    await storeList(lead, 'assignees', [...(await storedList(lead, 'assignees')), 'tom-becker']);
  }
  const tom = await newPerson();
  await openAs(tom, 'tom@hollisroofing.example', paths.customers);
  const own = await leadsShown(tom);

  await test.step('sees the list that the employee’s own sign-in shows', async () => {
    await openAs(page, PEOPLE.owner, paths.customers);
    expect((await leadsShown(page)).length).toBeGreaterThan(own.length);
    await page.getByRole('link', { name: 'Manage Employees' }).click();
    await page.getByRole('link', { name: /Tom Becker/ }).click();
    await page.getByRole('button', { name: 'View as Tom' }).click();
    const bar = page.getByRole('region', { name: 'Viewing as another person' });
    await expect(bar).toContainText('You see Joblane as Tom Becker');
    await expect(page.getByRole('link', { name: 'Manage Employees' })).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' }).click();
    await expect.poll(() => leadsShown(page)).toEqual(own);
    await expectAccessible(page, 'the app seen as somebody else');
    await bar.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('link', { name: 'Manage Employees' })).toBeVisible();
  });

  await test.step('revokes the right, and the open list closes', async () => {
    await page.getByRole('link', { name: 'Manage Employees' }).click();
    await page.getByRole('link', { name: /Tom Becker/ }).click();
    await page.getByRole('checkbox', { name: 'Customers and leads: view' }).uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(tom.getByRole('heading', { name: 'You have no access to this' })).toBeVisible({
      timeout: COLD_START,
    });
    await expect(grid(tom)).toHaveCount(0);
  });

  await test.step('restores it with Undo', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => leadsShown(tom)).toEqual(own);
  });
});
