import type { BrowserContext } from '@playwright/test';

/** What the settings popover keeps in the browser. */
export type StoredSettings = { readonly theme?: string; readonly direction?: 'ltr' | 'rtl' };

/** Lets every page of this browser start with these local settings. */
export async function startWithSettings(context: BrowserContext, settings: StoredSettings): Promise<void> {
  await context.addInitScript((stored) => {
    // Only once: what the page itself stores later has to stay.
    if (localStorage.getItem('settings') === null) localStorage.setItem('settings', stored);
  }, JSON.stringify(settings));
}
