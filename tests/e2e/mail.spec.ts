import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { EXAMPLE } from './steps/screen-list';
import { storedList, storedText } from './steps/server';
import { openAs, PEOPLE } from './steps/sign-in';

/** The ten seconds before a mail goes, and a function's cold start on a busy machine. */
const DELIVERED = 120_000;

const composing = (who: Page) => who.getByRole('region', { name: 'New mail' });

test('a mail is taken back, then reaches a coworker at once and a client through the outbox', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const dana = page;
  const marcus = await newPerson();
  const subject = 'Driveway on Thursday';
  await openAs(dana, PEOPLE.owner, paths.mailList('inbox'));
  await openAs(marcus, PEOPLE.sales, paths.mailList('inbox'));

  await test.step('Dana writes to Marcus and to an address outside', async () => {
    await dana.getByRole('button', { name: 'Compose' }).click();
    const to = composing(dana).getByRole('combobox', { name: 'To', exact: true });
    await to.fill('Marcus');
    await dana.getByRole('option', { name: /^Marcus Reed/ }).click();
    await to.fill('june@example.com');
    await to.press('Enter');
    await composing(dana).getByRole('textbox', { name: 'Subject' }).fill(subject);
    await composing(dana).locator('.ql-editor').fill('The truck comes at seven.');
    await expect(composing(dana).getByText('Draft kept')).toBeVisible();
  });

  await test.step('It survives a reload, is sent, and is taken back', async () => {
    await dana.goto(paths.mailList('drafts'));
    await dana.getByRole('link', { name: new RegExp(subject) }).click();
    await dana.getByRole('button', { name: 'Continue writing' }).click();
    await expect(composing(dana).locator('.ql-editor')).toHaveText('The truck comes at seven.');
    await composing(dana).getByRole('button', { name: 'Send' }).click();
    await dana.getByRole('button', { name: 'Undo' }).click();
    await expect(composing(dana).getByRole('textbox', { name: 'Subject' })).toHaveValue(subject);
  });

  await test.step('Sent for good, Marcus has it without a reload', async () => {
    await composing(dana).getByRole('button', { name: 'Send' }).click();
    const arrived = marcus.getByRole('link', { name: new RegExp(`^Unread.*Dana Hollis.*${subject}`) });
    await expect(arrived).toBeVisible({ timeout: DELIVERED });
    await arrived.click();
    await expect(marcus.getByText('The truck comes at seven.').last()).toBeVisible();
    const id = decodeURIComponent(new URL(marcus.url()).pathname.split('/').at(-1) ?? '').split('_')[0] ?? '';
    expect(await storedText(`Outbox/mail-${id}`, 'replyTo')).toBe(PEOPLE.owner);
  });
});

test('a mail from a client’s page goes to the client and has its place in the history', async ({ page }) => {
  test.setTimeout(240_000);
  const subject = `Ridge vent ${Date.now()}`;
  await openAs(page, PEOPLE.owner, EXAMPLE.customer);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Write a mail' }).click();
  await expect(composing(page).getByText(/^About .+: shows in its history$/)).toBeVisible();
  const to = composing(page).getByRole('combobox', { name: 'To', exact: true });
  await to.fill('june@example.com');
  await to.press('Enter');
  await composing(page).getByRole('textbox', { name: 'Subject' }).fill(subject);
  await composing(page).locator('.ql-editor').fill('Both ridges get one.');
  await composing(page).getByRole('button', { name: 'Send' }).click();
  await expect(composing(page)).toHaveCount(0);

  await page.getByRole('link', { name: new RegExp(subject) }).click();
  const opened = page.getByRole('region', { name: 'Opened mail' });
  await expect(opened.getByText('Both ridges get one.')).toBeVisible();
  await expect(opened.getByRole('button', { name: 'Reply', exact: true })).toBeVisible();
  // The opened mail follows its way: taken back no more, then delivered.
  await expect(opened.getByRole('button', { name: 'Do not send yet' })).toHaveCount(0, {
    timeout: DELIVERED,
  });
  await expect(opened.getByText('Sending…')).toHaveCount(0, { timeout: DELIVERED });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await storedList(`Outbox/mail-${id}`, 'to')).toContain('june@example.com');

  await opened.locator(`a[href="${EXAMPLE.customer}"]`).click();
  await page.getByRole('link', { name: 'Timeline' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: subject }).first();
  await expect(entry).toContainText('Dana Hollis sent a mail');
  await entry.getByRole('link', { name: 'a mail' }).click();
  await expect(opened.getByText('Both ridges get one.')).toBeVisible();
});
