import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { expectLoaded, goToScreen } from './steps/screens';
import { openAs, PEOPLE } from './steps/sign-in';

const due = (when: string) => `${paths.tasks}?when=${encodeURIComponent(when)}`;

test('a task is added in one line, is due today, and is followed by the next one once it is done', async ({
  page,
}) => {
  // A title of its own for each try.
  const title = `Walk the yard${' again'.repeat(test.info().retry)}`;
  await openAs(page, PEOPLE.owner, due('Today'));
  await expectLoaded(page);
  const line = page.getByRole('textbox', { name: 'What, when, for whom' });
  await page.keyboard.press('q');
  await line.fill(`${title} today`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit task' });
  await dialog.getByRole('combobox', { name: 'Repeats' }).click();
  await page.getByRole('option', { name: 'Daily' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByRole('button', { name: 'Mark as done' })).toHaveCount(0);

  await goToScreen(page, due('This week'));
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible({ timeout: 30_000 });
});
