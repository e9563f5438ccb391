import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { planVisit } from './steps/crew-visit';
import { storedList, storedText } from './steps/server';
import { openAs, PEOPLE } from './steps/sign-in';

const TOM = 'tom-becker';
const ROSA = 'rosa-lima';
const MANAGER = 'omar@hollisroofing.example';
const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY] = [0, 1, 2, 3, 4, 5] as const;

/** Eight in the morning and four in the afternoon of Monday, 3 May 2027, in Chicago. */
const EIGHT = Date.UTC(2027, 4, 3, 13);
const FOUR = Date.UTC(2027, 4, 3, 21);
const WEEK = `${paths.workforce}?day=2027-05-02&weeks=1`;

/** The bars of one visit in the rows of people, and the days of these rows. */
function planOf(page: Page, title: string) {
  const row = (name: string) => page.getByRole('group', { name, exact: true });
  return {
    bar: (name: string) => row(name).getByRole('button', { name: new RegExp(title) }),
    /** The middle of a day (0 is Sunday) of a person. */
    middleOf: async (name: string, day: number) => {
      const box = await row(name).locator('[data-days]').boundingBox();
      if (!box) throw new Error(`${name} has no row`);
      return { x: box.x + (box.width / 7) * (day + 0.5), y: box.y + box.height / 2 };
    },
  };
}

/** Takes an element with the mouse and holds it over a place. */
async function hold(page: Page, what: Locator, to: { readonly x: number; readonly y: number }) {
  await expect(what).toBeVisible();
  const box = await what.boundingBox();
  if (!box) throw new Error('This is not on the screen.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
}

async function dropOn(page: Page, what: Locator, to: { readonly x: number; readonly y: number }) {
  await hold(page, what, to);
  await page.mouse.up();
}

/** Drags with a finger, which Playwright itself does not, and taps. */
async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  type Point = { readonly x: number; readonly y: number };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[], secondsAgo: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints,
      timestamp: Date.now() / 1000 - secondsAgo,
    });
  const middleOf = async (what: Locator) => {
    const box = await what.boundingBox();
    if (!box) throw new Error('This is not on the screen.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return {
    /** The finger rests at the end: after a flick, Chromium takes the next tap for one that ends the flick's scroll. */
    drag: async (what: Locator, to: Point) => {
      const from = await middleOf(what);
      await send('touchStart', [from], 2);
      await send('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }], 1.8);
      await send('touchMove', [to], 1.6);
      await send('touchMove', [{ x: to.x + 1, y: to.y }], 1.2);
      await send('touchEnd', [], 1);
    },
    tap: async (what: Locator) => {
      const { x, y } = await middleOf(what);
      // Both ends at once: on a busy machine, a wait between them makes it a long press.
      await page.touchscreen.tap(x, y);
    },
  };
}

/** The stored moment of a day in May at an hour of Chicago's summer time. */
const inMay = (day: number, hour: number) => Date.UTC(2027, 4, 2 + day, hour + 5);

test('the mouse moves a visit between people and days, and its end, with Undo', async ({ page }) => {
  const title = `Dormer of the mill${' again'.repeat(test.info().retry)}`;
  const job = await planVisit(ROSA, title, { start: EIGHT, end: FOUR, crew: [TOM] });
  const visit = `Visits/${job}-visit`;
  const moment = async (field: string) => Date.parse((await storedText(visit, field)) ?? '');
  await openAs(page, PEOPLE.owner, WEEK);
  const plan = planOf(page, title);

  await dropOn(page, plan.bar('Tom Becker'), await plan.middleOf('Rosa Lima', WEDNESDAY));
  await expect(plan.bar('Rosa Lima')).toBeVisible();
  await expect(plan.bar('Tom Becker')).toHaveCount(0);
  await expect.poll(() => storedList(visit, 'crew')).toEqual([ROSA]);
  await expect.poll(() => moment('start')).toBe(inMay(WEDNESDAY, 8));

  await test.step('by its end, over the days', async () => {
    const end = plan.bar('Rosa Lima').locator('[data-edge]');
    await dropOn(page, end, await plan.middleOf('Rosa Lima', FRIDAY));
    await expect.poll(() => moment('end')).toBe(inMay(FRIDAY, 16));
    await expect.poll(() => moment('start')).toBe(inMay(WEDNESDAY, 8));
    await page.keyboard.press('Control+z');
    await expect.poll(() => moment('end')).toBe(inMay(WEDNESDAY, 16));
  });

  await test.step('and stays where it was when Escape cancels the drag', async () => {
    await hold(page, plan.bar('Rosa Lima'), await plan.middleOf('Tom Becker', SUNDAY));
    await expect(page.getByText(/^Tom Becker, Sun, May 2/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(plan.bar('Rosa Lima')).toBeVisible();
    await expect(plan.bar('Tom Becker')).toHaveCount(0);
  });
});

test('a finger moves a visit, and its next tap opens it', async ({ newPerson }) => {
  const title = `Ridge of the barn${' again'.repeat(test.info().retry)}`;
  // In a week of its own: a bar of another test that comes under the finger would take the tap.
  const days = 14 + 7 * test.info().retry;
  const later = days * 86_400_000;
  const job = await planVisit(ROSA, title, { start: EIGHT + later, end: FOUR + later, crew: [TOM] });
  const tablet = await newPerson({ viewport: { width: 1180, height: 820 }, hasTouch: true });
  await openAs(tablet, PEOPLE.owner, `${paths.workforce}?day=2027-05-${2 + days}&weeks=1`);
  const plan = planOf(tablet, title);
  const { drag, tap } = await finger(tablet);
  await expect(plan.bar('Tom Becker')).toBeVisible();
  await drag(plan.bar('Tom Becker'), await plan.middleOf('Rosa Lima', WEDNESDAY));
  await expect(plan.bar('Rosa Lima')).toBeVisible();
  await expect.poll(() => storedList(`Visits/${job}-visit`, 'crew')).toEqual([ROSA]);
  await tap(plan.bar('Rosa Lima'));
  await expect(tablet.getByRole('dialog', { name: title })).toBeVisible();
});

test('the plan prints every day and person in landscape, from a phone as well', async ({ page }) => {
  await openAs(page, PEOPLE.owner, WEEK);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByText('Tom Becker').first()).toBeVisible();
    const plan = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    // Letter, as the company is in the United States; in points.
    expect((await plan.getPage(1)).view).toEqual([0, 0, 792, 612]);
    const text = (await extractText(plan, { mergePages: true })).text.replace(/\s+/g, ' ');
    const days = [
      'Sun, May 2',
      'Mon, May 3',
      'Tue, May 4',
      'Wed, May 5',
      'Thu, May 6',
      'Fri, May 7',
      'Sat, May 8',
    ];
    for (const words of [...days, 'Tom Becker', 'Rosa Lima', 'Dana Hollis', 'Omar Haddad', 'Priya Shah']) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('Time off');
  }
});

test('two planners who move one visit at the same moment see one outcome', async ({ page, newPerson }) => {
  const title = `Gable of the school${' again'.repeat(test.info().retry)}`;
  const job = await planVisit(ROSA, title, { start: EIGHT, end: FOUR, crew: [TOM] });
  const start = () => storedText(`Visits/${job}-visit`, 'start');
  const other = await newPerson();
  await openAs(page, PEOPLE.owner, WEEK);
  await openAs(other, MANAGER, WEEK);
  const [mine, theirs] = [planOf(page, title), planOf(other, title)];
  await hold(page, mine.bar('Tom Becker'), await mine.middleOf('Tom Becker', TUESDAY));
  await hold(other, theirs.bar('Tom Becker'), await theirs.middleOf('Tom Becker', THURSDAY));
  await Promise.all([page.mouse.up(), other.mouse.up()]);

  await expect.poll(start).not.toBe(new Date(EIGHT).toISOString());
  const wordsOf = async (plan: typeof mine) => plan.bar('Tom Becker').getAttribute('aria-label');
  await expect(async () => {
    const words = await wordsOf(mine);
    expect(await wordsOf(theirs)).toBe(words);
    const at = Date.parse((await start()) ?? '');
    const day = [MONDAY, TUESDAY, THURSDAY].find((one) => inMay(one, 8) === at) ?? MONDAY;
    expect(day).not.toBe(MONDAY);
    expect(words).toContain(day === TUESDAY ? 'May 4' : 'May 6');
  }).toPass();

  await test.step('and one who drops it later learns where the other has put it', async () => {
    await hold(page, mine.bar('Tom Becker'), await mine.middleOf('Tom Becker', FRIDAY));
    await dropOn(other, theirs.bar('Tom Becker'), await theirs.middleOf('Rosa Lima', WEDNESDAY));
    await expect(mine.bar('Rosa Lima')).toBeVisible();
    await page.mouse.up();
    await expect(page.getByText(/while you held it\. It is now Wed, May 5.*with Rosa Lima/)).toBeVisible();
    await expect.poll(() => storedList(`Visits/${job}-visit`, 'crew')).toEqual([ROSA]);
  });
});
