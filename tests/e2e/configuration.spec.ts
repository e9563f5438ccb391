import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { emulators } from '../setup/emulators';
import { expect, test } from './fixtures';
import { logInHere } from './steps/sign-in';

/** Serves the production build with other variables. Returns the names of those found so far. */
async function buildWith(
  page: Page,
  variables: Readonly<Record<string, string>>,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    let script = await response.text();
    for (const [name, value] of Object.entries(variables)) {
      const before = script;
      script = script.replace(new RegExp(`${name}:(["'\`])[^"'\`]*\\1`), `${name}:"${value}"`);
      if (script !== before) found.add(name);
    }
    await route.fulfill({ response, body: script });
  });
  return found;
}

test('with a real project it uses no emulator, even if the list was left in the build', async ({
  page,
  consoleWatch,
}) => {
  // The internet is empty here, and the browser complains.
  consoleWatch.allow(/./);
  const found = await buildWith(page, {
    VITE_FIREBASE_PROJECT_ID: 'joblane-real',
    VITE_FIREBASE_AUTH_DOMAIN: 'joblane-real.firebaseapp.com',
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await page.goto(paths.login);
  expect(found.size).toBe(2);
  const answered = page.waitForRequest(/identitytoolkit\.googleapis\.com/);
  await logInHere(page, 'somebody@example.com');
  await answered;
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.goto(paths.tracking('some-link'));
  await expect.poll(() => asked).toContain('firestore.googleapis.com');
  for (const { host, port } of Object.values(emulators)) expect(asked).not.toContain(`${host}:${port}`);
  await page.unrouteAll({ behavior: 'wait' });
});

test('a missing variable is reported in a sentence', async ({ page }) => {
  const found = await buildWith(page, { VITE_FIREBASE_API_KEY: '', VITE_FIREBASE_APP_ID: ' ' });
  await page.goto(paths.home);
  expect(found.size).toBe(2);
  await expect(page.getByRole('alert')).toContainText(
    'This build was made without VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID. Set them as explained in .env.example',
  );
  // Scripts may still be loading.
  await page.unrouteAll({ behavior: 'wait' });
});

test('every address is served as the app, with the headers of the deployed site', async ({ request }) => {
  for (const address of [paths.home, paths.customers, '/no/such/page']) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(await response.text(), address).toContain('<div id="root">');
    expect(response.headers(), address).toMatchObject({
      'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
      'strict-transport-security': expect.stringContaining('max-age'),
      'permissions-policy': expect.stringContaining('microphone=()'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  }
});

test('a tag manager needs consent first, and the deployed headers allow the container after "Accept" only', async ({
  page,
  consoleWatch,
}) => {
  // A link that leads nowhere is refused, where the page stays long enough for the answer.
  consoleWatch.allow(/BatchGet/i);
  const asked: string[] = [];
  await page.route(/googletagmanager\.com/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'window.dataLayer.push({ event: "ran" })' });
  });
  const found = await buildWith(page, { VITE_TAG_MANAGER_ID: 'GTM-TEST' });
  const events = () => page.evaluate(() => (window.dataLayer ?? []).map((entry) => entry['event']));
  const answer = (name: string) =>
    page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name });
  const reopen = () => page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click();

  await page.goto(paths.pricing);
  await answer('Decline').click();
  await expect(answer('Decline')).toBeHidden();
  expect([...found]).toEqual(['VITE_TAG_MANAGER_ID']);
  await reopen();
  expect(asked).toEqual([]);
  await answer('Accept').click();
  await expect.poll(events).toContain('ran');
  expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST']);

  await page.goto(paths.tracking('no-link'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toHaveLength(1);

  await page.goto(paths.home);
  await expect.poll(events).toContain('ran');
  await reopen();
  const reloaded = page.waitForEvent('load');
  await answer('Decline').click();
  await reloaded;
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await events()).toEqual([]);
  expect(asked).toHaveLength(2);
  await page.unrouteAll({ behavior: 'wait' });
});
