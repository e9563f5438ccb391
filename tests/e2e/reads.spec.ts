import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { calendarSpan } from '../../src/domain/time/calendar-view';
import { addDays, dayOf, startOfDay, startOfWeek } from '../../src/domain/time/time';
import { expect, test } from './fixtures';
import { addJobsLike, addLeadsLike, addPostsLike } from './steps/big-company';
import { documentsByCollection, documentsRead } from './steps/documents-read';
import { keptDirectories } from './steps/kept-directory';
import { watchListeners } from './steps/open-listeners';
import { expectLoaded } from './steps/screens';
import { visitsBetween } from './steps/server';
import { logOut, openAs, PEOPLE } from './steps/sign-in';

/** Most documents a screen may read, whatever the size of the company. */
const ALLOWED = 60;
/** Most documents of the feed, with the session's and the bell's. */
const ALLOWED_FEED = 40;
const LEADS = 1_000;
/** Three pages of a list. */
const JOBS = 120;
/** Waiting jobs beside a plan, and notifications, that are read at once. */
const [TRAY, BELL] = [40, 10] as const;
/** Documents of a first search over a thousand leads: the directory, its shards, and newer changes. */
const DIRECTORY = 10;
/** The first directory waits for what other tests have queued, ms. */
const BUILT = 120_000;

test.setTimeout(240_000);

test.describe('with a thousand leads', () => {
  test.beforeAll(() => addLeadsLike('sam-customer-1', LEADS));

  for (const [name, address] of [
    ['the Open Leads List', paths.customers],
    ['the dashboard', paths.dashboard],
  ] as const) {
    test(`opening ${name} reads at most ${ALLOWED} documents`, async ({ page }) => {
      await openAs(page, PEOPLE.alone, address);
      await expectLoaded(page);
      await expect(page.getByText(/1,00\d/).first()).toBeVisible();
      const read = await documentsRead(page);
      expect(read, 'they are counted').toBeGreaterThan(0);
      expect(read).toBeLessThanOrEqual(ALLOWED);
    });
  }

  test('search, filters and orders over all leads are read once per visit', async ({ page }) => {
    await openAs(page, PEOPLE.alone, paths.customers);
    await expectLoaded(page);
    const search = page.getByRole('searchbox', { name: 'Name, phone, e-mail or address' });
    const list = page.getByRole('grid', { name: 'Open Leads List' });

    // A business's first search also builds the directory.
    await search.fill('lead copied 777');
    await expect(list.getByRole('link', { name: 'Copied Lead 777', exact: true })).toBeVisible({
      timeout: BUILT,
    });
    await expect(page.getByText('is being prepared')).toHaveCount(0);

    await page.reload();
    await search.fill('');
    await expectLoaded(page);
    await waitForBell(page);
    const before = await documentsRead(page);
    await search.fill('coppied 123');
    await expect(list.getByRole('link', { name: 'Copied Lead 123', exact: true })).toBeVisible();
    const cold = await documentsRead(page);
    expect(cold - before).toBeLessThanOrEqual(DIRECTORY);

    await search.fill('copied');
    await expect(page.getByText(/^1,000 of 1,0\d\d$/)).toBeVisible();
    await page.getByRole('columnheader', { name: 'Salesperson' }).getByRole('button').click();
    await expect(page).toHaveURL(/sort=salesperson/);
    // Without room in the filter bar the filter is behind More; keys reach it all the same.
    await page.getByRole('button', { name: 'Came in', expanded: false }).press('Enter');
    await page.getByRole('menuitemradio', { name: 'in a year' }).click();
    await expect(page).toHaveURL(/created=year/);
    await expect(list).toBeVisible();
    expect(await documentsRead(page), 'nothing more is read').toBe(cold);
  });

  test('an own device keeps the data it has read until the user signs out', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(':runQuery')) asked.push(request.url());
    });
    const search = page.getByRole('searchbox', { name: 'Name, phone, e-mail or address' });
    const list = page.getByRole('grid', { name: 'Open Leads List' });
    const find = async (number: number) => {
      await search.fill(`coppied ${number}`);
      await expect(list.getByRole('link', { name: `Copied Lead ${number}`, exact: true })).toBeVisible();
    };
    await openAs(page, PEOPLE.alone, paths.customers);
    await expectLoaded(page);
    await find(321);
    expect(asked, 'the worker reads all shards in one question').toHaveLength(1);
    await expect.poll(() => keptDirectories(page)).toBe(1);

    await page.reload();
    await expectLoaded(page);
    await find(432);
    expect(asked, 'nothing has changed since').toHaveLength(1);

    await logOut(page);
    await expect(page).toHaveURL((url) => url.pathname === paths.login);
    await expect.poll(() => keptDirectories(page)).toBe(0);
  });

  test('the directory continues the list to its last lead', async ({ page }) => {
    await openAs(page, PEOPLE.alone, paths.customers);
    await expectLoaded(page);
    const list = page.getByRole('grid', { name: 'Open Leads List' });
    const before = await documentsRead(page);
    await list.getByRole('row').nth(1).focus();
    await expect(async () => {
      // To the end of the loaded part; more loads with it.
      await page.keyboard.press('End');
      const last = list.getByRole('row').last();
      const rows = Number(await list.getAttribute('aria-rowcount'));
      expect(rows).toBeGreaterThan(LEADS);
      await expect(last).toHaveAttribute('aria-rowindex', String(rows), { timeout: 500 });
      await expect(last).toBeFocused({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    expect((await documentsRead(page)) - before).toBeLessThanOrEqual(DIRECTORY);
  });
});

test.describe('with more jobs than a few pages', () => {
  test.beforeAll(() => addJobsLike('hollis-customer-61-job', 'sam-customer-1', JOBS));

  test('orders and searches cover all of them, and read one page', async ({ page }) => {
    const list = page.getByRole('grid', { name: 'Open Jobs List' });
    const row = (number: number) => list.getByRole('link', { name: `Copied Job ${number}`, exact: true });
    await openAs(page, PEOPLE.alone, `${paths.jobs}?sort=customer`);
    await expect(row(JOBS)).toBeVisible();
    await expect(row(1)).toHaveCount(0);

    await page.goto(`${paths.jobs}?sort=-number`);
    await expect(row(JOBS)).toBeVisible();
    await expectLoaded(page);
    expect(await documentsRead(page)).toBeLessThanOrEqual(ALLOWED);

    const search = page.getByRole('searchbox', { name: 'Number, title, customer, phone, address' });
    const before = await documentsRead(page);
    await search.fill('1007');
    await expect(row(7)).toBeVisible();
    await search.fill('client 9995');
    await expect(row(5)).toBeVisible();
    await search.fill('nobody nowhere');
    await expect(page.getByText('No job fits')).toBeVisible();
    expect((await documentsRead(page)) - before).toBeLessThanOrEqual(ALLOWED);
  });
});

test.describe('a plan', () => {
  const ZONE = 'America/Chicago';
  const today = dayOf(Date.now(), ZONE);
  const sunday = startOfWeek(today, 'US');
  const twoWeeks = { start: startOfDay(sunday, ZONE), end: startOfDay(addDays(sunday, 14), ZONE) };
  const month = calendarSpan('month', today, { zone: ZONE, country: 'US' });

  for (const { name, address, span } of [
    { name: 'Workforce', address: `${paths.workforce}?weeks=2`, span: twoWeeks },
    {
      name: 'the Jobs Calendar',
      address: `${paths.jobsCalendar}?view=month`,
      span: { start: month.from, end: month.to },
    },
  ])
    test(`of ${name} reads the visits of its days, and five records more`, async ({ page }) => {
      await openAs(page, PEOPLE.owner, address);
      await expectLoaded(page);
      await waitForBell(page);
      const {
        Visits = 0,
        Jobs = 0,
        Events = 0,
        Notifications = 0,
        ...session
      } = await documentsByCollection(page);
      const inRange = await visitsBetween('dana-hollis', span);
      expect(inRange, 'there is something to read').toBeGreaterThan(5);
      // Other tests may change a visit meanwhile.
      expect(Visits).toBeLessThanOrEqual(inRange + 5);
      expect(Events, 'days off').toBeLessThanOrEqual(5);
      expect(Jobs, 'the first page of the tray').toBeLessThanOrEqual(TRAY);
      expect(Notifications).toBeLessThanOrEqual(BELL);
      expect(
        Object.values(session).reduce((sum, one) => sum + one, 0),
        JSON.stringify(session),
      ).toBeLessThanOrEqual(5);
    });
});

test('a feed in which coworkers and connections post a lot reads few documents', async ({ page }) => {
  await addPostsLike('post-1', 30, { owner: 'carla-voss', by: 'ben-petersen', readers: [] });
  await addPostsLike('post-1', 30, { owner: 'lou-verity', by: 'lou-verity', readers: ['carla-voss'] });
  await openAs(page, PEOPLE.freeOwner, paths.socialFeed);
  await expect(page.getByText('Copied post 30')).toHaveCount(2);
  await waitForBell(page);
  expect(await documentsRead(page)).toBeLessThanOrEqual(ALLOWED_FEED);
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect(page.getByText('Copied post 20', { exact: true })).toHaveCount(2);
});

/** Waits for the bell, which comes late, with reads and a listener of its own. */
async function waitForBell(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await expect(bell.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

test('open listeners do not accumulate across screens', async ({ page }) => {
  const listeners = watchListeners(page);
  await openAs(page, PEOPLE.owner, paths.dashboard);
  await expectLoaded(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const closed = menu.getByRole('heading').getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  for (const group of ['Customers', 'Trackers', 'Jobs']) {
    await menu.getByRole('button', { name: `Open ${group}`, exact: true }).click();
  }
  const screens = await menu.getByRole('link').allInnerTexts();
  const inside = screens.filter((name) => !/Subscription|Upgrade/.test(name));

  await waitForBell(page);
  // The mark of unread mails comes late as well, once its section is open.
  await expect.poll(listeners.open).toContain('Mail');
  const before = listeners.open();
  for (const name of inside) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expectLoaded(page);
  }
  await menu.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expectLoaded(page);
  // Listeners stay open for ten seconds, in case the user returns.
  await expect.poll(listeners.open, { timeout: 60_000 }).toEqual(before);
});
