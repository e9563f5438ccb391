import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { keptText } from './steps/device-storage';
import { fresh, leadAddresses } from './steps/leads';
import { expectLoaded, goToScreen } from './steps/screens';
import { logInHere, logOut, openAs, PEOPLE } from './steps/sign-in';

/** Sees every customer, as the owner does. */
const COORDINATOR = 'elena@hollisroofing.example';

/** First list row of this file's leads. */
const FIRST_ROW = 16;

const noteField = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true });

/** Opens a customer from the list, hides a column, and types a note without saving. */
async function leaveTraces(page: Page) {
  await expectLoaded(page);
  const [address = ''] = await leadAddresses(page, 1, FIRST_ROW);
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await page.getByRole('menuitemcheckbox').first().click();
  await page.keyboard.press('Escape');
  const timeline = `${address}?tab=timeline`;
  await goToScreen(page, timeline);
  const note = fresh('Dog in the yard');
  await noteField(page).fill(note);
  const id = address.slice(paths.customer('').length);
  await expect.poll(() => keptText(page)).toContain(note);
  return { timeline, note, id };
}

test('a shared device keeps no personal data after logging out', async ({ page }) => {
  await page.goto(paths.login);
  await page.getByRole('checkbox', { name: 'This is my own device' }).uncheck();
  await logInHere(page, PEOPLE.owner);
  await expect(page).toHaveURL(paths.account);
  await goToScreen(page, paths.customers);
  const { note, id } = await leaveTraces(page);
  const uid = await page.evaluate(
    () =>
      Object.keys(sessionStorage)
        .find((key) => key.startsWith('person:'))
        ?.split(':')[1] ?? '',
  );
  expect(uid).not.toBe('');
  expect(await keptText(page)).toContain(id);

  await logOut(page);
  await expect(page).toHaveURL(paths.login);
  await expect.poll(() => keptText(page)).not.toContain(uid);
  const left = await keptText(page);
  for (const trace of [note, id, uid, PEOPLE.owner, 'firebase:authUser', 'columns:'])
    expect(left).not.toContain(trace);
});

test('on an own device the next user sees no data of the previous one', async ({ page, context }) => {
  await openAs(page, PEOPLE.owner, paths.customers);
  const { timeline, note, id } = await leaveTraces(page);
  const other = await context.newPage();
  await other.goto(paths.account);
  await expectLoaded(other);
  await logOut(other);
  await expect(other).toHaveURL(paths.login);
  await expect(page).toHaveURL(paths.login);

  await logInHere(page, COORDINATOR);
  await expectLoaded(page);
  await goToScreen(page, timeline);
  await expect(noteField(page)).toHaveValue('');
  await expect(page.getByText(note)).toHaveCount(0);
  await expect(page.getByText(/ of \d+$/)).toHaveCount(0);

  // Unsaved text waits in this window for its author; logging out removes all else of the visit.
  await logOut(page);
  await expect(page).toHaveURL(paths.login);
  await logInHere(page, PEOPLE.owner);
  await expectLoaded(page);
  await goToScreen(page, timeline);
  await expect(noteField(page)).toHaveValue(note);
  await logOut(page);
  await expect(page).toHaveURL(paths.login);
  const left = (await keptText(page)).split('\n').filter((line) => line.includes(note) || line.includes(id));
  expect(left).toEqual([expect.stringMatching(/^person:[^:]+:draft:note:/)]);
});
