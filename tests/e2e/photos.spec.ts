import { expect, test } from './fixtures';
import { chooseLargePhotos } from './steps/large-photos';
import { openOwnTracker } from './steps/own-tracker';

const TWENTY = 20;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.setTimeout(180_000);

test('twenty photos of 5 MB go up one after the other, and the page answers meanwhile', async ({ page }) => {
  const section = await openOwnTracker(page);
  await expect(section.getByText('No photos or files yet')).toBeVisible();
  await section.getByRole('button', { name: 'During' }).click();
  await chooseLargePhotos(section.getByLabel('Photos or files to add'), TWENTY);
  await expect(section.getByRole('list', { name: 'Not sent yet' })).toBeVisible();
  await section.getByRole('button', { name: 'Before' }).click();
  await expect(section.getByRole('button', { name: 'Before' })).toHaveAttribute('aria-pressed', 'true');
  const stored = section.getByRole('button', { name: /^Open IMG_/ });
  await expect(stored).toHaveCount(TWENTY, { timeout: 120_000 });
  await expect(section.getByText('During', { exact: true })).toHaveCount(TWENTY + 1);
});
