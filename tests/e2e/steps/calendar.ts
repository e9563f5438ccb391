import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The grid of the screen's calendar; its library marks slots with day and time. */
function slots(page: Page) {
  const calendar = page.locator('.fc');
  return {
    days: calendar.locator('.fc-timegrid-col[data-date]'),
    // The example businesses are in the United States, where a week starts on Sunday.
    day: (index: number) => calendar.locator('.fc-timegrid-col[data-date]').nth((index + 1) % 7),
    time: (time: string) => calendar.locator(`.fc-timegrid-slot-lane[data-time="${time}:00"]`),
  };
}

export function appointmentOf(page: Page, customer: string): Locator {
  return page.getByRole('region', { name: 'Appointments' }).getByRole('button').filter({ hasText: customer });
}

/** An event of /app/calendar by its title. */
export function eventOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: 'Events' }).getByRole('button').filter({ hasText: title });
}

/** The first lead of the tray, and its customer's name. */
export async function waitingLead(page: Page): Promise<{ readonly lead: Locator; readonly name: string }> {
  const tray = page.getByRole('region', { name: 'Leads without an appointment' });
  const first = tray.getByRole('button', { name: /^Plan / }).first();
  const name = ((await first.textContent()) ?? '').slice('Plan '.length);
  return { lead: tray.getByRole('button', { name: `Plan ${name}`, exact: true }), name };
}

/** Drags a lead from the tray to a day (0 is Monday) and time (HH:mm) of the shown week. */
export async function dragFromTray(page: Page, lead: Locator, day: number, time: string): Promise<void> {
  const { column, row } = await slotAt(page, day, time);
  // It is dropped in the slot under the pointer.
  await drag(page, lead, { x: column.x + column.width / 2, y: row.y + row.height / 2 });
}

/** Drags an appointment to a day (0 is Monday) and time (HH:mm), held `grab` px below its upper edge. */
export async function dragAppointment(
  page: Page,
  what: Locator,
  day: number,
  time: string,
  grab: number = GRAB.y,
): Promise<void> {
  const { column, row } = await slotAt(page, day, time);
  await drag(page, what, { x: column.x + GRAB.x, y: row.y + grab }, { grab });
}

/** Where the mouse holds an element, from its upper left corner. */
const GRAB = { x: 24, y: 12 };

/** Holds an appointment over another day and time of the shown week without dropping it. */
export async function holdAppointment(page: Page, what: Locator, day: number, time: string): Promise<void> {
  const { column, row } = await slotAt(page, day, time);
  await drag(page, what, { x: column.x + GRAB.x, y: row.y + GRAB.y }, { drop: false });
}

async function slotAt(page: Page, day: number, time: string) {
  const grid = slots(page);
  await expect(grid.days).toHaveCount(7);
  const column = await placeOf(grid.day(day));
  const row = await placeOf(grid.time(time));
  return { column, row };
}

/** Waits until an element stops moving: a newly opened week redraws its slots. */
async function placeOf(what: Locator) {
  let place = null as Awaited<ReturnType<Locator['boundingBox']>>;
  await expect(async () => {
    place = await what.boundingBox();
    expect(place, 'on the screen').not.toBeNull();
  }).toPass({ timeout: 15_000 });
  if (!place) throw new Error('This is not on the screen.');
  return place;
}

/** Drags an element, held near its upper left corner, to a point of the window. */
export async function drag(
  page: Page,
  what: Locator,
  to: { readonly x: number; readonly y: number },
  { grab = GRAB.y, drop = true }: { readonly grab?: number; readonly drop?: boolean } = {},
): Promise<void> {
  await expect(what).toBeVisible();
  await what.scrollIntoViewIfNeeded();
  const box = await placeOf(what);
  const from = { x: box.x + GRAB.x, y: box.y + grab };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 16, from.y + 16, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
  if (drop) await page.mouse.up();
}

/** Asserts that an appointment starts on this day and time of the grid, and takes two hours. */
export async function expectTwoHoursAt(page: Page, what: Locator, day: number, time: string): Promise<void> {
  const grid = slots(page);
  await expect(async () => {
    const event = await what.boundingBox();
    const column = await grid.day(day).boundingBox();
    const row = await grid.time(time).boundingBox();
    if (!event || !column || !row) throw new Error('The appointment or its slot is not on the screen.');
    expect(event.x, 'its day').toBeGreaterThanOrEqual(column.x - 1);
    expect(event.x + event.width, 'its day').toBeLessThanOrEqual(column.x + column.width + 1);
    expect(Math.abs(event.y - row.y), 'its time').toBeLessThan(4);
    // A slot is a quarter of an hour.
    expect(Math.abs(event.height - 8 * row.height), 'its length').toBeLessThan(6);
  }).toPass({ timeout: 15_000 });
}

/** A job's calendar by weeks: its waiting jobs, its visits and its days. */
export function jobsCalendar(page: Page) {
  const calendar = page.getByRole('region', { name: 'Visits' });
  return {
    waiting: page
      .getByRole('region', { name: 'Jobs without a visit' })
      .getByRole('button', { name: /^Plan / }),
    visit: (street: string) => calendar.getByRole('button').filter({ hasText: street }),
    /** The middle of a day (YYYY-MM-DD). */
    middleOf: async (day: string) => {
      const cell = await placeOf(calendar.locator(`.fc-daygrid-day[data-date="${day}"]`));
      return { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2, width: cell.width };
    },
  };
}
