import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Asserts that the page does not scroll sideways; wide elements scroll inside their own frames. Uses the
 * window width set by the test, because a phone's window grows with content that is too wide.
 */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const width = widthOf(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `${where} is as wide as the window`,
    })
    .toBeLessThanOrEqual(width);
}

function widthOf(page: Page): number {
  const size = page.viewportSize();
  if (!size) throw new Error('The window has no fixed size.');
  return size.width;
}

/** Asserts that no text is cut off at the window's edge. Allows scrolling frames and ellipses. */
export async function expectNothingCut(page: Page, where: string): Promise<void> {
  const cutWords = () =>
    page.getByRole('main').evaluate((main, width) => {
      const isMeant = (element: Element | null): boolean => {
        if (element === null || element === main) return false;
        const { overflowX, textOverflow } = getComputedStyle(element);
        const isHiddenText = element.clientWidth <= 1;
        return (
          ['auto', 'scroll'].includes(overflowX) ||
          textOverflow === 'ellipsis' ||
          isHiddenText ||
          isMeant(element.parentElement)
        );
      };
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right } = range.getBoundingClientRect();
        // Elements completely outside are for screen readers.
        const isOut = (left < -1 && right > 0) || (left < width && right > width + 1);
        if (isOut && !isMeant(text.parentElement)) found.push(text.textContent ?? '');
      }
      return found;
    }, widthOf(page));
  // A calendar lays itself out a moment after the window's size changed.
  await expect.poll(cutWords, { message: `cut words on ${where}` }).toEqual([]);
}

/** Asserts the number of notices, and that none covers a button of the screen or a dialog. */
export async function expectNoticesClear(page: Page, count: number, where: string): Promise<void> {
  const notices = page.locator('.notistack-MuiContent');
  await expect(notices, where).toHaveCount(count);
  const covered = () =>
    page.evaluate(() => {
      const said = [...document.querySelectorAll('.notistack-MuiContent')];
      const boxes = said.map((notice) => notice.getBoundingClientRect());
      return (
        [...document.querySelectorAll<HTMLElement>('button, [role="button"]')]
          .filter((button) => button.checkVisibility({ visibilityProperty: true }))
          // A dialog hides what is behind it.
          .filter((button) => button.closest('[aria-hidden="true"]') === null)
          .filter((button) => !said.some((notice) => notice.contains(button)))
          .filter((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            return boxes.some(
              (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
            );
          })
          .map((button) => button.ariaLabel ?? button.innerText)
      );
    });
  await expect.poll(covered, { message: `buttons under notices of ${where}` }).toEqual([]);
}

/** Asserts that the selected tab is in view, where a screen has tabs. */
export async function expectTabInSight(page: Page, where: string): Promise<void> {
  const tab = page.getByRole('main').locator('nav [aria-current="page"]');
  if ((await tab.count()) > 0) await expect(tab.first(), `the tab of ${where}`).toBeInViewport({ ratio: 1 });
}

/** Most spare pixels of a column while another one cuts its text. */
const SOME_AIR = 40;

/** Asserts that no drawn column cuts its text while another is far wider than its contents. */
export async function expectRoomWellSpent(page: Page, where: string): Promise<void> {
  const airy = await page.getByRole('main').evaluate((main, someAir) => {
    const widthOfText = (cell: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect().width;
    };
    return [...main.querySelectorAll('[role="grid"]')].flatMap((grid) => {
      const columns = [...grid.querySelectorAll('[role="columnheader"]')].map((head) => {
        const cells = [...grid.querySelectorAll(`[aria-colindex="${head.getAttribute('aria-colindex')}"]`)];
        const { width } = head.getBoundingClientRect();
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(head);
        const room = width - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
        return {
          name: head.textContent,
          air: room - Math.max(...cells.map(widthOfText)),
          isCut: cells.some((cell) => cell.scrollWidth > cell.clientWidth + 1),
        };
      });
      if (!columns.some(({ isCut }) => isCut)) return [];
      return columns.filter(({ air }) => air > someAir).map(({ name, air }) => `${name}: ${Math.round(air)}`);
    });
  }, SOME_AIR);
  expect(airy, `columns of ${where} with more room than text, beside others that are cut`).toEqual([]);
}
