import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import {
  appointmentOf,
  dragAppointment,
  dragFromTray,
  expectTwoHoursAt,
  waitingLead,
} from './steps/calendar';
import { customerFile, customerName } from './steps/customer-file';
import { expectNoSidewaysScroll } from './steps/layout';
import { newcomer, onboard, signUpAndVerify } from './steps/onboard';
import { readPublicText } from './steps/public-copy';
import { signIn } from './steps/sign-in';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Also the functions' queue after the import, while other tests import, too. */
const COLD_START = 120_000;
/** Longest delay of the client's page. */
const FOLLOWS = 20_000;

test('from sign-up to the client who follows the work', async ({ page, newPerson }) => {
  test.setTimeout(420_000);
  const dana = newcomer('Dana', 'Marsh');
  const file = customerFile(120);
  let who = '';
  let trackerAddress = '';

  await test.step('registers, verifies and founds a company', async () => {
    await signUpAndVerify(page, dana);
    await onboard(page, { company: 'Marsh Roofing', first: 'Import my customers' });
    await expect(page).toHaveURL(paths.importCustomers);
    await expect(page.getByRole('link', { name: 'Manage Employees' }), 'as its administrator').toBeVisible();
  });

  await test.step('imports 120 customers in three batches and gets the refused rows back', async () => {
    await page.getByLabel('CSV file', { exact: true }).setInputFiles({ ...file });
    await expect(page.getByText(/^125 rows and 6 columns found/)).toBeVisible();
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(page.getByRole('heading', { name: 'Cells to mend' })).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText('Not an e-mail address.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Import 120 customers' }).click();
    await expect(page.getByText('120 customers imported')).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText(`${file.refused + file.repeated} rows left out.`)).toBeVisible();

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the rows left out' }).click();
    const refused = await readDownload(await saving);
    expect(refused).toContain('Pat Wrong');
    expect(refused).toContain('Not an e-mail address.');
    expect(refused.trim().split('\r\n')).toHaveLength(1 + file.refused + file.repeated);
  });

  await test.step('sees them in the list', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Open Leads List' }).last().click();
    await expect(page.getByRole('heading', { name: 'Open Leads List' })).toBeVisible();
    await expect(page.getByRole('main').getByText('120', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Open Leads List' }).getByRole('link').first()).toBeVisible();
  });

  await test.step('sets, moves and undoes an appointment', async () => {
    await page.goto(paths.customerCalendar);
    await page.getByRole('button', { name: 'Next week' }).click();
    const { lead, name } = await waitingLead(page);
    who = name;
    await dragFromTray(page, lead, 1, '10:00');
    const appointment = appointmentOf(page, who);
    await expectTwoHoursAt(page, appointment, 1, '10:00');
    await expect(lead).toBeHidden();

    await dragAppointment(page, appointment, 3, '13:00');
    await expectTwoHoursAt(page, appointment, 3, '13:00');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expectTwoHoursAt(page, appointment, 1, '10:00');
    await page.reload();
    await expectTwoHoursAt(page, appointment, 1, '10:00');
  });

  await test.step('sells', async () => {
    await appointmentOf(page, who).press('Enter');
    await page.getByRole('button', { name: 'Open customer' }).click();
    await expect(page.getByRole('heading', { name: who, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Mark sold' }).click();
    const terms = page.getByRole('dialog', { name: `Mark ${who} sold` });
    await terms.getByLabel('Title of the tracker').fill('New roof, 1 Alder Street');
    await terms.getByLabel('Contract amount').fill('14,250.50');
    await terms.getByRole('button', { name: 'Mark sold' }).click();
    const question = page.getByRole('dialog', { name: 'Should your client hear how it goes on?' });
    await question.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Open tracker', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'New roof, 1 Alder Street', level: 1 })).toBeVisible();
    trackerAddress = new URL(page.url()).pathname;
  });

  const linkField = page.getByLabel('Link for the client', { exact: true });
  await test.step('gets a link for the client', async () => {
    await page.getByRole('link', { name: 'Client page' }).click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible({ timeout: COLD_START });
    await page.getByLabel('Summary for the client').fill('Shingles come on Tuesday.');
    await page.getByRole('button', { name: 'Save summary' }).click();
  });

  const address = new URL(await linkField.inputValue()).pathname;
  const link = address.slice(paths.tracking('').length);
  const client = await newPerson();
  const now = client.getByRole('listitem').and(client.locator('[aria-current="step"]'));

  await test.step('the client opens it and sees each stage without a reload', async () => {
    await expect
      .poll(() => readPublicText(link, 'summary'), { timeout: COLD_START })
      .toBe('Shingles come on Tuesday.');
    await client.goto(address);
    await expect(client.getByText('New roof, 1 Alder Street')).toBeVisible();
    await expect(client.getByText('Marsh Roofing').first()).toBeVisible();
    await expect(now).toContainText('Sold');
    await client.evaluate(() => Object.assign(window, { isSamePage: true }));

    await page.getByRole('button', { name: 'Move to Permits & Paperwork' }).click();
    await expect(now).toContainText('Permits & Paperwork', { timeout: FOLLOWS });
    expect(await client.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  await test.step('names sub-statuses, which the client does not see', async () => {
    await page.goto(`${paths.company}?tab=statuses`);
    await page.getByRole('button', { name: 'Start with our roofing lists' }).click();
    await expect(page.getByLabel('Name of Permits & Paperwork 1')).toHaveValue('Permit applied for');
    await expect(page.getByText('Settings saved')).toBeVisible();
    await page.goto(trackerAddress);
    await page.getByRole('button', { name: 'Choose a sub-status' }).click();
    await page.getByRole('menuitemradio', { name: 'Permit granted' }).click();
    await expect(page.getByRole('button', { name: 'Sub-status: Permit granted. Change' })).toBeVisible();
    await page.getByRole('link', { name: 'Timeline' }).click();
    await expect(page.getByText(/set the sub-status of the tracker/)).toBeVisible({ timeout: FOLLOWS });
    await expect(client.getByText('Permit granted')).toBeHidden();
  });

  await test.step('client and office write to each other', async () => {
    await client.getByLabel('Your message').fill('Can you start after 9 am?');
    await client.getByRole('button', { name: 'Send' }).click();
    await expect(client.getByText('Sent. The office will answer here.')).toBeVisible({ timeout: COLD_START });

    await page.getByRole('link', { name: /^Messages/ }).click();
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Can you start after 9 am?', {
      timeout: FOLLOWS,
    });
    await page.getByLabel('Message to the client').fill('Yes, at half past nine.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(client.getByRole('list', { name: 'Messages' })).toContainText('Yes, at half past nine.', {
      timeout: FOLLOWS,
    });
  });

  await test.step('data that is switched off leaves the public document within five seconds', async () => {
    await page.getByRole('link', { name: 'Client page' }).click();
    const summary = page.getByRole('switch', { name: /^Summary/ });
    await summary.click();
    await expect(summary).not.toBeChecked();
    await expect.poll(() => readPublicText(link, 'summary'), { timeout: 5_000 }).toBe('');
    await expect(client.getByText('Shingles come on Tuesday.')).toBeHidden();
  });

  await test.step('all of it is readable on a phone', async () => {
    const phone = await newPerson(PHONE);
    await signIn(phone, dana.email, { address: paths.customers, password: dana.password });
    const card = phone.getByRole('link', { name: customerName(1), exact: true });
    await expect(phone.getByRole('heading', { name: 'Open Leads List' })).toBeVisible();
    await expect(phone.getByRole('link', { name: / \d+$/ }).first()).toBeVisible();
    await expectNoSidewaysScroll(phone, 'the list');
    await phone.getByRole('searchbox').fill(customerName(1));
    await card.click();
    await expect(phone.getByRole('heading', { name: customerName(1), level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(phone, 'the record');

    for (const tab of ['', '?tab=client', '?tab=messages', '?tab=timeline']) {
      await phone.goto(`${trackerAddress}${tab}`);
      await expect(phone.getByRole('heading', { name: 'New roof, 1 Alder Street', level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(phone, `the tracker ${tab}`);
    }

    const clientPhone = await newPerson(PHONE);
    await clientPhone.goto(address);
    await expect(clientPhone.getByText('Stage 2 of 8')).toBeVisible();
    await expectNoSidewaysScroll(clientPhone, 'the tracking page');
  });
});

async function readDownload(download: {
  createReadStream: () => Promise<NodeJS.ReadableStream>;
}): Promise<string> {
  let text = '';
  for await (const part of await download.createReadStream()) text += String(part);
  return text;
}
