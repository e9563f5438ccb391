import { paths } from '../../src/domain/paths';
import { THEME_NAMES } from '../../src/shared/theme/tokens';
import { expect, test } from './fixtures';
import { expectAccessible } from './steps/axe';
import { customerFile } from './steps/customer-file';
import { expectNoSidewaysScroll } from './steps/layout';
import { newcomer, onboard, signUpAndVerify } from './steps/onboard';
import { APP_SCREENS, expectLoaded, openScreen, PUBLIC_SCREENS, unopenedAddresses } from './steps/screens';
import { PEOPLE, signIn } from './steps/sign-in';
import { startWithSettings } from './steps/theme';

/** A browser's own line about a link that nobody made: reading it is refused. */
const REFUSED_READ = /403 \(Forbidden\).*documents:batchGet|BatchGetDocuments.*permission-denied/s;

// Nothing is judged halfway through a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(300_000);

test('no address of the product is left out', () => {
  expect(unopenedAddresses()).toEqual([]);
});

for (const theme of THEME_NAMES) {
  test.describe(`in ${theme}, axe finds nothing on`, () => {
    test.beforeEach(({ context }) => startWithSettings(context, { theme }));

    test('public screens', async ({ page, consoleWatch }) => {
      consoleWatch.allow(REFUSED_READ);
      for (const address of PUBLIC_SCREENS) {
        await openScreen(page, address);
        await expectAccessible(page, `${address} in ${theme}`);
      }
    });

    test('screens of the app', async ({ page }) => {
      await signIn(page, PEOPLE.owner);
      for (const address of APP_SCREENS) {
        await openScreen(page, address);
        await expectAccessible(page, `${address} in ${theme}`);
      }
    });

    test('what opens over a screen', async ({ page }) => {
      await signIn(page, PEOPLE.owner, { address: paths.customer('hollis-customer-1') });
      await expectLoaded(page);
      const judge = async (name: string) => {
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        await expectAccessible(page, `${name} in ${theme}`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      };
      await page.keyboard.press('Control+k');
      await judge('Name, phone, e-mail, or a screen');
      await page.keyboard.press('?');
      await judge('Keyboard shortcuts');
      await page.getByRole('button', { name: 'Settings' }).click();
      await judge('Settings');
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Mark sold' }).click();
      await judge('Mark Noor Al-Masri sold');
    });

    test('the steps of an import', async ({ page }) => {
      await signIn(page, PEOPLE.owner, { address: paths.importCustomers });
      await page.getByLabel('CSV file', { exact: true }).setInputFiles({ ...customerFile(500) });
      await expect(page.getByRole('button', { name: 'Check the rows' })).toBeVisible();
      await expectAccessible(page, `the columns in ${theme}`);
      await page.getByRole('button', { name: 'Check the rows' }).click();
      await expect(page.getByRole('heading', { name: 'Cells to mend' })).toBeVisible({ timeout: 60_000 });
      await expectAccessible(page, `the preview in ${theme}`);
    });
  });
}

test('right to left, every screen opens without a complaint and as wide as the window', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(REFUSED_READ);
  await startWithSettings(context, { direction: 'rtl' });
  for (const address of PUBLIC_SCREENS) {
    await openScreen(page, address);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectNoSidewaysScroll(page, address);
  }
  await signIn(page, PEOPLE.owner);
  for (const address of APP_SCREENS) {
    await openScreen(page, address);
    await expectNoSidewaysScroll(page, address);
  }
});

test('on a phone, no screen scrolls sideways', async ({ newPerson, consoleWatch }) => {
  consoleWatch.allow(REFUSED_READ);
  const phone = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const address of PUBLIC_SCREENS) {
    await openScreen(phone, address);
    await expectNoSidewaysScroll(phone, address);
  }
  await signIn(phone, PEOPLE.owner);
  for (const address of APP_SCREENS) {
    await openScreen(phone, address);
    await expectNoSidewaysScroll(phone, address);
  }
});

test('somebody without the right to a screen is told so', async ({ page }) => {
  await signIn(page, PEOPLE.fieldWorker);
  const closed = [
    paths.customers,
    paths.customerCalendar,
    paths.clientArchive,
    paths.newCustomer,
    paths.importCustomers,
    paths.customer('hollis-customer-1'),
    paths.newJob,
  ];
  for (const address of closed) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText('You have no access to this'), address).toBeVisible();
  }
  await expectAccessible(page, 'a closed screen');
  await openScreen(page, paths.jobs);
  await expect(page.getByRole('heading', { name: 'Open Jobs List' })).toBeVisible();
});

test('a new account is greeted by what to do first', async ({ page }) => {
  await signUpAndVerify(page, newcomer('Noa', 'Fresh'));
  await expectAccessible(page, 'the first visit');
  await onboard(page, { company: null, first: 'Look around first' });
  await expect(page).toHaveURL(paths.dashboard);
  const first: readonly (readonly [string, string])[] = [
    [paths.dashboard, 'Nothing planned today'],
    [paths.customers, 'No leads yet'],
    [paths.customerCalendar, 'Everybody has a time'],
    [paths.clientArchive, 'Nobody sold yet'],
    [paths.trackers, 'No trackers yet'],
    [paths.jobs, 'No jobs yet'],
    [`${paths.jobArchive}?tab=trackers`, 'Nothing archived yet'],
    [`${paths.jobArchive}?tab=jobs`, 'Nothing archived yet'],
  ];
  for (const [address, text] of first) {
    await openScreen(page, address);
    await expect(page.getByText(text, { exact: true }).first(), address).toBeVisible();
    await expectAccessible(page, `${address} while empty`);
  }
  await openScreen(page, paths.addCompany);
  await expectAccessible(page, paths.addCompany);
});
