import { errors } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

/** A form with typed text asks for as long as it is open, ms: some tests leave it on purpose. */
const PATIENCE_MS = 1_500;

/**
 * Makes the pages of a context wait before `goto` and `reload` while the browser would ask the user to stay, as it does
 * until a change is stored on the device. Playwright itself answers that question by leaving.
 */
export function stayWhenAsked(context: BrowserContext): void {
  context.on('page', (page) => {
    const { goto, reload } = page;
    page.goto = async (...target) => {
      await untilFreeToLeave(page);
      return goto.apply(page, target);
    };
    page.reload = async (...options) => {
      await untilFreeToLeave(page);
      return reload.apply(page, options);
    };
  });
}

async function untilFreeToLeave(page: Page): Promise<void> {
  const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  try {
    await page.waitForFunction(mayLeave, undefined, { timeout: PATIENCE_MS });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
}
