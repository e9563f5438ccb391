import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { keptText } from './steps/device-storage';
import { documentOf, leadAddresses } from './steps/leads';
import { OUTAGE, waitingMark } from './steps/outage';
import { expectLoaded, goToScreen } from './steps/screens';
import { storedText } from './steps/server';
import { openAs, PEOPLE } from './steps/sign-in';

/** First list row of this file's leads. */
const FIRST_ROW = 17;

/** Sees every customer, as the owner does. */
const COORDINATOR = 'elena@hollisroofing.example';

const phoneField = (page: Page) => page.getByLabel('Phone', { exact: true });

async function savePhone(page: Page, phone: string) {
  await phoneField(page).fill(phone);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Opens the full form by way of the customer's page: offline no screen's code can be loaded. */
async function openForm(page: Page, address: string) {
  await goToScreen(page, address);
  await goToScreen(page, `${address}/edit`);
  await expect(phoneField(page)).toBeVisible();
}

/** Last digits of two numbers that no earlier try has written. */
function freshDigits() {
  const mine = String(Date.now()).slice(-4);
  return { mine, theirs: String(10_000 + Number(mine) + 1).slice(-4) };
}

const question = (page: Page, { mine, theirs }: ReturnType<typeof freshDigits>) =>
  page
    .getByRole('dialog', { name: 'Your changes' })
    .getByText(
      new RegExp(`^Phone: Elena Sato changed this to “.*${theirs}” while you changed it to “.*${mine}”`),
    );

type World = {
  readonly page: Page;
  readonly newPerson: () => Promise<Page>;
  readonly row: number;
};

async function changeOffline({ page, newPerson, row }: World) {
  await openAs(page, PEOPLE.owner, paths.customers);
  const [address = ''] = await leadAddresses(page, 1, row);
  const elena = await newPerson();
  await openAs(elena, COORDINATOR, paths.customers);
  await expectLoaded(elena);
  for (const one of [page, elena]) await openForm(one, address);

  const digits = freshDigits();
  await page.context().setOffline(true);
  await savePhone(page, `(218) 555-${digits.mine}`);
  await expect(waitingMark(page)).toBeVisible();
  const onServer = (field: string) => () => storedText(documentOf(address), field);
  const phoneOnServer = onServer('phone');
  return {
    digits,
    onServer,
    phoneOnServer,
    changeByElena: async () => {
      await savePhone(elena, `(218) 555-${digits.theirs}`);
      await expect.poll(phoneOnServer).toContain(digits.theirs);
    },
  };
}

test('a phone number changed offline over a newer one is asked about after reconnecting', async ({
  page,
  newPerson,
  consoleWatch,
}) => {
  consoleWatch.allow(OUTAGE);
  const { digits, onServer, phoneOnServer, changeByElena } = await changeOffline({
    page,
    newPerson,
    row: FIRST_ROW,
  });
  await changeByElena();

  await page.context().setOffline(false);
  await expect(question(page, digits)).toBeVisible();
  await expect.poll(phoneOnServer).toContain(digits.mine);
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByText('Everything is sent.')).toBeVisible();
  await expect.poll(phoneOnServer).toContain(digits.theirs);
  await expect.poll(onServer('phoneKey')).toContain(digits.theirs);
});

test('the question also comes when the app was closed before the connection returned', async ({
  page,
  context,
  newPerson,
  consoleWatch,
}) => {
  consoleWatch.allow(OUTAGE);
  const { digits, phoneOnServer, changeByElena } = await changeOffline({
    page,
    newPerson,
    row: FIRST_ROW + 1,
  });
  // Firestore's own queue has it, not only the window.
  await expect.poll(() => keptText(page)).toContain(`"stringValue":"+1218555${digits.mine}"`);
  await page.close();
  await changeByElena();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(paths.account);
  await expect(question(later, digits)).toBeVisible();
  await expect.poll(phoneOnServer).toContain(digits.mine);
  await later.getByRole('button', { name: 'Keep mine' }).click();
  await expect(later.getByText('Everything is sent.')).toBeVisible();
  expect(await phoneOnServer()).toContain(digits.mine);
  await later.reload();
  await expect(later.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await expect(later.getByRole('dialog', { name: 'Your changes' })).toHaveCount(0);
});
