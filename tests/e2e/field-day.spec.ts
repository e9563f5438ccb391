import { EXAMPLE_CONTENTS } from '../../src/demo/contents';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { planVisitNow } from './steps/crew-visit';
import { OUTAGE, troubleMark, waitingMark } from './steps/outage';
import { storedList, storedText, storeList } from './steps/server';
import { openAs, PEOPLE, signIn } from './steps/sign-in';

/** A first visit stores all files of the app, which takes a busy machine long, ms. */
const STORED = 120_000;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a field worker does a visit without a connection, and the office gets all of it in order', async ({
  page: office,
  newPerson,
  consoleWatch,
}) => {
  test.setTimeout(240_000);
  consoleWatch.allow(OUTAGE);
  // The photo is refused once, for the people of its job have changed.
  consoleWatch.allow(/403 \(Forbidden\).*documents:commit/);
  const title = `Ridge of the barn${' again'.repeat(test.info().retry)}`;
  const job = await planVisitNow('rosa-lima', title);
  // Offline the app's code comes from its service worker.
  const crew = await newPerson({ ...PHONE, serviceWorkers: 'allow' });
  await signIn(crew, PEOPLE.fieldWorker, { address: paths.today });
  const visit = crew.getByRole('listitem').filter({ has: crew.getByRole('link', { name: title }) });
  await expect(visit.getByRole('button', { name: 'On my way' })).toBeVisible();
  // The first visit, never reloaded: once it is controlled, the whole app is on the device.
  await expect
    .poll(() => crew.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: STORED })
    .toBe(true);

  await test.step('works from nine to three without a signal', async () => {
    await crew.context().setOffline(true);
    // Two presses before the screen shows the first: the second builds on it.
    await visit.evaluate((item) => {
      for (const name of ['On my way', 'Arrive']) {
        [...item.querySelectorAll('button')].find((button) => button.textContent === name)?.click();
      }
    });
    await expect(visit.getByText('Working', { exact: true })).toBeVisible();
    await visit.getByRole('button', { name: /^Checklist/ }).click();
    const steps = visit.getByRole('checkbox');
    await expect(steps.first()).toBeVisible();
    await steps.nth(0).click();
    await steps.nth(1).click();
    await visit.getByRole('button', { name: /^Photos and files/ }).click();
    await visit.getByLabel('Photos or files to add').setInputFiles([
      {
        name: 'Ridge.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from(EXAMPLE_CONTENTS.front, 'base64'),
      },
    ]);
    await expect(visit.getByText('Waits on this device for a connection')).toBeVisible();

    await visit.getByRole('button', { name: 'Tell of a problem' }).click();
    const problem = crew.getByRole('dialog', { name: 'Tell the office of a problem' });
    // A photo says it all.
    await problem
      .getByLabel('Photos or files to add')
      .setInputFiles([
        { name: 'Deck.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(EXAMPLE_CONTENTS.front, 'base64') },
      ]);
    await expect(problem.getByText('Waits on this device for a connection')).toBeVisible();
    await problem.getByRole('button', { name: 'Tell the office' }).click();
    await expect(problem).toHaveCount(0);
    // The steps so far are an earlier session's when a later one replaces them.
    await crew.reload();
    await expect(visit.getByText('Working', { exact: true })).toBeVisible();

    await visit.getByRole('button', { name: 'Note for the office' }).click();
    const note = crew.getByRole('dialog', { name: 'Note for the office' });
    await crew.keyboard.type('The dog is in the yard.');
    await expect(note.getByRole('textbox')).toHaveValue('The dog is in the yard.');
    await note.getByRole('button', { name: 'Cancel' }).click();
    await crew.getByRole('button', { name: 'Throw away' }).click();
    await expect(crew.getByRole('dialog')).toHaveCount(0);

    await waitingMark(crew).click();
    await expect(crew.getByRole('heading', { name: 'Waiting to send' })).toBeVisible();
    await crew.keyboard.press('Escape');
    await crew.getByRole('button', { name: 'Search or jump to' }).click();
    await crew.keyboard.type('barn');
    await expect(crew.getByRole('combobox')).toHaveValue('barn');
    await crew.keyboard.press('Escape');
    for (const [button, menu] of [
      ['Open menu', crew.getByRole('navigation', { name: 'Main' })],
      ['Settings', crew.getByRole('dialog', { name: 'Settings' })],
    ] as const) {
      await crew.getByRole('button', { name: button }).click();
      await expect(menu).toBeVisible();
      await crew.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }

    await visit.getByRole('button', { name: 'Finish and sign off' }).click();
    const signing = crew.getByRole('dialog', { name: 'Sign off' });
    await signing.getByLabel('Name of the client').fill('Ruth Pettigrew');
    await signing.getByRole('checkbox', { name: 'Typed signature' }).check();
    await signing.getByRole('button', { name: 'Complete the job' }).click();
    await expect(signing).toHaveCount(0);
    await expect(visit.getByText('Done', { exact: true })).toBeVisible();
    await expect(waitingMark(crew)).toBeVisible();
    await crew.reload();
    await expect(visit.getByText('Done', { exact: true })).toBeVisible();
  });

  await test.step('the office sees nothing of it yet, and adds a person to the job', async () => {
    await openAs(office, PEOPLE.owner, paths.job(job));
    await expect(office.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(office.getByText('Scheduled', { exact: true }).first()).toBeVisible();
    // Photos are for the people of their job, who are others now than when this one was taken.
    const people = await storedList(`Jobs/${job}`, 'assignees');
    await storeList(`Jobs/${job}`, 'assignees', [...people, 'omar-haddad']);
  });

  await test.step('the signal returns, and everything is sent', async () => {
    await crew.context().setOffline(false);
    await expect(waitingMark(crew)).toHaveCount(0);
    await expect(troubleMark(crew)).toHaveCount(0);
    await expect(office.getByText('Completed', { exact: true }).first()).toBeVisible();
    await expect(office.getByText(/See the photos\./)).toBeVisible();
    await expect(office.getByRole('button', { name: 'Open Deck.jpg' })).toBeVisible();
    await expect(office.getByText(/Ruth Pettigrew/).first()).toBeVisible();
    await expect(office.getByRole('button', { name: 'Open Ridge.jpg' })).toBeVisible();
    await expect(office.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await crew.reload();
    await expect(visit.getByText('Done', { exact: true })).toBeVisible();
    await expect(troubleMark(crew)).toHaveCount(0);
  });

  await test.step('the completed job goes into the archive', async () => {
    await office.getByRole('button', { name: 'More actions' }).click();
    await office.getByRole('menuitem', { name: 'Archive' }).click();
    await expect.poll(() => storedText(`Jobs/${job}`, 'listOrganizer')).toBe('Archive');
    await office.goto(`${paths.jobArchive}?tab=jobs`);
    await expect(office.getByRole('link', { name: title, exact: true })).toBeVisible();
  });
});

test('rain pushes a day of work, and Undo brings it back', async ({ page }) => {
  const title = `Valley of the hall${' again'.repeat(test.info().retry)}`;
  const job = await planVisitNow('rosa-lima', title);
  const start = () => storedText(`Visits/${job}-visit`, 'start');
  const before = await start();
  await openAs(page, PEOPLE.owner, paths.jobsCalendar);
  await page.getByRole('button', { name: 'Weather' }).click();
  const dialog = page.getByRole('dialog', { name: 'Push work because of weather' });
  await dialog.getByLabel('Days', { exact: true }).fill('3');
  await expect(dialog.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  await dialog.getByRole('button', { name: /^Push \d+ visit/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(start).not.toBe(before);
  expect(Date.parse((await start()) ?? '') - Date.parse(before ?? '')).toBeGreaterThan(2 * 86_400_000);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(start).toBe(before);
});
