import type { CDPSession, Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { changeCity, cityOnServer, fresh, leadAddresses } from './steps/leads';
import { OUTAGE, troubleMark, waitingMark } from './steps/outage';
import { openAs, PEOPLE } from './steps/sign-in';

/** Run by hand: JOBLANE_SOAK_MINUTES=12 npm test -- --only e2e device.soak */
const MINUTES = Number(process.env['JOBLANE_SOAK_MINUTES'] ?? 0);

/** Room that is left while the device is short of it, in bytes: enough for what the app stores. */
const LITTLE_ROOM = 8_000_000;

/** How often a sentence about the device's storage was seen, and the slowest write, per tab. */
type Seen = { readonly bars: readonly string[]; readonly slowestWrite: number; readonly writes: number };

/** Watches for the lines under the top bar, and how long a write to IndexedDB takes. Runs in the page. */
function watchStorage(): void {
  // An empty page has no storage.
  if (location.protocol === 'about:') return;
  const seen = { bars: [] as string[], slowestWrite: 0, writes: 0 };
  Object.assign(window, { seen });
  const opening = indexedDB.open('joblane-soak', 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('tries'));
  const write = () => {
    const begun = performance.now();
    const change = opening.result.transaction('tries', 'readwrite');
    change.objectStore('tries').put('.'.repeat(2_000), 'try');
    change.addEventListener('complete', () => {
      seen.writes += 1;
      seen.slowestWrite = Math.max(seen.slowestWrite, Math.round(performance.now() - begun));
    });
  };
  opening.addEventListener('success', () => setInterval(write, 500));
  setInterval(() => {
    const text = /This browser does not keep[^.]*|This device has no room[^.]*/.exec(
      document.body.innerText,
    )?.[0];
    if (text) seen.bars.push(`${new Date().toISOString()} ${text}`);
  }, 500);
}

const seenOf = (page: Page): Promise<Seen> => page.evaluate(() => Reflect.get(window, 'seen') as Seen);

test('two tabs through sleep, a slow processor and little room keep their changes', async ({
  context,
  page,
  consoleWatch,
}) => {
  test.setTimeout((MINUTES + 5) * 60_000);
  consoleWatch.allow(OUTAGE);
  // Firestore's tabs hand over what the sleeping one did.
  consoleWatch.allow(/Failed to obtain primary lease/);
  await context.addInitScript(watchStorage);
  await openAs(page, PEOPLE.owner, paths.customers);
  const [first = '', second = ''] = await leadAddresses(page, 2, 3);
  const other = await context.newPage();
  await other.goto(second);
  const tabs = await Promise.all(
    [page, other].map(async (tab) => ({ tab, session: await context.newCDPSession(tab) })),
  );
  const [one, two] = tabs;
  if (!one || !two) throw new Error('Two tabs are open.');
  const origin = new URL(page.url()).origin;

  const until = Date.now() + MINUTES * 60_000;
  let rounds = 0;
  while (Date.now() < until) {
    // In turns: which tab sleeps, whether the processor is slow, and whether there is little room.
    const [awake, asleep] = rounds % 2 === 0 ? [one, two] : [two, one];
    const address = awake === one ? first : second;
    await sleep(asleep.session, true);
    await awake.session.send('Emulation.setCPUThrottlingRate', { rate: rounds % 3 === 0 ? 6 : 1 });
    const { usage = 0 } = await awake.tab.evaluate(() => navigator.storage.estimate());
    await awake.session.send(
      'Storage.overrideQuotaForOrigin',
      rounds % 4 < 2 ? { origin, quotaSize: usage + LITTLE_ROOM } : { origin },
    );
    await awake.tab.bringToFront();
    const city = fresh('Soak');
    await changeCity(awake.tab, address, city);
    await expect.poll(cityOnServer(address)).toBe(city);
    await sleep(asleep.session, false);
    await expect(waitingMark(awake.tab)).toHaveCount(0);
    rounds += 1;
  }
  for (const { tab } of tabs) {
    const seen = await seenOf(tab);
    console.warn(JSON.stringify({ minutes: MINUTES, rounds, ...seen }));
    expect(seen.bars).toEqual([]);
    await expect(troubleMark(tab)).toHaveCount(0);
  }
});

async function sleep(session: CDPSession, isAsleep: boolean): Promise<void> {
  await session.send('Page.setWebLifecycleState', { state: isAsleep ? 'frozen' : 'active' });
}
