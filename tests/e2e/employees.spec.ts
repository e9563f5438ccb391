import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { freshEmail } from './steps/accounts';
import { expectAccessible } from './steps/axe';
import { expectNoSidewaysScroll } from './steps/layout';
import { openAs, PEOPLE } from './steps/sign-in';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const COLD_START = 60_000;

test('an owner invites a field worker, who joins by the mailed link and sees what that allows', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(180_000);
  const email = freshEmail('kim');
  let link = '';

  await test.step('the owner invites', async () => {
    await openAs(page, PEOPLE.owner, paths.addEmployee);
    await page.getByRole('combobox', { name: 'E-mail' }).fill(email);
    await page.getByLabel('Job role').fill('Roofer');
    await expect(page.getByRole('combobox', { name: 'Starts as' })).toHaveText('Field worker');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`${email} is invited.`)).toBeVisible({ timeout: COLD_START });
    await expect(page.getByRole('group', { name: email })).toBeVisible();
    link = new URL(await page.getByLabel(`Mailed link for ${email}`, { exact: true }).inputValue()).pathname;
  });

  const kim = await newPerson(PHONE);
  await test.step('the employee chooses a password and is in', async () => {
    await kim.goto(link);
    await expect(kim.getByRole('heading', { name: 'Join Hollis & Daughter Roofing' })).toBeVisible({
      timeout: COLD_START,
    });
    await expectNoSidewaysScroll(kim, 'the invitation');
    await expectAccessible(kim, 'the invitation');
    await kim.getByLabel('Choose a password').fill('three quiet ladders');
    await expect(kim.getByText('Strong.')).toBeVisible();
    await kim.getByRole('button', { name: 'Join' }).click();
    await expect(kim.getByRole('heading', { name: 'Welcome to Joblane' })).toBeVisible({
      timeout: COLD_START,
    });
    const events = await kim.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event));
    expect(events).toContain('empLogin');
    // A registered employee's record exists already.
    expect(events).not.toContain('first_login');
  });

  await test.step('the first visit asks for no company and no customers', async () => {
    await kim.getByLabel('First name').fill('Kim');
    await kim.getByLabel('Last name').fill('Novak');
    await kim.getByRole('button', { name: 'Continue' }).click();
    await expect(kim.getByRole('heading', { name: 'All set' })).toBeVisible();
    await expect(kim.getByText('Hollis & Daughter Roofing')).toBeVisible();
    await kim.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(kim).toHaveURL(paths.dashboard);
  });

  await test.step('the menu and the screens show what a field worker may see', async () => {
    await kim.getByRole('button', { name: 'Open menu' }).click();
    const menu = kim.getByRole('navigation');
    await expect(menu.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
    for (const hidden of ['Customers', 'Create Job', 'Add Employees']) {
      await expect(menu.getByRole('link', { name: hidden, exact: true }), hidden).toHaveCount(0);
    }
    for (const closed of [paths.customers, paths.addEmployee]) {
      await kim.goto(closed);
      await expect(kim.getByRole('heading', { name: 'You have no access to this' }), closed).toBeVisible();
    }
    await kim.goto(paths.trackers);
    await expect(kim.getByText('No trackers yet', { exact: true }).first()).toBeVisible();
  });

  await test.step('the link is used, and no invitation is pending', async () => {
    const other = await newPerson();
    await other.goto(link);
    await expect(other.getByRole('alert')).toContainText('This invitation was used already.');
    await expect(page.getByRole('group', { name: email })).toHaveCount(0);
  });
});
