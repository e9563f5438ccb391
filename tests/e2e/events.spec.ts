import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { dragAppointment, eventOf, expectTwoHoursAt } from './steps/calendar';
import { openAs, PEOPLE } from './steps/sign-in';

/** For a first event, which also starts the function's process, ms. */
const COLD = 60_000;
const MONDAY = 0;
const WEDNESDAY = 2;
const weekOf = (day: string) => `${paths.calendar}?view=week&day=${day}`;

test('one event of a series is moved, the others stay, and an invited coworker accepts', async ({
  page,
  newPerson,
}) => {
  const title = `Harness check${' again'.repeat(test.info().retry)}`;
  await openAs(page, PEOPLE.owner, weekOf('2027-02-10'));
  await test.step('adds it for every Wednesday and invites a coworker', async () => {
    await page.getByRole('button', { name: 'Add event' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add event' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('combobox', { name: 'Repeats' }).click();
    await page.getByRole('option', { name: 'Weekly' }).click();
    await dialog.getByRole('combobox', { name: 'Invite coworkers' }).fill('Marcus');
    await page.getByRole('option', { name: /Marcus/ }).click();
    await dialog.getByRole('button', { name: 'Add event' }).click();
    await expect(dialog).toHaveCount(0);
    await expectTwoHoursAt(page, eventOf(page, title), WEDNESDAY, '09:00');
  });

  const marcus = await newPerson();
  await test.step('the bell leads the coworker to it, and they accept', async () => {
    await openAs(marcus, PEOPLE.sales, paths.account);
    await marcus.getByRole('button', { name: /^Notifications/ }).click();
    const bell = marcus.getByRole('dialog', { name: 'Notifications' });
    await bell.getByRole('link', { name: `Dana Hollis invited you to ${title}` }).click({ timeout: COLD });
    const details = marcus.getByRole('dialog', { name: title });
    await details.getByRole('button', { name: 'Accept' }).click();
    const guests = (who: Page) =>
      who.getByRole('dialog', { name: title }).getByRole('list', { name: 'Guests' });
    await expect(guests(marcus)).toContainText('Accepted');
    await eventOf(page, title).click();
    await expect(guests(page)).toContainText('Accepted');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('moves this one to Monday, and takes it back', async () => {
    await dragAppointment(page, eventOf(page, title), MONDAY, '13:00');
    const question = page.getByRole('dialog', { name: 'Change a repeating event' });
    await question.getByRole('radio', { name: 'This event', exact: true }).check();
    await question.getByRole('button', { name: 'Change' }).click();
    await expectTwoHoursAt(page, eventOf(page, title), MONDAY, '13:00');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expectTwoHoursAt(page, eventOf(page, title), WEDNESDAY, '09:00');
    await dragAppointment(page, eventOf(page, title), MONDAY, '13:00');
    await question.getByRole('button', { name: 'Change' }).click();
    await expectTwoHoursAt(page, eventOf(page, title), MONDAY, '13:00');
    await page.getByRole('button', { name: 'Next week' }).click();
    await expectTwoHoursAt(page, eventOf(page, title), WEDNESDAY, '09:00');
  });

  await test.step('the coworker finds the next one where it was', async () => {
    await marcus.goto(weekOf('2027-02-17'));
    await expectTwoHoursAt(marcus, eventOf(marcus, title), WEDNESDAY, '09:00');
  });
});
