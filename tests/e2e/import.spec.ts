import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { customerFile, customerName } from './steps/customer-file';
import { exportedLines } from './steps/leads';
import { cutOff, OUTAGE } from './steps/outage';
import { expectLoaded } from './steps/screens';
import { storedWith } from './steps/server';
import { openAs, PEOPLE } from './steps/sign-in';

test.setTimeout(300_000);

async function exportLeads(page: Page): Promise<readonly string[]> {
  await page.goto(paths.customers);
  await expectLoaded(page);
  return (await exportedLines(page)).toSorted();
}

test('an import survives a reload and a lost connection, makes no duplicates, and is undone completely', async ({
  page,
  newPerson,
  consoleWatch,
}, { retry }) => {
  consoleWatch.allow(OUTAGE);
  // Six batches: the page is reloaded after the first ones, and the connection is lost before the last.
  const NEW = 250;
  const file = customerFile(NEW);
  await openAs(page, PEOPLE.dealer, paths.customers);
  const before = await exportLeads(page);
  // One customer of the file exists already and gets a note.
  const known = before.map((line) => /^"([^"]+)","[^"]*","(\(\d{3}\) \d{3}-\d{4})/.exec(line)).find(Boolean);
  expect(known, 'a lead with a phone').toBeTruthy();
  const row = `${known?.[1]},,${known?.[2]},1 Known Street,Duluth,Imported source\r\n`;
  // The example world does not use these addresses: all but one are new.
  const others = file.buffer.toString().replaceAll('@mail.example', `@import-${retry}.example`);
  const buffer = Buffer.from(others + row);

  await page.goto(paths.importCustomers);
  await page.getByLabel('CSV file').setInputFiles({ ...file, buffer });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('radio', { name: /Update what I have/ }).check();
  await page.getByRole('button', { name: `Import ${NEW + 1} customers` }).click();

  // Reloads the page in the middle of the import.
  await expect(page.getByText(/^(50|100) of 251$/)).toBeVisible({ timeout: 60_000 });
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Go on to save the rest');
  await page.getByRole('button', { name: 'Go on' }).click();
  const restore = await cutOff(page.context(), 'firestore');
  await expect(page.getByText('No connection: it waits here and goes on by itself.')).toBeVisible();
  await restore();
  await expect(page.getByText(`${NEW} customers imported`)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('1 customer updated.')).toBeVisible();

  // A search finds them as soon as they are imported.
  const last = customerName(NEW - 1);
  await page.getByRole('main').getByRole('link', { name: 'Open Leads List' }).last().click();
  await page.getByRole('searchbox', { name: 'Name, phone, e-mail or address' }).fill(last);
  await expect(page.getByRole('link', { name: last, exact: true })).toBeVisible();

  const after = await exportLeads(page);
  expect(after).toHaveLength(before.length + NEW);
  expect(new Set(after).size, 'no row twice').toBe(new Set(before).size + NEW);

  await page.goto(paths.importCustomers);
  await page.getByRole('button', { name: 'Undo the import of customers.csv' }).click();
  const undone = await undoneImports();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('progressbar', { name: 'Taking back, batches' })).toBeVisible();
  await expect.poll(undoneImports).toBe(undone + 1);
  // A user who leaves now finds it finished later.
  await page.goto(paths.importCustomers);
  await expect(page.getByText(`Taken back: ${NEW + 1} customers.`)).toBeVisible({ timeout: 120_000 });
  // From a device that has none of it.
  const elsewhere = await newPerson();
  await openAs(elsewhere, PEOPLE.dealer);
  expect(await exportLeads(elsewhere)).toEqual(before);
});

/** Imports that are undone, or of which a batch is. */
async function undoneImports(): Promise<number> {
  const counts = await Promise.all(
    ['undoing', 'undone'].map((state) => storedWith('Imports', 'state', state)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
