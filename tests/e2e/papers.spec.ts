import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { expect, test } from './fixtures';
import { EXAMPLE } from './steps/screen-list';
import { openAs, PEOPLE } from './steps/sign-in';

/** Sees and edits everything but amounts. */
const COORDINATOR = 'elena@hollisroofing.example';

async function openDialog(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function downloadPaper(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const file = await saving;
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return { name: file.suggestedFilename(), text: text.replace(/\s+/g, ' ') };
}

test('an agreement and a job sheet are saved as PDFs, with amounts only for users who may see them', async ({
  page,
  newPerson,
}) => {
  await openAs(page, PEOPLE.owner, EXAMPLE.tracker);
  await expect(page.getByText(/^No\. T-\d+$/)).toBeVisible();
  const number = (await page.getByText(/^No\. T-\d+$/).textContent()) ?? '';
  await openDialog(page, 'Work agreement (PDF)…');
  await page.getByRole('textbox', { name: 'What is agreed' }).fill('Tear-off and a new roof.');
  await page.getByRole('switch', { name: 'Add Sales tax (8.875 %)' }).click();
  const agreement = await downloadPaper(page);
  expect(agreement.name).toMatch(/^Work agreement T-\d+ .+\.pdf$/);
  for (const words of [
    'Hollis & Daughter Roofing',
    'License BC 714 209',
    '(218) 555-0142',
    number,
    'Tear-off and a new roof.',
    'Sales tax 8.875 % $',
    'Total $',
    'Half is due when work starts, the rest on completion.',
    '1 of 1',
  ]) {
    expect(agreement.text).toContain(words);
  }
  const opening = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  const tab = await opening;
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Download' })).toBeEnabled();
  await tab.close();

  await page.goto(EXAMPLE.job);
  await openDialog(page, 'Job sheet (PDF)…');
  const sheet = await downloadPaper(page);
  expect(sheet.name).toMatch(/^Job sheet J-\d+ .+\.pdf$/);
  expect(sheet.text).toContain('Hollis & Daughter Roofing');
  expect(sheet.text).toContain('Pallets go on the driveway.');
  expect(sheet.text).not.toContain('$');

  const coordinator = await newPerson();
  await openAs(coordinator, COORDINATOR, EXAMPLE.tracker);
  await openDialog(coordinator, 'Work agreement (PDF)…');
  await expect(coordinator.getByRole('switch')).toHaveCount(0);
  const priceless = await downloadPaper(coordinator);
  expect(priceless.text).toContain('Half is due when work starts');
  expect(priceless.text).not.toContain('$');
});
