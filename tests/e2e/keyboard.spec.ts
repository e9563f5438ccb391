import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { expectLoaded, goToScreen } from './steps/screens';
import { openAs, PEOPLE } from './steps/sign-in';

const palette = (page: Page) =>
  page.getByRole('combobox', { name: 'Name, number, phone, address, or a screen' });

test('the command palette finds a customer by name and by phone, and runs an action', async ({ page }) => {
  await openAs(page, PEOPLE.owner);
  await expectLoaded(page);
  for (const typed of ['noor al', '218 555 1000']) {
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeFocused();
    await palette(page).fill(typed);
    await expect(page.getByRole('option', { name: /Noor Al-Masri/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Noor Al-Masri', level: 1 })).toBeVisible();
    await goToScreen(page, paths.account);
  }
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await palette(page).fill('import');
  await page.getByRole('option', { name: 'Import customers' }).click();
  await expect(page).toHaveURL(paths.importCustomers);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('keys open the list of keys and go to screens, except while typing', async ({ page }) => {
  const keyList = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await openAs(page, PEOPLE.owner);
  // Presses again if the screen did not listen yet; an open list ignores it.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(keyList).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The second key must follow within a second, which a busy machine may miss.
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('l');
    await expect(page).toHaveURL(paths.customers, { timeout: 20_000 });
  }).toPass();
  await page.getByRole('searchbox').fill('g');
  await page.keyboard.press('d');
  await expect(page.getByRole('searchbox')).toHaveValue('gd');
  await expect(page.getByRole('heading', { name: 'Open Leads List' })).toBeVisible();
});

test('a tracker moves to the next stage on the board by keys, and back by Undo', async ({ page }) => {
  await openAs(page, PEOPLE.owner);
  await goToScreen(page, `${paths.trackers}?view=board`);
  const ordered = page.getByRole('region', { name: 'Materials Ordered' });
  const scheduled = page.getByRole('region', { name: 'Scheduled' });
  const card = ordered.getByRole('button', { name: /953 Lake Avenue/ });
  await card.focus();
  await page.keyboard.press('Space');
  await expect(card).toHaveAttribute('data-dragging', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/953 Lake Avenue.* is over Scheduled, place \d+\./)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(scheduled.getByRole('button', { name: /953 Lake Avenue/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
});
