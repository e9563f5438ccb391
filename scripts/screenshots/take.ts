import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { THEME_NAMES } from '@/shared/theme/tokens';
import { openScreen } from '../../tests/e2e/steps/screens';
import { openAs, PEOPLE } from '../../tests/e2e/steps/sign-in';
import { startWithSettings, switchTheme } from '../../tests/e2e/steps/theme';
import { STORY_SCREENS } from './story-screens';
import type { StoryScreen } from './story-screens';

const FOLDER = fileURLToPath(new URL('../../src/features/home/story/pictures', import.meta.url));
const PUBLIC_ADDRESS = 'https://joblane.app';
const MOST_BYTES = 60_000;
/** WebP qualities, tried in this order until a picture is small enough. */
const QUALITIES = [82, 74, 66, 58, 50, 42];

const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  desk: { viewport: { width: 1344, height: 840 } },
  phone: { viewport: { width: 390, height: 620 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};

/** Takes the story's pictures in each theme and size, from the app at JOBLANE_APP_ADDRESS. */
async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const executablePath = process.env['CHROME_PATH'];
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  for (const size of Object.keys(SIZES)) await takeAll(browser, size);
  await browser.close();
}

async function takeAll(browser: Browser, size: string): Promise<void> {
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL: process.env['JOBLANE_APP_ADDRESS'],
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await startWithSettings(context, { theme: 'LIGHT' });
  const page = await context.newPage();
  await openAs(page, PEOPLE.owner);
  for (const screen of STORY_SCREENS) {
    await show(page, screen, size);
    for (const theme of THEME_NAMES) {
      await switchTheme(page, theme);
      await save(page, `${screen.name}-${size}-${theme}`);
    }
  }
  await context.close();
}

async function show(page: Page, { addresses, shows }: StoryScreen, size: string): Promise<void> {
  await openScreen(page, size === 'phone' ? addresses.phone : addresses.desk);
  await page.getByText(shows).filter({ visible: true }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page: replaces this machine's address in displayed links by the public one. */
function showPublicAddress(address: string): void {
  for (const input of document.querySelectorAll('input'))
    input.value = input.value.replace(location.origin, address);
}

async function save(page: Page, name: string): Promise<void> {
  await page.evaluate(showPublicAddress, PUBLIC_ADDRESS);
  const devtools = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length > MOST_BYTES) continue;
    writeFileSync(join(FOLDER, `${name}.webp`), picture);
    console.log(`${name}: ${Math.round(picture.length / 1000)} kB at quality ${quality}`);
    return;
  }
  throw new Error(`${name} is larger than ${MOST_BYTES} bytes at the lowest quality.`);
}

await main();
