import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { LANE_PATH, ROOF_PATH } from '@/shared/brand/mark';
import { WORDMARK_PATH } from '@/shared/brand/wordmark-path';
import { THEME_TOKENS } from '@/shared/theme/tokens';
import { root } from '../lib/paths.mjs';

/** What pages that link to Joblane show of it, in pixels (`og:image`). */
const SIZE = { width: 1200, height: 630 };

const SENTENCE = 'Run every roof from first call to five-star review.';
const FONT = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/**
 * Draws the picture for links: mark, name, one sentence and a part of the app.
 * @param screenshot a PNG of a screen of the app, wider than high
 */
export async function drawSocialPicture(browser: Browser, screenshot: Buffer): Promise<void> {
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(html(screenshot.toString('base64')));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, 'public/social-picture.png') });
  await page.close();
}

function html(screenshot: string): string {
  const { bg, text, primary, divider } = THEME_TOKENS.LIGHT;
  const font = readFileSync(join(root, FONT)).toString('base64');
  return `<!doctype html>
<style>
  @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
  body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; position: relative;
    background: ${bg}; color: ${text}; font-family: Inter }
  svg { position: absolute; left: 64px; top: 64px; height: 56px }
  h1 { position: absolute; left: 64px; bottom: 64px; margin: 0; width: 400px;
    font-size: 52px; line-height: 1.15; font-weight: 700; letter-spacing: -0.02em }
  img { position: absolute; left: 512px; top: 64px; width: 960px; border-radius: 12px;
    outline: 1px solid ${divider}; box-shadow: 0 16px 48px rgb(20 32 48 / 0.16) }
</style>
<svg viewBox="4 0 147.26 32">
  <path fill="${text}" d="${ROOF_PATH}" />
  <path fill="${primary}" d="${LANE_PATH}" />
  <path fill="${text}" transform="translate(35.01 30)" d="${WORDMARK_PATH}" />
</svg>
<h1>${SENTENCE}</h1>
<img src="data:image/png;base64,${screenshot}" alt="" />`;
}
