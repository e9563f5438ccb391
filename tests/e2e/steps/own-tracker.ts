import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../src/domain/navigation/paths';
import { ownBusiness } from './own-business';
import { signIn } from './sign-in';

/** Opens a tracker of a company made for this test; returns the part with its photos and files. */
export async function openOwnTracker(page: Page): Promise<Locator> {
  const { email } = await ownBusiness();
  await signIn(page, email, { address: paths.trackers });
  await page
    .locator(`a[href^="${paths.tracker('')}"]`)
    .first()
    .click();
  return page.getByRole('region', { name: 'Photos and files' });
}
