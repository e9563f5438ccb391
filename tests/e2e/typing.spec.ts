import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { expectLoaded, openScreen } from './steps/screens';
import { openAs, PEOPLE } from './steps/sign-in';

/** A dialog with a field, opened on a freshly loaded page whose background was clicked first. */
type Opened = {
  readonly name: string;
  readonly at: string;
  readonly open: (page: Page) => Promise<void>;
  readonly field: (page: Page) => Locator;
};

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const key = (keys: string) => (page: Page) => page.keyboard.press(keys);
const fieldOf = (dialog: string, label: string) => (page: Page) =>
  page.getByRole('dialog', { name: dialog }).getByLabel(label, { exact: true });
const palette = (page: Page) =>
  page.getByRole('combobox', { name: 'Name, number, phone, address, or a screen' });

const OPENED: readonly Opened[] = [
  { name: 'search by key', at: paths.customers, open: key('Control+k'), field: palette },
  { name: 'search by button', at: paths.jobs, open: button(/^Search or jump to/), field: palette },
  {
    name: 'quick task',
    at: paths.customers,
    open: key('q'),
    field: (page) => page.getByRole('dialog').getByRole('textbox').first(),
  },
  { name: 'new list', at: paths.kanban, open: button('Add list'), field: fieldOf('Add list', 'Name') },
  {
    name: 'add event',
    at: paths.calendar,
    open: button('Add event'),
    field: (page) => page.getByRole('dialog', { name: 'Add event' }).getByRole('textbox').first(),
  },
  {
    name: 'new conversation',
    at: paths.chat,
    open: (page) => page.getByRole('link', { name: /^New/ }).click(),
    field: (page) => page.getByRole('combobox', { name: 'To' }),
  },
  {
    name: 'new mail',
    at: paths.mailList('inbox'),
    open: button('Compose'),
    field: (page) => page.getByRole('region', { name: 'New mail' }).getByRole('combobox').first(),
  },
];

test('what is typed right after a dialog is opened is in its field, after a click on the page', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openAs(page, PEOPLE.owner, paths.account);
  await expectLoaded(page);
  for (const { name, at, open, field } of OPENED) {
    await test.step(name, async () => {
      await openScreen(page, at);
      await page.getByRole('main').click({ position: { x: 600, y: 4 } });
      await open(page);
      await page.keyboard.type('darlene');
      await expect(field(page)).toHaveValue('darlene');
      await expect(field(page)).toBeFocused();
    });
  }
});

test('letters typed while the code of a dialog is on its way are in its field, and are no shortcuts', async ({
  page,
}) => {
  await openAs(page, PEOPLE.owner, paths.customers);
  await expectLoaded(page);
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/(quick-add-dialog|date-reader)-.*\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.getByRole('main').click({ position: { x: 600, y: 4 } });
  await page.keyboard.press('q');
  await page.keyboard.type('c? call Ann');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  arrive();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('c? call Ann');
  await expect(page).toHaveURL(paths.customers);
});

// Browsers turn the domain in an input of type "email" into ASCII.
test('an e-mail address with an umlaut domain is kept as it is typed', async ({ page }) => {
  const address = 'info@müller-dach.example';
  await openAs(page, PEOPLE.owner, paths.newCustomer);
  await page.getByRole('textbox', { name: 'Name' }).fill(`Dachdeckerei${' again'.repeat(test.info().retry)}`);
  const field = page.getByRole('textbox', { name: 'E-mail' });
  await field.click();
  await page.keyboard.type(address);
  await expect(field).toHaveValue(address);
  await page.getByRole('button', { name: 'Add lead', exact: true }).click();
  await page.getByRole('button', { name: `Edit E-mail: ${address}` }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`büro.${address}`);
  await expect(field).toHaveValue(`büro.${address}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Edit E-mail: büro.${address}` })).toBeVisible();
});
