import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';

/** Qualities of WebP, tried in this order until a picture is small enough. */
const QUALITIES = [82, 74, 66, 58, 50, 42];

const PUBLIC_ADDRESS = 'https://joblane.app';

/** Runs in the page: links to be copied begin with the public address instead of this machine's. */
function showPublicAddress(address: string): void {
  for (const input of document.querySelectorAll('input'))
    input.value = input.value.replace(location.origin, address);
}

/**
 * Takes a picture of the window as WebP, in the best quality that keeps it below so many bytes.
 * @param scale pixels of the picture for each of the page
 */
export async function savePicture(page: Page, file: string, mostBytes: number, scale = 1): Promise<void> {
  await page.evaluate(showPublicAddress, PUBLIC_ADDRESS);
  const clip = { x: 0, y: 0, ...(page.viewportSize() ?? { width: 0, height: 0 }), scale };
  const devtools = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    const picture = Buffer.from(data, 'base64');
    if (picture.length > mostBytes) continue;
    writeFileSync(file, picture);
    console.log(`${basename(file)}: ${Math.round(picture.length / 1000)} kB at quality ${quality}`);
    return;
  }
  throw new Error(`${basename(file)} is larger than ${mostBytes} bytes at the lowest quality.`);
}
