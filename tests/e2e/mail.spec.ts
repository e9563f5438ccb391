import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { storedText } from './steps/server';
import { openAs, PEOPLE } from './steps/sign-in';

/** The ten seconds before a mail goes, and a function's cold start. */
const DELIVERED = 60_000;

const composing = (who: Page) => who.getByRole('region', { name: 'New mail' });

test('a mail is taken back, then reaches a coworker at once and a client through the outbox', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(180_000);
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
    await expect(dana.getByRole('button', { name: 'Continue writing' })).toBeVisible();
  });

  await test.step('Sent for good, Marcus has it without a reload', async () => {
    await dana.getByRole('button', { name: 'Continue writing' }).click();
    await composing(dana).getByRole('button', { name: 'Send' }).click();
    const arrived = marcus.getByRole('link', { name: new RegExp(`^Unread.*Dana Hollis.*${subject}`) });
    await expect(arrived).toBeVisible({ timeout: DELIVERED });
    await arrived.click();
    await expect(marcus.getByText('The truck comes at seven.').last()).toBeVisible();
    const id = decodeURIComponent(new URL(marcus.url()).pathname.split('/').at(-1) ?? '').split('_')[0] ?? '';
    expect(await storedText(`Outbox/mail-${id}`, 'replyTo')).toBe(PEOPLE.owner);
  });
});
