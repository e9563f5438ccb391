import type { Page } from '@playwright/test';
import { pairThreadId } from '../../src/domain/chat/thread';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { OUTAGE } from './steps/outage';
import { openAs } from './steps/sign-in';

const COMPANY = 'dana-hollis';
/** Two people of the example company who have not talked yet; each retry goes on in their thread. */
const PRIYA = { uid: 'priya-shah', email: 'priya@hollisroofing.example', name: 'Priya Shah' };
const OMAR = { uid: 'omar-haddad', email: 'omar@hollisroofing.example', name: 'Omar Haddad' };
const THREAD = pairThreadId(COMPANY, PRIYA.uid, OMAR.uid);

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
