import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { expectLoaded } from './steps/screens';
import { openAs, PEOPLE } from './steps/sign-in';

test.setTimeout(120_000);

test('open jobs come in from a file, are found and numbered, and are taken back', async ({ page }, {
  retry,
}) => {
  const client = `Quillon ${retry}`;
  const file = [
    'Customer;Phone;Job name;Type;Start;End;Crew;Status;Amount;Permit number',
    `${client};(218) 555-099${retry};Tear-off, ${client};Tear-off;3/9/2027;3/10/2027;;Scheduled;12,500;P-17`,
    `${client};;Gutters, ${client};Gutter;;;;Zork;;`,
    `${client};;Old, ${client};Repair;;;;Completed;;`,
    `;;Nobody’s;Repair;;;;;;`,
    `${client};;Wrong, ${client};Repair;3/9/2027;3/8/2027;;;;`,
  ].join('\r\n');
  await openAs(page, PEOPLE.owner, paths.jobs);
  await expectLoaded(page);
  await page.goto(paths.importJobs);
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText(/^“Zork”: no status here\./)).toBeVisible();
  await expect(page.getByText('The end is not after the start.', { exact: true })).toBeVisible();
  const mended = page.getByRole('textbox', { name: 'Row 5, End' });
  await mended.fill('3/11/2027');
  await mended.blur();
  await page.getByRole('button', { name: 'Import 4 jobs' }).click();
  await expect(page.getByText('4 jobs imported')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('1 row left out.')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Open Jobs List' }).last().click();
  await page.getByRole('searchbox').fill(client);
  // The rows stand still once all three open ones are found; the completed one is in the archive.
  await expect(page.getByText(/^3 of \d+$/)).toBeVisible();
  await page.getByRole('link', { name: `Tear-off, ${client}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Tear-off, ${client}`);
  await page.getByRole('link', { name: 'Timeline' }).click();
  await expect(page.getByText('Imported from jobs.csv')).toBeVisible();

  await page.goto(paths.importJobs);
  await page.getByRole('button', { name: 'Undo the import of jobs.csv' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('jobs.csv was taken back')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Taken back: 4 jobs.')).toBeVisible();
});
