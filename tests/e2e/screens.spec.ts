import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { freshEmail, makeAccount, PASSWORD } from './steps/accounts';
import { expectAccessible, expectSoundStructure, themesInTurn } from './steps/axe';
import { customerFile } from './steps/customer-file';
import { expect, test } from './fixtures';
import {
  expectNoSidewaysScroll,
  expectNothingCut,
  expectRoomWellSpent,
  expectTabInSight,
} from './steps/layout';
import { OVERLAYS } from './steps/overlays';
import { APP_SCREENS, IN_ALL_THEMES, LAYOUTS, PUBLIC_SCREENS } from './steps/screen-list';
import { expectLoaded, goToScreen, openScreen } from './steps/screens';
import { openAs, PEOPLE, signIn } from './steps/sign-in';
import { switchDirection } from './steps/theme';

/** The browser's message about an unknown link or a missing record: reading it is refused. */
const REFUSED_READ = /403 \(Forbidden\).*documents:batchGet|BatchGetDocuments.*permission-denied/s;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const NARROWEST = { width: 320, height: 640 };
const SMALL = [NARROWEST, { width: 720, height: 450 }];

// A sweep visits some hundred screens: five minutes on a slow machine.
test.setTimeout(600_000);
// The sweeps are long, and the last of them would leave the other worker without work.
test.describe.configure({ mode: 'parallel' });

async function enter(page: Page, email: string): Promise<void> {
  await openAs(page, email);
  await expectLoaded(page);
}

/** Asserts that a screen fits the window's width; one of each layout also right to left. */
async function expectFits(page: Page, address: string): Promise<void> {
  await expectWide(page, address);
  if (!LAYOUTS.includes(address)) return;
  await switchDirection(page, 'rtl');
  await expectWide(page, `${address} from right to left`);
  await switchDirection(page, 'ltr');
}

async function expectWide(page: Page, where: string): Promise<void> {
  await expectNoSidewaysScroll(page, where);
  await expectNothingCut(page, where);
}

/** Asserts that one of each layout fits the narrowest phone, and a phone in landscape. */
async function expectFitsSmall(page: Page, address: string): Promise<void> {
  if (!LAYOUTS.includes(address)) return;
  for (const size of SMALL) {
    await page.setViewportSize(size);
    await expectWide(page, `${address} at ${size.width} pixels`);
  }
  await page.setViewportSize(PHONE.viewport);
}

test('axe finds nothing on public screens, and each fits the window’s width', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(REFUSED_READ);
  for (const [index, address] of PUBLIC_SCREENS.entries()) {
    await openScreen(page, address);
    // The example's links may still be waiting; the page updates itself when they are active.
    await expect(page.getByRole('heading', { name: 'This page is not open yet' }), address).toHaveCount(0);
    await expectAccessible(page, address, themesInTurn(index, IN_ALL_THEMES.includes(address)));
    await expectFits(page, address);
  }
});

test('axe finds nothing on screens of the app, and each fits the window’s width', async ({ page }) => {
  await enter(page, PEOPLE.owner);
  for (const [index, address] of APP_SCREENS.entries()) {
    await goToScreen(page, address);
    await expectAccessible(page, address, themesInTurn(index, IN_ALL_THEMES.includes(address)));
    await expectFits(page, address);
    await expectRoomWellSpent(page, address);
  }
});

test('axe finds nothing on dialogs and menus over a screen', async ({ page }) => {
  await enter(page, PEOPLE.owner);
  const roles: string[] = [];
  for (const [address, overlays] of OVERLAYS) {
    await goToScreen(page, address);
    for (const { name, role, open } of overlays) {
      await open(page);
      const opened = page.getByRole(role, { name });
      await expect(opened, `${name} of ${address}`).toBeVisible();
      const themes = themesInTurn(roles.length, !roles.includes(role));
      await expectAccessible(page, `${name} of ${address}`, themes);
      roles.push(role);
      await page.keyboard.press('Escape');
      await expect(opened, `${name} of ${address} is closed`).toHaveCount(0);
      await expect(page.locator('body:focus'), `${name} of ${address} gives the focus back`).toHaveCount(0);
    }
  }
});

test('axe finds nothing on the import of prices', async ({ page }) => {
  await openAs(page, PEOPLE.owner, `${paths.company}?tab=prices`);
  await page.getByRole('button', { name: 'More for the price list' }).click();
  await page.getByRole('menuitem', { name: 'Import from CSV' }).click();
  await expect(page.getByRole('region', { name: 'Import prices' })).toBeVisible();
  await expectAccessible(page, 'the import of prices');
});

test('axe finds nothing on the steps of an import', async ({ page }) => {
  await openAs(page, PEOPLE.owner, paths.importCustomers);
  await page.getByLabel('CSV file', { exact: true }).setInputFiles({ ...customerFile(500) });
  await expect(page.getByRole('button', { name: 'Check the rows' })).toBeVisible();
  await expectAccessible(page, 'the columns');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('heading', { name: 'Cells to mend' })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'the preview');
});

test('axe finds nothing on public screens of a phone, and each fits the window’s width', async ({
  newPerson,
  consoleWatch,
}) => {
  consoleWatch.allow(REFUSED_READ);
  const phone = await newPerson(PHONE);
  for (const [index, address] of PUBLIC_SCREENS.entries()) {
    await openScreen(phone, address);
    await expectFits(phone, address);
    await expectAccessible(phone, address, themesInTurn(index, false));
    await phone.setViewportSize(NARROWEST);
    const narrow = `${address} at ${NARROWEST.width} pixels`;
    await expectWide(phone, narrow);
    await expectSoundStructure(phone, narrow);
    await phone.setViewportSize(PHONE.viewport);
  }
});

test('on a phone every screen fits the window’s width, and every layout is sound', async ({ newPerson }) => {
  const phone = await newPerson(PHONE);
  await enter(phone, PEOPLE.owner);
  for (const address of APP_SCREENS) {
    await goToScreen(phone, address);
    await expectTabInSight(phone, address);
    await expectFits(phone, address);
    await expectFitsSmall(phone, address);
    if (LAYOUTS.includes(address)) await expectSoundStructure(phone, address);
  }
});

test('on a phone a long name does not make a screen wider than the window', async ({ newPerson }) => {
  const phone = await newPerson(PHONE);
  await openAs(phone, PEOPLE.alone, paths.dashboard);
  const name = phone.getByRole('main').getByText('Alexandria Featherstonehaugh-Montgomery').first();
  await expect(name).toBeVisible();
  await expectFits(phone, paths.dashboard);
  await name.click();
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Alexandria');
  await expectLoaded(phone);
  await expectFits(phone, 'the record');
});

test('a user without the right to a screen is told so', async ({ page }) => {
  await enter(page, PEOPLE.fieldWorker);
  for (const address of [paths.customers, paths.customerCalendar, paths.newCustomer, paths.newJob]) {
    // All look the same: a move from one to the next would not show.
    await openScreen(page, address);
    await expect(page.getByRole('heading', { name: 'You have no access to this' }), address).toBeVisible();
  }
  await expectAccessible(page, 'a closed screen');
});

test('a new account is led through its first steps and finds its screens empty', async ({ page }) => {
  const email = freshEmail('fresh');
  await makeAccount(email);
  await signIn(page, email, { address: paths.onboarding, password: PASSWORD });
  const next = () => page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Welcome to Joblane' })).toBeVisible();
  await expectAccessible(page, 'onboarding: you');
  await page.getByLabel('Phone', { exact: true }).fill('8175550112');
  await next();
  await expect(page.getByRole('heading', { name: 'Your company' })).toBeVisible();
  await page.getByRole('radio', { name: /Work alone/ }).check();
  await expectAccessible(page, 'onboarding: company');
  await next();
  await expect(page.getByRole('heading', { name: 'Your first customers' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('radio', { name: /Look around first/ }).check();
  await expectAccessible(page, 'onboarding: first data');
  await next();
  await expect(page.getByRole('heading', { name: 'All set' })).toBeVisible();
  await expectAccessible(page, 'onboarding: done');
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page).toHaveURL(paths.dashboard);
  await expectLoaded(page);

  const empty = [
    [paths.customers, 'No leads yet'],
    [paths.dashboard, 'Nothing planned today'],
    [paths.customerCalendar, 'Everybody has a time'],
    [paths.clientArchive, 'Nobody sold yet'],
    [paths.trackers, 'No trackers yet'],
    [paths.jobs, 'No jobs yet'],
    [`${paths.jobArchive}?tab=trackers`, 'Nothing archived yet'],
    [paths.company, 'You work alone'],
  ] as const;
  for (const [index, [address, text]] of empty.entries()) {
    await goToScreen(page, address);
    await expect(page.getByText(text, { exact: true }).first(), address).toBeVisible();
    await expectAccessible(page, `${address} while empty`, themesInTurn(index, index === 0));
  }
  await goToScreen(page, paths.addCompany);
  await expectAccessible(page, paths.addCompany);
});
