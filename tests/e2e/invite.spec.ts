import type { Page } from '@playwright/test';
import { COLLECTIONS } from '../../src/domain/core/collections';
import { paths } from '../../src/domain/navigation/paths';
import { INVITE_FUNCTION } from '../../src/domain/invite/invite-list';
import { DOCUMENTS } from '../setup/emulators';
import { expect, test } from './fixtures';
import { expectAccessible, expectSoundStructure } from './steps/axe';
import { expectNoSidewaysScroll } from './steps/layout';
import { openScreen } from './steps/screens';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const FAILED_CALL = /Failed to load resource/;

const field = (page: Page) => page.getByRole('textbox', { name: 'E-mail address' });
const alert = (page: Page) => page.getByRole('alert');
const freshAddress = () => `visitor-${Date.now()}-${Math.random().toString(36).slice(2)}@roofs.example`;

async function send(page: Page, button: string, email: string) {
  await field(page).fill(email);
  await page.getByRole('button', { name: button }).click();
}

async function mailsTo(email: string): Promise<number> {
  const response = await fetch(`${DOCUMENTS}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: COLLECTIONS.outbox }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'to' },
            op: 'ARRAY_CONTAINS',
            value: { stringValue: email },
          },
        },
      },
    }),
  });
  // The emulator's answer: one entry per document, or a single one without.
  const rows = (await response.json()) as readonly { readonly document?: unknown }[];
  return rows.filter(({ document }) => document !== undefined).length;
}

for (const { address, button } of [
  { address: paths.secureInvite, button: 'Add To Invite List' },
  { address: paths.invite, button: 'Learn How' },
]) {
  test(`an address is added on ${address}, and mailed once however often it is sent`, async ({ page }) => {
    const email = freshAddress();
    await openScreen(page, address);
    await send(page, button, email);
    const dialog = page.getByRole('dialog', { name: "You've been Added!" });
    await expect(dialog).toContainText('Please check your Junk Folder to schedule your Onboarding!');
    // First, as it leaves by itself.
    await expect(page.getByText(`${email} Added to List`)).toBeVisible();
    await expectAccessible(page, `the dialog of ${address}`);
    await dialog.getByRole('button', { name: 'All Done!' }).click();
    await expect(page.getByRole('heading', { name: `Email Sent to ${email}` })).toBeVisible();
    await expectAccessible(page, `the sent message of ${address}`);

    await page.getByRole('button', { name: 'Add Different Email!' }).click();
    await expect(field(page)).toHaveValue('');
    await send(page, button, email.toUpperCase());
    await dialog.getByRole('button', { name: 'All Done!' }).click();
    expect(await mailsTo(email)).toBe(1);
  });
}

test('a missing address, a field error and a broken function are reported, and the address stays', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(FAILED_CALL);
  await openScreen(page, paths.secureInvite);
  await send(page, 'Add To Invite List', 'ray@hollisroofing');
  await expect(alert(page)).toHaveText('Please Enter a Valid Email Address');
  await expectAccessible(page, 'the alert of /SecureInvite');

  const email = freshAddress();
  for (const { status, body, said } of [
    { status: 400, body: '{"error":"The list is full."}', said: 'The list is full.' },
    { status: 500, body: '{}', said: /does not answer/ },
    { status: 200, body: '<!doctype html><title>Joblane</title>', said: /does not answer/ },
  ]) {
    await page.route(`**/${INVITE_FUNCTION}`, (route) => route.fulfill({ status, body }), { times: 1 });
    await send(page, 'Add To Invite List', email);
    await expect(alert(page)).toHaveText(said);
    await expect(field(page)).toHaveValue(email);
  }
  await send(page, 'Add To Invite List', email);
  await expect(page.getByRole('dialog', { name: "You've been Added!" })).toBeVisible();
  await page.getByRole('button', { name: 'All Done!' }).click();
  await page.getByRole('link', { name: 'Skip Invite, Make Account' }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.register}$`));
});

test('the server checks the address of /invite, whose failed request is only logged', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(FAILED_CALL);
  consoleWatch.allow(/The invite list did not take an address/);
  await openScreen(page, paths.invite);
  await send(page, 'Learn How', 'ray');
  await expect(alert(page)).toHaveText('Please Enter a Valid Email Address');

  const email = freshAddress();
  await page.route(`**/${INVITE_FUNCTION}`, (route) => route.fulfill({ status: 500, body: '<html>' }));
  const logged = page.waitForEvent('console', (line) => line.text().includes('The invite list did not'));
  await send(page, 'Learn How', email);
  await logged;
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(alert(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue(email);
});

test('the invite pages load neither Firestore nor the shell, and fit a phone', async ({ newPerson }) => {
  const page = await newPerson(PHONE);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  for (const address of [paths.invite, paths.secureInvite, paths.download]) {
    await openScreen(page, address);
    await expectNoSidewaysScroll(page, address);
    await expectSoundStructure(page, `${address} on a phone`);
  }
  expect(scripts.length).toBeGreaterThan(3);
  expect(
    scripts.filter((path) => /\/(firestore|auth|firebase|shell|router|app)-[^/]{8}\.js$/.test(path)),
  ).toEqual([]);
  await openScreen(page, paths.secureInvite);
  await page.getByRole('link', { name: /^Get Joblane on your phone/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Joblane on your phone' })).toBeVisible();
});
