import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { markAsked, sinceAsked } from './asked';
import { forget, recorded } from './page-metrics';

export type MonthRender = {
  /** From the press on "Month" until its events show, in ms. */
  readonly shown: number;
  readonly longestTask: number;
  readonly events: number;
};

/** Switches a calendar, by default that of the leads, from week to month. */
export async function measureMonth(
  page: Page,
  address: string = paths.customerCalendar,
): Promise<MonthRender> {
  await page.goto(address);
  await page.locator('.fc-event').first().waitFor();
  await forget(page);
  await markAsked(page);
  await page
    .getByRole('radio', { name: 'Month' })
    .or(page.getByRole('button', { name: 'Month' }))
    .first()
    .click();
  await page.locator('.fc-dayGridMonth-view .fc-event').first().waitFor();
  const shown = await sinceAsked(page);
  const { tasks } = await recorded(page);
  return { shown, longestTask: Math.max(0, ...tasks), events: await page.locator('.fc-event').count() };
}
