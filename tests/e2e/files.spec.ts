import type { Page } from '@playwright/test';
import { EXAMPLE_CONTENTS } from '../../src/demo/contents';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { openOwnTracker } from './steps/own-tracker';

const fileOf = (name: string, mimeType: string, content: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(content, 'base64'),
});

/** Drops a photo from a folder onto a section, larger than the app sends. */
async function dropLargePhoto(page: Page, name: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(async (fileName) => {
    const canvas = document.createElement('canvas');
    canvas.width = 3_000;
    canvas.height = 1_500;
    const context = canvas.getContext('2d');
    for (let x = 0; x < canvas.width; x += 10) {
      if (context) context.fillStyle = `hsl(${x % 360} 60% 50%)`;
      context?.fillRect(x, 0, 10, canvas.height);
    }
    const photo = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/jpeg', 1);
    });
    const dragged = new DataTransfer();
    if (photo) dragged.items.add(new File([photo], fileName, { type: 'image/jpeg' }));
    return dragged;
  }, name);
  await page.getByRole('region', { name: 'Photos and files' }).dispatchEvent('drop', { dataTransfer });
}

test('photos and files stay with a record until deleted, and the company can disable adding', async ({
  page,
}) => {
  const section = await openOwnTracker(page);
  const open = (name: string) => section.getByRole('button', { name: `Open ${name}` });
  await expect(section.getByText('No photos or files yet')).toBeVisible();
  const tracker = page.url();

  await section
    .getByLabel('Photos or files to add')
    .setInputFiles([
      fileOf('Front.jpg', 'image/jpeg', EXAMPLE_CONTENTS.front),
      fileOf('Agreement.pdf', 'application/pdf', EXAMPLE_CONTENTS.agreement),
    ]);
  await expect(open('Front.jpg')).toBeVisible();
  await expect(open('Agreement.pdf')).toBeVisible();
  await dropLargePhoto(page, 'Roof.jpeg');
  await expect(open('Roof.jpg')).toBeVisible();

  await page.reload();
  await expect(open('Roof.jpg').getByRole('presentation')).toBeVisible();
  await open('Roof.jpg').click();
  const large = page.getByRole('dialog', { name: 'Roof.jpg' }).getByRole('img', { name: 'Roof.jpg' });
  await expect
    .poll(() => large.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBe(2_000);
  await page.keyboard.press('ArrowRight');
  const next = page.getByRole('dialog', { name: 'Front.jpg' });
  await expect(next.getByRole('img', { name: 'Front.jpg' })).toBeVisible();
  await next.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete Front.jpg?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open('Front.jpg')).toHaveCount(0);

  await open('Roof.jpg').click();
  await page.getByRole('button', { name: 'Mark up' }).click();
  const marking = page.getByRole('dialog', { name: 'Mark up Roof.jpg' });
  await marking.getByRole('button', { name: 'Text' }).click();
  await marking.getByLabel('Words').fill('Leak');
  await marking.getByRole('img', { name: 'Roof.jpg, with 0 marks' }).click();
  await marking.getByRole('button', { name: 'Save copy' }).click();
  await expect(open('Roof (marked).jpg')).toBeVisible();
  await expect(open('Roof.jpg')).toBeVisible();

  const saving = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Save Agreement.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('Agreement.pdf');
  const opening = page.waitForEvent('popup');
  await open('Agreement.pdf').click();
  await (await opening).close();

  await page.goto(paths.company);
  await page.getByRole('switch', { name: /Photos and files/ }).click();
  await expect(page.getByRole('switch', { name: /Photos and files/ })).not.toBeChecked();
  await expect(page.getByText('Photos and files can no longer be added')).toBeVisible();
  await page.goto(tracker);
  await expect(section.getByText('Your company has switched off adding photos and files.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Add photos or files' })).toHaveCount(0);
  await expect(open('Roof.jpg')).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });
  // The service worker fetches the app once more.
  test.setTimeout(180_000);

  test('a photo waits on the device over a reload, and goes when the connection is back', async ({
    page,
    context,
    consoleWatch,
  }) => {
    consoleWatch.allow(
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|offline|RunAggregationQuery.*unavailable|stream .* transport errored|Could not reach Cloud Firestore backend/i,
    );
    const section = await openOwnTracker(page);
    await expect(section.getByText('No photos or files yet')).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect(section.getByText('No photos or files yet')).toBeVisible();

    await context.setOffline(true);
    await section
      .getByLabel('Photos or files to add')
      .setInputFiles([fileOf('Front.jpg', 'image/jpeg', EXAMPLE_CONTENTS.front)]);
    await expect(section.getByText('Waits on this device for a connection')).toBeVisible();
    await page.reload();
    await expect(section.getByText('Waits on this device for a connection')).toBeVisible();
    await expect(section.getByRole('list', { name: 'Not sent yet' }).locator('img')).toBeVisible();
    await context.setOffline(false);
    await expect(section.getByRole('button', { name: 'Open Front.jpg' })).toBeVisible({ timeout: 30_000 });
    await expect(section.getByRole('list', { name: 'Not sent yet' })).toHaveCount(0);
  });
});
