import type { Page } from '@playwright/test';
import { EXAMPLE_LINK } from '../../src/domain/home/example-link';
import { paths, PUBLIC_PATHS } from '../../src/domain/navigation/paths';
import { QUESTIONS } from '../../src/domain/home/questions';
import { expect, test } from './fixtures';
import { expectAccessible } from './steps/axe';
import { holdRequests } from './steps/hold-requests';
import { logInHere, openAs, PEOPLE } from './steps/sign-in';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const rootStyle = (page: Page) =>
  page.evaluate(() => {
    const { visibility } = getComputedStyle(document.querySelector('#root') ?? document.body);
    return { visibility, background: getComputedStyle(document.body).backgroundColor };
  });

test('every public page can be read without JavaScript, and its links lead on', async ({ newPerson }) => {
  const page = await newPerson({ javaScriptEnabled: false });
  for (const path of PUBLIC_PATHS) {
    await page.goto(path);
    await expect(title(page), path).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' }), path).toBeVisible();
  }
  await page.goto(paths.home);
  for (const { answer } of QUESTIONS) await expect(page.getByText(answer)).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get an invite' }).click();
  await expect(page).toHaveURL(paths.secureInvite);
  // Its words count as none to Playwright.
  await expect(page.locator('form noscript')).toBeVisible();
});

test('a chosen theme is not preceded by the light one', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('settings', '{"theme":"ONE_DARK"}'));
  const release = await holdRequests(page, '**/assets/show-page-*.js');
  await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
  expect((await rootStyle(page)).visibility).toBe('hidden');
  release();
  await expect(title(page)).toBeVisible();
  expect(await rootStyle(page)).toEqual({ visibility: 'visible', background: 'rgb(33, 37, 43)' });
  await expectAccessible(page, 'the home page in a chosen theme');
});

test('what is typed and pressed before the script is there counts', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(paths.secureInvite, { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'E-mail address' });
  await field.fill('ray@hollisroofing');
  await page.getByRole('button', { name: 'Add To Invite List' }).click();
  release();
  await expect(page.getByRole('alert')).toHaveText('Please Enter a Valid Email Address');
  await expect(field).toHaveValue('ray@hollisroofing');
  expect(new URL(page.url()).search).toBe('');
});

test('an open public page notices that its visitor has signed in elsewhere', async ({ page, context }) => {
  await page.goto(paths.home);
  await expect(page.getByRole('button', { name: 'Play the picture' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(paths.login);
  await logInHere(other, PEOPLE.alone);
  await expect(other).toHaveURL(paths.account);
  await expect(page).toHaveURL(paths.account);
});

test('the home page leads to the page of an example client: logo, visit to come, photos', async ({
  page,
}) => {
  await page.goto(paths.home);
  await page.getByRole('link', { name: 'Open the page of an example client' }).click();
  await expect(page).toHaveURL(paths.tracking(EXAMPLE_LINK));
  await expect(page.getByRole('heading', { name: 'Next visit' })).toBeVisible();
  await expect(page.locator('header img')).toHaveAttribute('src', /^data:image\/png/);
  const photo = page.getByRole('link', { name: 'Your color, Pewter' });
  await expect(photo).toBeVisible();
  const opened = await page.request.get((await photo.getAttribute('href')) ?? '');
  expect(opened.headers()['content-type']).toBe('image/png');
});

test('nobody who is signed in sees a public page as a visitor first', async ({ page }) => {
  await openAs(page, PEOPLE.alone);
  const release = await holdRequests(page, '**/assets/router-*.js');
  await page.goto(paths.pricing, { waitUntil: 'domcontentloaded' });
  const bar = page.getByRole('banner');
  expect((await rootStyle(page)).visibility).toBe('hidden');
  release();
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Login' })).toHaveCount(0);
});

test.describe('with the app on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a public page stays light, and is there without a connection too', async ({
    page,
    context,
    consoleWatch,
  }) => {
    consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|offline/i);
    await page.goto(paths.login);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(paths.pricing);
    await page.getByRole('button', { name: 'Yearly' }).click();
    await expect(page).toHaveURL(/interval=year/);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((path) => /\/(app|router|auth|firestore|shell)-/.test(path))).toEqual([]);

    await context.setOffline(true);
    await page.goto(paths.terms);
    await expect(title(page)).toHaveText('Terms');
    await page.goto(paths.home);
    await expect(title(page)).toBeVisible();
  });
});
