import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { paths } from '@/domain/navigation/paths';
import { THEME_NAMES } from '@/shared/theme/tokens';
import { openScreen } from '../../tests/e2e/steps/screens';
import { openAs, PEOPLE } from '../../tests/e2e/steps/sign-in';
import { startWithSettings, switchTheme } from '../../tests/e2e/steps/theme';
import { INSTALL_PICTURES, INSTALL_SIZES, installFile, LEAD_STATUS } from '../lib/install-pictures.ts';
import { root } from '../lib/paths.mjs';
import { savePicture } from './save-picture';
import { drawSocialPicture } from './social-picture';
import { STORY_SCREENS } from './story-screens';

const STORY_FOLDER = join(root, 'src/features/home/story/pictures');
/** Of a picture of the story, and of one for installing: only what is looked at is fetched. */
const STORY_BYTES = 60_000;
const INSTALL_BYTES = 150_000;

const ON_PHONE = { hasTouch: true, isMobile: true } as const;

const STORY_SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  desk: { viewport: { width: 1344, height: 840 } },
  phone: { viewport: { width: 390, height: 620 }, deviceScaleFactor: 2, ...ON_PHONE },
};

/**
 * Takes every picture, from the app at JOBLANE_APP_ADDRESS: the home page's story in each theme and size, those for
 * installing, the README's and the one for links.
 */
async function main(): Promise<void> {
  const executablePath = process.env['CHROME_PATH'];
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  for (const size of Object.keys(STORY_SIZES)) await takeStory(browser, size);
  await takeInstallPictures(browser);
  await takeLeads(browser);
  await browser.close();
}

async function takeStory(browser: Browser, size: string): Promise<void> {
  mkdirSync(STORY_FOLDER, { recursive: true });
  const page = await openApp(browser, STORY_SIZES[size]);
  for (const { name, addresses, shows } of STORY_SCREENS) {
    await show(page, size === 'phone' ? addresses.phone : addresses.desk, shows);
    for (const theme of THEME_NAMES) {
      await switchTheme(page, theme);
      await savePicture(page, join(STORY_FOLDER, `${name}-${size}-${theme}.webp`), STORY_BYTES);
    }
  }
  await page.context().close();
}

async function takeInstallPictures(browser: Browser): Promise<void> {
  for (const form of ['wide', 'narrow'] as const) {
    const { width, height, scale } = INSTALL_SIZES[form];
    const page = await openApp(browser, {
      viewport: { width, height },
      deviceScaleFactor: scale,
      ...(form === 'narrow' && ON_PHONE),
    });
    for (const picture of INSTALL_PICTURES.filter((one) => one.form === form)) {
      await show(page, picture.address, picture.shows);
      await savePicture(page, join(root, 'public', installFile(picture)), INSTALL_BYTES, scale);
    }
    await page.context().close();
  }
}

/** The Open Leads List: whole for the README, and as a part of the picture for links. */
async function takeLeads(browser: Browser): Promise<void> {
  const page = await openApp(browser, { viewport: { width: 1440, height: 900 } });
  await show(page, paths.customers, LEAD_STATUS);
  const leads = await page.screenshot({ path: join(root, 'docs/images/open-leads.png') });
  await drawSocialPicture(browser, leads);
  await page.context().close();
}

/** The app in the LIGHT theme, as the owner of the example world's first company. */
async function openApp(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    baseURL: process.env['JOBLANE_APP_ADDRESS'],
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await startWithSettings(context, { theme: 'LIGHT' });
  const page = await context.newPage();
  await openAs(page, PEOPLE.owner);
  return page;
}

async function show(page: Page, address: string, shows: string | RegExp): Promise<void> {
  await openScreen(page, address);
  await page.getByText(shows).filter({ visible: true }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

await main();
