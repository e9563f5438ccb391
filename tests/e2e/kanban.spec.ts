import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { OUTAGE } from './steps/outage';
import { openAs } from './steps/sign-in';

const DANA = 'dana@hollisroofing.example';
const PRIYA = 'priya@hollisroofing.example';

const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('button', { name });
const cards = (page: Page, of: string) => list(page, of).locator('.jl-card-name');

async function addList(page: Page, name: string, names: readonly string[]) {
  await page.getByRole('button', { name: 'Add list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Add list' }).click();
  await addCards(page, name, names);
}

async function addCards(page: Page, name: string, names: readonly string[]) {
  const add = list(page, name).getByRole('button', { name: `Add card to ${name}` });
  const field = list(page, name).getByRole('textbox', { name: 'New card' });
  if (!(await field.isVisible())) await add.click();
  for (const one of names) {
    await list(page, name).getByRole('textbox', { name: 'New card' }).fill(one);
    await page.keyboard.press('Enter');
    await expect(list(page, name).getByRole('button', { name: one })).toBeVisible();
  }
}

/** Lifts a card with the keyboard and carries it, without putting it down. */
async function carry(page: Page, name: string, keys: readonly string[]) {
  await card(page, name).focus();
  await page.keyboard.press('Space');
  await expect(card(page, name)).toHaveAttribute('data-dragging');
  for (const key of keys) await page.keyboard.press(key);
}

test('two people who move one card at once see one order, and a move without a connection is sent later', async ({
  page: dana,
  newPerson,
  consoleWatch,
}) => {
  consoleWatch.allow(OUTAGE);
  const stamp = String(Date.now()).slice(-6);
  const from = `Yard ${stamp}`;
  const names = ['Felt', 'Nails', 'Ridge'].map((name) => `${name} ${stamp}`);
  const [felt = '', nails = '', ridge = ''] = names;
  const priya = await newPerson();
  await openAs(dana, DANA, paths.kanban);
  await addList(dana, from, names);
  await openAs(priya, PRIYA, paths.kanban);
  await expect(cards(priya, from)).toHaveText(names);

  await Promise.all([carry(dana, felt, ['ArrowDown']), carry(priya, felt, ['ArrowDown', 'ArrowDown'])]);
  await Promise.all([dana, priya].map((page) => page.keyboard.press('Space')));
  await expect(async () => {
    const [one, other] = await Promise.all([dana, priya].map((page) => cards(page, from).allTextContents()));
    expect(one).toHaveLength(3);
    expect(one).toEqual(other);
    expect(one?.at(0)).toBe(nails);
  }).toPass();

  // A board holds still under a carried card, and shows what came when the card is put down.
  const drip = `Drip edge ${stamp}`;
  await carry(priya, ridge, ['ArrowDown']);
  await addCards(dana, from, [drip]);
  await expect(cards(priya, from)).toHaveCount(3);
  await expect(card(priya, ridge)).toHaveAttribute('data-dragging');
  // The new card has reached her device when another window of hers shows it; after that the order is certain.
  const window = await priya.context().newPage();
  await window.goto(paths.kanban);
  await expect(cards(window, from)).toHaveText([...(await cards(dana, from).allTextContents())]);
  await window.close();
  await priya.keyboard.press('Space');
  await expect(cards(priya, from)).toHaveCount(4);
  await expect(cards(priya, from).last()).toHaveText(drip);
  await expect(cards(dana, from)).toHaveText(await cards(priya, from).allTextContents());

  await priya.context().setOffline(true);
  await carry(priya, ridge, ['ArrowUp', 'ArrowUp']);
  await priya.keyboard.press('Space');
  await expect(cards(priya, from).first()).toHaveText(ridge);
  await expect(cards(dana, from).first()).toHaveText(nails);
  await priya.context().setOffline(false);
  await expect(cards(dana, from).first()).toHaveText(ridge);
});
