import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { choosePhotos, takeLargePhotos } from '../e2e/steps/large-photos';
import { SHOWN_SALE } from './measured-screens';
import { frameWork, workedFrames } from './worked-frames';
import type { FrameWork } from './worked-frames';

/** Photos of a roof, taken one after the other. */
const PHOTOS = 20;
/** Longest way of all of them to the server, in ms. */
const LONGEST = 300_000;

/** Adds twenty photos of 5 MB to a tracker on a phone's width, until the last is stored. */
export async function measurePhotos(page: Page): Promise<FrameWork> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.tracker(`${SHOWN_SALE}-tracker`));
  const section = page.getByRole('region', { name: 'Photos and files' });
  const field = section.getByLabel('Photos or files to add');
  const photos = await takeLargePhotos(field, PHOTOS);
  const waiting = section.getByRole('list', { name: 'Not sent yet' });
  const { frames } = await workedFrames(page, async () => {
    await choosePhotos(field, photos);
    await waiting.waitFor();
    await waiting.waitFor({ state: 'detached', timeout: LONGEST });
  });
  return frameWork(frames, frames.length);
}
