import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { expectAccessible } from './steps/axe';
import { openAs, PEOPLE } from './steps/sign-in';

/** For a first event, which also starts the function's process, ms. */
const COLD = 60_000;

test('a post is liked and commented by a coworker, and the bell leads its author back to it', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(180_000);
  const words = `The crane comes on Monday${' again'.repeat(test.info().retry)}.`;
  const answer = 'Then the yard has to be empty on Friday.';
  const marcus = await newPerson();

  await test.step('Dana posts, and Marcus sees it without a reload', async () => {
    await openAs(marcus, PEOPLE.sales, paths.socialFeed);
    await expect(marcus.getByRole('article').first()).toBeVisible();
    await openAs(page, PEOPLE.owner, paths.socialFeed);
    await page.getByRole('textbox', { name: /^Show a job/ }).fill(words);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(marcus.getByRole('article').filter({ hasText: words })).toBeVisible();
  });

  await test.step('Marcus likes it and comments', async () => {
    const post = marcus.getByRole('article').filter({ hasText: words });
    await post.getByRole('button', { name: /^Like/ }).click();
    await post.getByRole('button', { name: 'Comment', exact: true }).click();
    await post.getByRole('textbox', { name: 'Write a comment' }).fill(answer);
    await post.getByRole('textbox', { name: 'Write a comment' }).press('Control+Enter');
    await expect(post.getByRole('listitem').filter({ hasText: answer })).toBeVisible();
  });

  await test.step('Dana sees both, and the bell leads her to the post', async () => {
    const post = page.getByRole('article').filter({ hasText: words });
    await expect(post.getByRole('button', { name: 'Like, 1 like' })).toBeVisible();
    await expect(post.getByRole('button', { name: '1 comment' })).toBeVisible({ timeout: COLD });
    await page.goto(paths.account);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const bell = page.getByRole('dialog', { name: 'Notifications' });
    await bell
      .getByRole('link', { name: 'Marcus Reed commented on your post' })
      .first()
      .click({ timeout: COLD });
    const shown = page.getByRole('region', { name: 'Post from a notification' });
    await expect(shown).toContainText(words);
    await expect(shown).toContainText(answer);
    await expectAccessible(page, 'a post from a notification');
  });
});
