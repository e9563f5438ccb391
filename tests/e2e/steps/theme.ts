import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { DEFAULT_SETTINGS, SETTINGS_KEY } from '../../../src/shared/theme/settings';
import type { Settings } from '../../../src/shared/theme/settings';
import { THEME_TOKENS } from '../../../src/shared/theme/tokens';
import type { ThemeName } from '../../../src/shared/theme/tokens';

/** The settings popover's values in local storage. */
export type StoredSettings = { readonly theme?: string; readonly direction?: 'ltr' | 'rtl' };

/** Lets every page of this browser start with these local settings. */
export async function startWithSettings(context: BrowserContext, settings: StoredSettings): Promise<void> {
  await context.addInitScript((stored) => {
    // Only once: later settings of the page must stay.
    if (localStorage.getItem('settings') === null) localStorage.setItem('settings', stored);
  }, JSON.stringify(settings));
}

/** Poll intervals in ms: sweeps change the theme some hundred times, and it shows with the next frame. */
const EACH_FRAME = [...Array.from({ length: 20 }, () => 16), 250];

export async function switchTheme(page: Page, theme: ThemeName): Promise<void> {
  await changeSettings(page, { theme });
  await expect.poll(() => ground(page), { intervals: EACH_FRAME }).toBe(THEME_TOKENS[theme].bg);
}

function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--jl-bg'));
}

/** Changes the direction of an open page, and waits until it shows. */
export async function switchDirection(page: Page, direction: Settings['direction']): Promise<void> {
  await changeSettings(page, { direction });
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
}

/** Changes storage as another tab does; the app follows. */
async function changeSettings(page: Page, change: Partial<Settings>): Promise<void> {
  await page.evaluate(
    ([key, defaults, some]) => {
      const stored = localStorage.getItem(key);
      const before: object = stored === null ? defaults : JSON.parse(stored);
      const newValue = JSON.stringify({ ...before, ...some });
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    },
    [SETTINGS_KEY, DEFAULT_SETTINGS, change] as const,
  );
}
