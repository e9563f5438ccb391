import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { openAs, PEOPLE } from './steps/sign-in';

/** A Monday on which nothing else is planned, and the day after. */
const MONDAY = '2027-06-07';
const [PLANNED, PUSHED] = [/Jun(e)? 7/, /Jun(e)? 8/] as const;
/** Longest delay of the client's page, while other tests keep the functions busy. */
const FOLLOWS = 60_000;

test('a sold roof is scheduled, pushed by rain, signed for and put away', async ({ page, newPerson }) => {
  test.setTimeout(300_000);
  const client = `Ida Quist${' again'.repeat(test.info().retry)}`;
  const title = `New roof for ${client}`;

  await test.step('is sold', async () => {
    await openAs(page, PEOPLE.owner, paths.newCustomer);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(client);
    await page.getByRole('textbox', { name: 'Street', exact: true }).fill('7 Quarry Lane');
    await page.getByRole('button', { name: 'Add lead', exact: true }).click();
    await expect(page.getByRole('heading', { name: client, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Mark sold' }).click();
    const terms = page.getByRole('dialog', { name: `Mark ${client} sold` });
    await terms.getByLabel('Title of the tracker').fill(title);
    await terms.getByLabel('Contract amount').fill('18,400');
    await terms.getByRole('button', { name: 'Mark sold' }).click();
    await page.getByRole('button', { name: 'Open tracker', exact: true }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  });
  const tracker = new URL(page.url()).pathname;

  const followed = await newPerson();
  await test.step('is scheduled, and the client reads the day', async () => {
    await page.getByRole('button', { name: 'Status: Sold. Change' }).click();
    await page.getByRole('menuitem', { name: 'Scheduled' }).click();
    await page.getByRole('button', { name: 'Edit Start: Not set' }).click();
    await page.getByLabel('Start', { exact: true }).fill(MONDAY);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Client page' }).click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible({ timeout: FOLLOWS });
    const address = await page.getByLabel('Link for the client', { exact: true }).inputValue();
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('main').getByRole('link', { name: title }).first().click();
    await page.getByRole('button', { name: 'Plan a visit' }).click();
    const plan = page.getByRole('dialog', { name: 'Plan a visit' });
    await plan.getByRole('button', { name: 'Plan visit' }).click();
    await expect(plan).toHaveCount(0);
    await followed.goto(new URL(address).pathname);
    await expect(followed.getByRole('heading', { level: 1, name: PLANNED })).toBeVisible({
      timeout: FOLLOWS,
    });
    await expect(followed.getByText('Next visit')).toBeVisible({ timeout: FOLLOWS });
  });
  const job = new URL(page.url()).pathname;

  await test.step('is pushed by rain, and the client reads why and until when', async () => {
    await page.goto(paths.jobsCalendar);
    await page.getByRole('button', { name: 'Weather' }).click();
    const push = page.getByRole('dialog', { name: 'Push work because of weather' });
    await push.getByLabel('First day').fill(MONDAY);
    await push.getByLabel('Last day').fill(MONDAY);
    await push.getByRole('button', { name: 'Push 1 visit', exact: true }).click();
    await expect(push).toHaveCount(0);
    await expect(followed.getByText('Moved because of the weather.')).toBeVisible({ timeout: FOLLOWS });
    await expect(followed.getByRole('heading', { level: 1, name: PUSHED })).toBeVisible({ timeout: FOLLOWS });
    await expect(followed.getByText(PLANNED)).toHaveCount(0);
  });

  await test.step('is done and signed for', async () => {
    await page.goto(job);
    await page.getByRole('button', { name: 'Start work' }).click();
    await page.getByRole('button', { name: 'Let the client sign' }).click();
    const signing = page.getByRole('dialog', { name: 'Signature of the client' });
    await signing.getByLabel('Name of the client').fill('Ida Quist');
    await draw(page, signing.getByRole('img', { name: 'Signature' }));
    await signing.getByRole('button', { name: 'Save signature' }).click();
    await expect(page.getByRole('img', { name: 'Signature of Ida Quist' })).toBeVisible();
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
  });

  await test.step('is put away with its tracker', async () => {
    await page.goto(tracker);
    await page.getByRole('button', { name: /^Status: .*Change$/ }).click();
    await page.getByRole('menuitem', { name: 'Complete', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Status: Complete. Change' })).toBeVisible();
    for (const [address, tab] of [
      [tracker, 'trackers'],
      [job, 'jobs'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Archive' }).click();
      await expect(page.getByText('Archived', { exact: true })).toBeVisible();
      await page.goto(`${paths.jobArchive}?tab=${tab}`);
      await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    }
  });
});

/** Draws a line as a finger would. */
async function draw(page: Page, box: Locator): Promise<void> {
  await box.scrollIntoViewIfNeeded();
  const place = await box.boundingBox();
  if (!place) throw new Error('There is nothing to sign on.');
  const at = (across: number, down: number) =>
    [place.x + place.width * across, place.y + place.height * down] as const;
  await page.mouse.move(...at(0.2, 0.6));
  await page.mouse.down();
  for (const [across, down] of [
    [0.3, 0.3],
    [0.4, 0.7],
    [0.5, 0.35],
    [0.7, 0.6],
  ] as const)
    await page.mouse.move(...at(across, down), { steps: 4 });
  await page.mouse.up();
}
