import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths';
import { expect, test } from './fixtures';
import { PEOPLE, signIn } from './steps/sign-in';

/** The function may start for the first time before it saves. */
const COLD_START = 60_000;

/** The trackers somebody finds in their list, by name. */
async function trackersShown(page: Page): Promise<readonly string[]> {
  const links = page.getByRole('grid', { name: 'Open Tracker List' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return (await links.allTextContents()).toSorted();
}

test('an owner looks through an employee’s eyes, and takes a right away at once', async ({
  page,
  newPerson,
  consoleWatch,
}) => {
  consoleWatch.allow(/Missing or insufficient permissions|permission-denied/);
  const tom = await newPerson();
  await signIn(tom, 'tom@hollisroofing.example', { address: paths.trackers });
  const own = await trackersShown(tom);

  await test.step('sees the list that the employee’s own sign-in shows', async () => {
    await signIn(page, PEOPLE.owner, { address: paths.trackers });
    expect(await trackersShown(page)).not.toEqual(own);
    await page.getByRole('link', { name: 'Manage Employees' }).click();
    await page.getByRole('link', { name: /Tom Becker/ }).click();
    await page.getByRole('button', { name: 'View as Tom' }).click();
    const bar = page.getByRole('region', { name: 'Viewing as somebody else' });
    await expect(bar).toContainText('You see Joblane as Tom Becker');
    await expect(page.getByRole('link', { name: 'Manage Employees' })).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trackers' }).click();
    expect(await trackersShown(page)).toEqual(own);
    await bar.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('link', { name: 'Manage Employees' })).toBeVisible();
  });

  await test.step('takes the right away, and the open list is gone', async () => {
    await page.getByRole('link', { name: 'Manage Employees' }).click();
    await page.getByRole('link', { name: /Tom Becker/ }).click();
    await page.getByRole('checkbox', { name: 'Trackers: view' }).uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(tom.getByRole('heading', { name: 'You have no access to this' })).toBeVisible({
      timeout: COLD_START,
    });
    await expect(tom.getByRole('grid', { name: 'Open Tracker List' })).toHaveCount(0);
  });

  await test.step('gives it back with Undo', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await trackersShown(tom)).toEqual(own);
  });
});
