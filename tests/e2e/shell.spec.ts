import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { expectNoticesClear } from './steps/layout';
import { EXAMPLE } from './steps/screen-list';
import { expectLoaded, goToScreen } from './steps/screens';
import { logInHere, logOut, openAs, PEOPLE } from './steps/sign-in';
import { startWithSettings } from './steps/theme';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The drawer's sections with their first lines, and its last line. Opens the closed sections. */
async function menuOf(page: Page): Promise<readonly string[]> {
  const closed = mainMenu(page).getByRole('heading').getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  return mainMenu(page).getByRole('link').allInnerTexts();
}

test.describe('the menu', () => {
  const management = ['Customers', 'Trackers', 'Jobs', 'Tasks'];
  const money = ['Estimates', 'Invoices', 'Projects'];
  const rooms = ['Calendar', 'Chat', 'Mail', 'Kanban'];
  const team = [...rooms, 'Coworkers', 'My Network', 'Social'];
  const admin = ['Add Employees', 'Manage Employees'];
  for (const { who, email, title, sections, entries, foot, planning = ['Workforce'] } of [
    {
      who: 'an employee',
      email: PEOPLE.sales,
      title: 'Pro Tools',
      planning: [],
      sections: 5,
      entries: ['Estimates', 'Invoices', ...team, 'Account', 'Company', 'Referral Program', 'Upgrade'],
      foot: 'Subscription Active',
    },
    {
      who: 'a person alone',
      email: PEOPLE.alone,
      title: 'Pro Tools',
      sections: 5,
      entries: [...money, ...rooms, 'My Network', 'Social', 'Account', 'Add Company', 'Upgrade', 'Examples'],
      foot: 'Activate Pro',
    },
    {
      who: 'a company owner',
      email: PEOPLE.freeOwner,
      title: 'Pro Features',
      sections: 6,
      entries: [...money, ...team, ...admin, 'Account', 'Company', 'Upgrade', 'Examples'],
      foot: 'Activate Pro',
    },
    {
      who: 'a dealer',
      email: PEOPLE.dealer,
      title: 'Pro Features',
      sections: 6,
      entries: [
        ...money,
        ...team,
        ...admin,
        'Account',
        'Company',
        'LouveRoof',
        'Referral Program',
        'Examples',
      ],
      foot: 'Subscription Active',
    },
  ]) {
    test(`of ${who}`, async ({ page }) => {
      await openAs(page, email);
      await expect(mainMenu(page).getByRole('region')).toHaveCount(sections);
      await expect(mainMenu(page).getByRole('heading', { name: title })).toBeVisible();
      const shown = await menuOf(page);
      expect(shown.slice(0, -1)).toEqual(['Dashboard', ...planning, ...management, ...entries]);
      expect(shown.at(-1)).toContain(foot);
    });
  }

  test('hides entries a user may not see', async ({ page }) => {
    await openAs(page, PEOPLE.fieldWorker);
    await expect(mainMenu(page).getByRole('link', { name: 'Jobs' })).toBeVisible();
    expect((await menuOf(page)).slice(0, -1)).toEqual([
      'Dashboard',
      'Today',
      'Trackers',
      'Jobs',
      'Tasks',
      ...team,
      'Account',
      'Company',
      'Referral Program',
    ]);
  });
});

test('on a phone the drawer opens over the page and closes on navigation', async ({ newPerson }) => {
  const phone = await newPerson(PHONE);
  await openAs(phone, PEOPLE.owner);
  await expect(mainMenu(phone)).toBeHidden();
  await phone.getByRole('button', { name: 'Open menu' }).click();
  await mainMenu(phone).getByRole('link', { name: 'Trackers', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'Open Tracker List' })).toBeVisible();
  await expect(mainMenu(phone)).toBeHidden();
});

test('a new screen starts at its top', async ({ newPerson }) => {
  const phone = await newPerson(PHONE);
  await openAs(phone, PEOPLE.owner, paths.dashboard);
  await expectLoaded(phone);
  await phone.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => phone.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await phone.getByRole('link', { name: 'Open calendar' }).evaluate((link: HTMLElement) => link.click());
  await expect(phone.getByRole('heading', { name: 'Open Lead Calendar' })).toBeVisible();
  await expect.poll(() => phone.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('notices cover no button', () => {
  /** A dialog tall enough to reach the notices. */
  async function logCall(page: Page): Promise<void> {
    await goToScreen(page, EXAMPLE.customer);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Log call' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Log call' })).toBeVisible();
  }

  /** A notice stays while the mouse is over it. */
  async function holdNotice(page: Page): Promise<void> {
    await page.locator('.notistack-Snackbar').last().dispatchEvent('mouseenter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  test('of a selection or a dialog on a wide screen, three at once', async ({ page }) => {
    await openAs(page, PEOPLE.owner, paths.customers);
    await expectLoaded(page);
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check();
    const selection = page.getByRole('toolbar', { name: '1 selected' });
    for (const count of [1, 2, 3]) {
      await selection.getByRole('button', { name: 'Export' }).click();
      await expect(page.getByText('1 lead exported')).toHaveCount(count);
      await holdNotice(page);
    }
    // Folded, they take the room of one and two edges; all three show under the mouse.
    const pile = page.locator('.notistack-SnackbarContainer');
    const height = () => pile.evaluate((element) => element.getBoundingClientRect().height);
    await expect.poll(height).toBeLessThan(90);
    await expectNoticesClear(page, 3, 'the selection');
    await logCall(page);
    await expectNoticesClear(page, 3, 'a dialog');
  });

  test('of a bar or a dialog on a phone', async ({ newPerson }) => {
    const phone = await newPerson(PHONE);
    await openAs(phone, PEOPLE.owner, paths.customers);
    await expectLoaded(phone);
    await phone.getByRole('button', { name: 'More', exact: true }).click();
    await phone.getByRole('menuitem', { name: 'Export CSV' }).click();
    await expect(phone.getByText(/leads exported$/)).toBeVisible();
    await holdNotice(phone);
    await expectNoticesClear(phone, 1, 'the list');
    await logCall(phone);
    await expectNoticesClear(phone, 1, 'a dialog');
  });
});

test.describe('the theme', () => {
  test('is kept in this browser under the key settings', async ({ page }) => {
    await openAs(page, PEOPLE.owner);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'One Dark' }).check();
    await expect.poll(ground).not.toBe(light);
    const dark = await ground();
    await page.reload();
    await expect.poll(ground).toBe(dark);
    const stored = await page.evaluate(() => localStorage.getItem('settings'));
    expect(JSON.parse(stored ?? '')).toEqual({
      direction: 'ltr',
      responsiveFontSizes: true,
      theme: 'ONE_DARK',
    });
  });

  test('that is unknown warns and falls back to the first', async ({ page, context, consoleWatch }) => {
    consoleWatch.allow(/The theme "PLAID" is not known\. Using LIGHT\./);
    const warning = page.waitForEvent('console', (message) => message.text().includes('PLAID'));
    await startWithSettings(context, { theme: 'PLAID' });
    await page.goto(paths.login);
    expect((await warning).type()).toBe('warning');
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  });
});

test.describe('logout', () => {
  test('leads to the login, and the back button does not return', async ({ page }) => {
    await openAs(page, PEOPLE.owner, paths.dashboard);
    // Counts under way are refused after the sign-out, which the browser's console reports.
    await expectLoaded(page);
    await logOut(page);
    await expect(page).toHaveURL(paths.login);
    await page.goto(paths.dashboard);
    await expect(page).toHaveURL(paths.login);
  });

  test('leads the next user to their own account, not to the last page', async ({ page }) => {
    await openAs(page, PEOPLE.owner, paths.customers);
    await logOut(page);
    await expect(page).toHaveURL(paths.login);
    await logInHere(page, PEOPLE.alone);
    await expect(page).toHaveURL(paths.account);
  });

  test('reports a failure, and the user stays signed in', async ({ page }) => {
    await openAs(page, PEOPLE.owner, paths.customers);
    await expectLoaded(page);
    // The browser's storage refuses to remove the sign-in.
    await page.evaluate(() => {
      const remove = Storage.prototype.removeItem;
      Storage.prototype.removeItem = function (key) {
        if (key.startsWith('firebase:authUser:'))
          throw new DOMException('The storage is closed.', 'SecurityError');
        remove.call(this, key);
      };
    });
    await logOut(page);
    await expect(page.getByText('Unable to logout')).toBeVisible();
    await expect(page).toHaveURL(paths.customers);
    const lead = page.getByRole('grid', { name: 'Open Leads List' }).getByRole('link').first();
    const name = await lead.innerText();
    await lead.click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  });
});

test('a screen removed by a new version reloads once, and is then reported', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/404 \(Not Found\)/);
  // A page without filled fields: with typed text the app asks before it reloads.
  await openAs(page, PEOPLE.owner, paths.dashboard);
  await expectLoaded(page);
  let isGone = true;
  await page.route(/\/assets\/trackers-page-.*\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  const openTrackers = () => mainMenu(page).getByRole('link', { name: 'Trackers', exact: true }).click();

  const reloading = page.waitForEvent('load');
  await openTrackers();
  await reloading;
  await openTrackers();
  await expect(page.getByRole('heading', { name: 'This did not work' })).toBeVisible();
  await expect(mainMenu(page)).toBeVisible();
  isGone = false;
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { name: 'Open Tracker List' })).toBeVisible();
});
