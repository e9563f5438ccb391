import type { Locator, Page } from '@playwright/test';
import { LONG_THREAD, VOLUMES } from '../../src/demo/volumes';
import { paths } from '../../src/domain/navigation/paths';
import { askFor, sinceAsked } from './asked';
import { LOOK } from './list-work';
import { forget } from './page-metrics';
import { leastDisturbed } from './stolen-time';
import { wheelOver } from './wheel';
import { frameWork, workedFrames } from './worked-frames';
import type { FrameWork } from './worked-frames';

/** Pointer moves of one drag: each makes at least one frame. */
const MOVES = 240;

/** Drags a card of a board of 500 over its lists and back, and lets it go where it was. */
export async function measureBoard(page: Page): Promise<FrameWork> {
  await page.goto(paths.kanban);
  const cards = page.locator('.jl-card');
  await cards.nth(VOLUMES.cards - 1).waitFor({ state: 'attached' });
  const columns = page.locator('.jl-drag-board > *');
  return dragWork(page, cards.first(), [columns.nth(1), columns.nth(2), columns.nth(0)]);
}

export type OpenedRoom = FrameWork & {
  /** From the click until the content is shown, in ms. */
  readonly shown: number;
};

/** Opens Workforce from another screen with 30 people for two weeks, then drags a visit. */
export async function measureWorkforce(page: Page): Promise<OpenedRoom> {
  await page.goto(`${paths.workforce}?weeks=2`);
  const bars = page.locator('[data-visit][data-moves]');
  await bars.first().waitFor();
  await page.goto(paths.projects);
  await page.locator('main h1').waitFor();
  await forget(page);
  await askFor(page, `${paths.workforce}?weeks=2`);
  await bars.first().waitFor();
  const shown = await sinceAsked(page);
  const rows = page.locator('[data-row] [data-days]');
  const work = await dragWork(page, bars.first(), [rows.nth(1), rows.nth(3), rows.nth(0)]);
  return { ...work, shown };
}

export type Conversation = FrameWork & {
  /** Messages left above when scrolling ended: 0 when the start was reached. */
  readonly missing: number;
};

const START = 'This is where the conversation begins.';
/** Longest way to the start of 10,000 messages, in ms. */
const LONGEST = 600_000;

/** The way back that is measured, in px: about 450 messages. */
const BACK = 30_000;

/**
 * Scrolls a conversation of 10,000 messages to its start, then a part of the way back by the wheel, like a list. Only
 * the frames of the way back count: on the way up Firestore looks through everything on the device for each page.
 */
export async function measureConversation(page: Page): Promise<Conversation> {
  await page.goto(paths.chatThread(LONG_THREAD));
  const log = page.getByRole('log');
  await log.getByText(`Message ${VOLUMES.messages}:`).waitFor();
  const deadline = Date.now() + LONGEST;
  const isThere = () => log.getByText(START).isVisible();
  while (Date.now() < deadline && !(await isThere())) await jumpUp(log, 60);
  const first =
    (await log
      .getByText(/^Message \d+:/)
      .first()
      .textContent()) ?? '';
  const missing = (await isThere()) ? 0 : Number(/\d+/.exec(first)?.[0] ?? VOLUMES.messages);
  await page.waitForTimeout(LOOK);
  const scroll = await wheelOver(page, log);
  const { frames, scrolls } = await workedFrames(page, () => scroll(BACK));
  return { ...frameWork(frames, scrolls), missing };
}

/** Scrolls up by a window's height per frame. */
function jumpUp(log: Locator, steps: number): Promise<void> {
  return log.evaluate(async (box, count) => {
    for (let step = 0; step < count; step += 1) {
      box.scrollTop -= box.clientHeight;
      await new Promise(requestAnimationFrame);
    }
  }, steps);
}

/** The frames of a drag by mouse through the middle of each place; Escape ends it without a change. */
async function dragWork(page: Page, from: Locator, places: readonly Locator[]): Promise<FrameWork> {
  await page.waitForTimeout(LOOK);
  const start = await middleOf(from);
  const stops = await Promise.all(places.map(middleOf));
  return leastDisturbed(async () => {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 8, start.y + 8, { steps: 4 });
    const { frames } = await workedFrames(page, async () => {
      for (const { x, y } of stops) await page.mouse.move(x, y, { steps: MOVES / stops.length });
    });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    return frameWork(frames, MOVES);
  });
}

async function middleOf(place: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('nothing is shown to drag over');
  return { x: box.x + box.width / 2, y: Math.min(box.y + box.height / 2, 600) };
}
