import type { Locator, Page } from '@playwright/test';

/** Pixels a second: twenty notches of a mouse wheel. */
export const SPEED = 2_000;

/** Scrolls the element by the wheel; the distance in px, negative is up. */
export type Wheel = (distance: number) => Promise<unknown>;

/** The wheel in the middle of an element. */
export async function wheelOver(page: Page, element: Locator): Promise<Wheel> {
  await element.hover();
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const devtools = await page.context().newCDPSession(page);
  return (distance) =>
    devtools.send('Input.synthesizeScrollGesture', {
      x: x + width / 2,
      y: y + height / 2,
      yDistance: -distance,
      speed: SPEED,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
}
