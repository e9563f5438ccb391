import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { loseAnswerTo, OUTAGE, troubleMark, waitingMark, watchSends } from './steps/outage';
import { expectLoaded } from './steps/screens';
import { storedWith } from './steps/server';
import { openAs, PEOPLE } from './steps/sign-in';

test('a task whose answer is lost is sent again, and nobody is told that it was not saved', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(OUTAGE);
  // A title of its own for each try.
  const title = `Count the ladders${' again'.repeat(test.info().retry)}`;
  await openAs(page, PEOPLE.owner, paths.tasks);
  await expectLoaded(page);
  const sends = watchSends(page);
  await loseAnswerTo(page, title);

  await page.keyboard.press('q');
  await page.getByRole('textbox', { name: 'What, when, for whom' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The second sending is refused, because the task exists.
  await expect.poll(() => sends(title)).toBeGreaterThan(1);
  await expect(waitingMark(page)).toHaveCount(0);
  await expect(page.getByText(/^Not saved/)).toHaveCount(0);
  await expect(troubleMark(page)).toHaveCount(0);
  expect(await storedWith('Tasks', 'title', title)).toBe(1);

  await page.reload();
  await expectLoaded(page);
  await expect(troubleMark(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
});
