import type { Page } from '@playwright/test';
import { watchListeners } from '../e2e/steps/open-listeners';
import { askFor } from './asked';
import { SCREENS } from './measured-screens';
import type { SlowPage } from './slow-browser';

/** How long the live store keeps a listener without readers, with a margin. */
const HOLD = 14_000;

export type Rounds = {
  /** Bytes after going through every screen once, and once more. */
  readonly heaps: readonly [number, number];
  /** Listeners left open after the rounds, beyond the first screen's. */
  readonly listenersLeft: number;
};

/** Goes through every screen twice without a reload and measures what remains. */
export async function measureRounds({ page, heap }: SlowPage): Promise<Rounds> {
  const listeners = watchListeners(page);
  const inside = SCREENS.filter(({ isPublic, as }) => !isPublic && as === undefined);
  const [home] = inside;
  if (!home) throw new Error('no screen to begin with');
  await page.goto(home.address);
  await page.locator(home.ready).first().waitFor();
  // The first round also loads every script, so it does not show leaks.
  await goThrough(page);
  await rest(page);
  const atHome = listeners.open().length;
  await goThrough(page);
  await rest(page);
  const first = await heap();
  await goThrough(page);
  await rest(page);
  const second = await heap();
  return { heaps: [first, second], listenersLeft: listeners.open().length - atHome };

  async function goThrough(on: Page): Promise<void> {
    for (const screen of [...inside, ...inside.slice(0, 1)]) {
      await askFor(on, screen.address);
      await on.locator(screen.ready).first().waitFor({ timeout: 60_000 });
    }
  }
}

async function rest(page: Page): Promise<void> {
  const until = Date.now() + HOLD;
  await page.waitForFunction((end) => Date.now() > end, until, { polling: 500, timeout: HOLD * 2 });
}
