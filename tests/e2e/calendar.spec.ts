import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import {
  appointmentOf,
  drag,
  dragAppointment,
  dragFromTray,
  expectTwoHoursAt,
  holdAppointment,
  jobsCalendar,
  waitingLead,
} from './steps/calendar';
import { planVisit } from './steps/crew-visit';
import { expectNothingCut } from './steps/layout';
import { storeMoment } from './steps/server';
import { openAs, PEOPLE } from './steps/sign-in';

const SATURDAY = 5;
const SUNDAY = 6;
const WEDNESDAY = 2;

/** In this week Chicago's clocks go forward, on Sunday at two. */
const SPRING = `${paths.customerCalendar}?view=week&day=2027-03-14`;

test('an appointment lands where it is dropped, also across a clock change', async ({ page }) => {
  await openAs(page, PEOPLE.owner, SPRING);
  const { lead, name } = await waitingLead(page);
  await dragFromTray(page, lead, SATURDAY, '10:00');
  const appointment = appointmentOf(page, name);
  await expectTwoHoursAt(page, appointment, SATURDAY, '10:00');

  await test.step('wherever the mouse holds it', async () => {
    const turns = [
      [3, SUNDAY, '10:00'],
      [8, WEDNESDAY, '09:15'],
      [16, SATURDAY, '13:45'],
      [31, SUNDAY, '11:30'],
      [33, WEDNESDAY, '10:00'],
      [100, SATURDAY, '10:00'],
    ] as const;
    for (const [grab, day, time] of turns) {
      await dragAppointment(page, appointment, day, time, grab);
      await expectTwoHoursAt(page, appointment, day, time);
    }
  });

  await test.step('and stays in place when Escape cancels the drag', async () => {
    await holdAppointment(page, appointment, SUNDAY, '12:00');
    await page.keyboard.press('Escape');
    await expectTwoHoursAt(page, appointment, SATURDAY, '10:00');
    await page.mouse.up();
    await expectTwoHoursAt(page, appointment, SATURDAY, '10:00');
    await dragAppointment(page, appointment, SUNDAY, '12:00');
    await expectTwoHoursAt(page, appointment, SUNDAY, '12:00');
  });

  await test.step('and is still there after a reload', async () => {
    await page.reload();
    await expectTwoHoursAt(page, appointmentOf(page, name), SUNDAY, '12:00');
  });
});

test('on a phone the week shows three days, and two simultaneous appointments stay readable', async ({
  newPerson,
}) => {
  const TEN = '2027-03-15T15:00:00Z';
  const both = /Noor Al-Masri|Deshawn Carter/;
  for (const lead of ['voss-customer-1', 'voss-customer-2'])
    await storeMoment(`Customers/${lead}`, 'appointmentTime', TEN);
  const phone = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openAs(phone, PEOPLE.freeOwner, SPRING);
  await expect(phone.getByRole('button', { name: '3 days' })).toHaveAttribute('aria-pressed', 'true');
  const shown = phone.getByRole('region', { name: 'Appointments' }).getByRole('button', { name: both });
  await expect(shown).toHaveCount(1);
  expect((await shown.boundingBox())?.width).toBeGreaterThan(80);
  await phone.getByRole('button', { name: '+1', exact: true }).click();
  await expect(phone.getByText(both)).toHaveCount(2);
});

test('a waiting job becomes a visit where it is dropped, and is made longer with Undo', async ({ page }) => {
  await openAs(page, PEOPLE.owner, `${paths.jobsCalendar}?view=two-weeks&day=2027-03-14`);
  const calendar = jobsCalendar(page);
  const job = calendar.waiting.first();
  const title = ((await job.textContent()) ?? '').replace(/^Plan ([A-Z]+-\d+ )?/, '');
  await drag(page, job, await calendar.middleOf('2027-03-16'));
  const visit = calendar.visit(title);
  const days = async () => {
    const { width } = await calendar.middleOf('2027-03-16');
    return Math.round(((await visit.boundingBox())?.width ?? 0) / width);
  };
  await expect(visit).toBeVisible();
  await expect(calendar.waiting.filter({ hasText: title })).toHaveCount(0);
  await expect.poll(days).toBe(1);

  await test.step('by its end, over the days', async () => {
    await visit.hover();
    const end = await visit.locator('.fc-event-resizer-end').boundingBox();
    const wanted = await calendar.middleOf('2027-03-18');
    await page.mouse.move((end?.x ?? 0) + 2, (end?.y ?? 0) + 8);
    await page.mouse.down();
    await page.mouse.move(wanted.x, wanted.y, { steps: 12 });
    await page.mouse.up();
    await expect.poll(days).toBe(3);
    await expect(page.getByText(/^Visit changed: /)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect.poll(days).toBe(1);
  });

  await page.reload();
  await expect(visit).toBeVisible();
  await expect.poll(days).toBe(1);
});

test('in a month an entry keeps its icon whole beside a title that is cut', async ({ page }) => {
  await openAs(page, PEOPLE.owner, `${paths.calendar}?view=month`);
  const icons = page.getByRole('main').locator('.jl-event-line > svg');
  await expect(icons.nth(5)).toBeVisible();
  const narrow = () =>
    icons.evaluateAll((all) => all.filter((icon) => icon.getBoundingClientRect().width < 12).length);
  await expect.poll(narrow).toBe(0);
});

test('on a phone a visit over the midnight before Sunday leaves out the time that its day has no room for', async ({
  newPerson,
}) => {
  const address = `${paths.jobsCalendar}?view=two-weeks&day=2027-05-08`;
  const start = Date.UTC(2027, 4, 9, 4, 45);
  await planVisit('rosa-lima', 'Tarp of the mill', { start, end: start + 3_600_000 });
  const phone = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openAs(phone, PEOPLE.owner, address);
  await expect(jobsCalendar(phone).visit('Tarp of the mill').first()).toBeVisible();
  await expectNothingCut(phone, address);
});

test('"+1" shows the visit that does not fit beside two others, and it opens', async ({ page }) => {
  // In a week of its own: visits of other tests would be among them.
  const start = Date.UTC(2027, 5, 16, 15);
  const titles = ['Gable of the mill', 'Porch of the mill', 'Tower of the mill'];
  for (const title of titles) await planVisit('rosa-lima', title, { start, end: start + 7_200_000 });
  await openAs(page, PEOPLE.owner, `${paths.jobsCalendar}?view=week&day=2027-06-16`);
  await page.locator('.fc-timegrid-more-link').click();
  const third = page.locator('.fc-popover .fc-event');
  await expect(third).toHaveText(/of the mill/);
  const height = async () => (await third.locator('> *').first().boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(40);
  await third.click();
  await expect(page.getByRole('dialog', { name: /of the mill/ })).toBeVisible();
});
