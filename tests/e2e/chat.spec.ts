import type { Page } from '@playwright/test';
import { pairThreadId } from '../../src/domain/chat/thread-id';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { addMessagesLike } from './steps/big-company';
import { documentsRead } from './steps/documents-read';
import { OUTAGE } from './steps/outage';
import { openAs, PEOPLE } from './steps/sign-in';

const COMPANY = 'dana-hollis';
/** Two people of the example company who have not talked yet; each retry goes on in their thread. */
const PRIYA = { uid: 'priya-shah', email: 'priya@hollisroofing.example', name: 'Priya Shah' };
const OMAR = { uid: 'omar-haddad', email: 'omar@hollisroofing.example', name: 'Omar Haddad' };
const THREAD = pairThreadId(COMPANY, PRIYA.uid, OMAR.uid);

/** Messages of a long conversation. */
const LONG = 600;

const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Message ${name}` });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const line = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name: new RegExp(`^${name}`) });

async function say(page: Page, to: string, text: string) {
  await field(page, to).fill(text);
  await field(page, to).press('Enter');
  await expect(log(page).getByText(text)).toBeVisible();
}

test('two coworkers talk live: unread, seen, and a message written without a connection', async ({
  page: priya,
  newPerson,
  consoleWatch,
}) => {
  consoleWatch.allow(OUTAGE);
  const stamp = String(Date.now());
  const omar = await newPerson();
  await openAs(omar, OMAR.email, paths.newChat);
  await openAs(priya, PRIYA.email, paths.chatThread(THREAD));

  await say(priya, OMAR.name, `Are the ladders back? ${stamp}`);
  await expect(line(omar, PRIYA.name)).toContainText(`Are the ladders back? ${stamp}`);
  await expect(line(omar, PRIYA.name)).toContainText('unread');
  await line(omar, PRIYA.name).click();
  await expect(log(omar).getByText(`Are the ladders back? ${stamp}`)).toBeVisible();
  await expect(line(omar, PRIYA.name)).not.toContainText('unread');
  await expect(log(priya).getByText('Seen by Omar')).toBeVisible();

  await omar.context().setOffline(true);
  await say(omar, PRIYA.name, `First yes. ${stamp}`);
  await say(omar, PRIYA.name, `Then the rack. ${stamp}`);
  await expect(log(omar).getByText('Waiting to send')).toHaveCount(2);
  await omar.context().setOffline(false);
  await expect(log(omar).getByText('Waiting to send')).toHaveCount(0);
  const answers = log(priya).getByText(new RegExp(`^(First yes|Then the rack)\\. ${stamp}`));
  await expect(answers).toHaveText([new RegExp('^Then the rack'), new RegExp('^First yes')].toReversed());
});

test('a long conversation opens with few reads and scrolls to its start', async ({ page }) => {
  await addMessagesLike('example-chat-10-1', LONG);
  await openAs(
    page,
    PEOPLE.freeOwner,
    paths.chatThread(pairThreadId('carla-voss', 'ben-petersen', 'carla-voss')),
  );
  await expect(log(page).getByText('Done here.')).toBeVisible();
  expect(await documentsRead(page)).toBeLessThanOrEqual(40);
  const start = log(page).getByText('This is where the conversation begins.');
  await expect(async () => {
    await log(page).evaluate((box) => box.scrollTo({ top: -box.scrollHeight }));
    await expect(start).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(log(page).getByText('Copied message 1', { exact: true })).toBeInViewport();
  // Far blocks are empty boxes.
  expect(
    await log(page)
      .getByText(/^Copied message/)
      .count(),
  ).toBeLessThan(LONG / 2);
  await page.getByRole('button', { name: 'To the newest' }).click();
  await expect(log(page).getByText('Done here.')).toBeInViewport();
});
