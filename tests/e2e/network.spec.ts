import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { expectAccessible } from './steps/axe';
import { storedText } from './steps/server';
import { openAs, PEOPLE } from './steps/sign-in';

const COLD_START = 60_000;
/** Longest delay until another user's change shows. */
const AT_ONCE = 10_000;

const section = (who: Page, title: string) =>
  who.locator('section').filter({ has: who.getByRole('heading', { name: title, exact: true }) });

test('two people connect and share a tracker, and a dealer’s price reaches its member', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const carla = page;
  const sam = await newPerson();

  await test.step('Sam sends Carla a request by her address', async () => {
    await openAs(sam, PEOPLE.alone, paths.addToNetwork);
    const form = sam.getByRole('form', { name: 'By e-mail' });
    await form.getByRole('textbox', { name: 'E-mail' }).fill(PEOPLE.freeOwner);
    await form.getByRole('textbox', { name: 'Message' }).fill('I do gutters.');
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(sam.getByText('Sent. If they are here, they have your request now.')).toBeVisible({
      timeout: COLD_START,
    });
  });

  await test.step('Carla accepts, and both see it without a reload', async () => {
    await sam.goto(paths.myNetwork);
    await expect(sam.getByText(PEOPLE.freeOwner)).toBeVisible();
    await openAs(carla, PEOPLE.freeOwner, paths.myNetwork);
    await expect(carla.getByText('“I do gutters.”')).toBeVisible();
    await carla.getByRole('button', { name: 'Accept Sam Okafor' }).click();
    const connected = (who: Page, name: string) =>
      who.getByRole('region', { name: /^Connected/ }).getByText(name, { exact: true });
    await expect(connected(carla, 'Sam Okafor')).toBeVisible({ timeout: COLD_START });
    await expect(connected(sam, 'Carla Voss')).toBeVisible({ timeout: AT_ONCE });
    await expect(sam.getByText(PEOPLE.freeOwner)).toHaveCount(0);
  });

  await test.step('Carla hands a tracker over, and Sam gets the chosen parts once he accepts', async () => {
    await carla.goto(paths.trackers);
    const first = carla.getByRole('grid', { name: 'Open Tracker List' }).getByRole('link').first();
    const shared = await first.innerText();
    await first.click();
    await expect(carla.getByRole('heading', { name: shared, level: 1 })).toBeVisible();
    await carla.getByRole('button', { name: 'More actions' }).click();
    await carla.getByRole('menuitem', { name: 'Hand over…' }).click();
    const dialog = carla.getByRole('dialog', { name: 'Hand over' });
    await dialog.getByRole('combobox', { name: 'To' }).click();
    await carla.getByRole('option', { name: /^Sam Okafor/ }).click();
    await dialog.getByRole('checkbox', { name: 'Customer’s name' }).uncheck();
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expect(section(carla, 'Handed over')).toContainText('Waiting for Sam Okafor', {
      timeout: COLD_START,
    });
    await sam.goto(paths.trackers);
    // Sam has trackers of his own.
    await expect(sam.getByRole('link', { name: shared, exact: true })).toHaveCount(0);
    await sam.goto(paths.myNetwork);
    await sam
      .getByRole('region', { name: /^Offered to you/ })
      .getByRole('button', { name: /^Accept/ })
      .click();
    await expect(section(carla, 'Handed over')).toContainText('To Sam Okafor', { timeout: COLD_START });

    const tracker = new URL(carla.url()).pathname.slice(paths.tracker('').length);
    const customer = (await storedText(`Trackers/${tracker}`, 'customerName')) ?? '';
    expect(customer).not.toBe('');
    await expect(carla.getByRole('main')).toContainText(customer);
    await sam.goto(paths.trackers);
    await sam.getByRole('grid', { name: 'Open Tracker List' }).getByRole('link').first().click();
    await expect(section(sam, 'Taken over')).toContainText('They see your stage, nothing else.');
    await expect(sam.getByRole('main')).not.toContainText(customer);
  });

  await test.step('Sam moves it on, Carla sees it, and after Sam returns it neither sees the other', async () => {
    await sam.getByRole('button', { name: 'Move to Permits & Paperwork' }).click();
    await expect(section(carla, 'Handed over')).toContainText('Permits & Paperwork', { timeout: COLD_START });
    await section(sam, 'Taken over').getByRole('button', { name: 'Return' }).click();
    await sam.getByRole('dialog').getByRole('button', { name: 'Return' }).click();
    await expect(section(carla, 'Handed over')).toHaveCount(0, { timeout: COLD_START });
    await expect(section(sam, 'Taken over')).toHaveCount(0);
  });

  await test.step('Carla is no dealer', async () => {
    await carla.goto(paths.louveroofDealer);
    await expect(carla.getByText('You have no access to this')).toBeVisible();
  });

  const lou = await newPerson();
  const dana = await newPerson();
  await test.step('Lou changes a price, and Dana sees it', async () => {
    await openAs(dana, PEOPLE.owner, `${paths.myNetwork}?tab=prices`);
    const ridge = dana.getByRole('row', { name: /^Ridge vent/ });
    await expect(ridge).toContainText('$4.25');
    await openAs(lou, PEOPLE.dealer, paths.louveroofDealer);
    await lou.getByRole('button', { name: 'Change Ridge vent' }).click();
    await lou.getByRole('menuitem', { name: 'Edit' }).click();
    await lou.getByRole('dialog').getByLabel('Price').fill('4.75');
    await lou.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(ridge).toContainText('$4.75', { timeout: AT_ONCE });
    await expectAccessible(lou, 'the price list');
  });

  await test.step('Lou compares members', async () => {
    await lou.getByRole('navigation', { name: 'LouveRoof' }).getByRole('link', { name: 'Members' }).click();
    const hollis = lou.getByRole('row', { name: /Hollis & Daughter Roofing/ });
    await expect(hollis).not.toContainText('Not yet', { timeout: COLD_START });
    await expect(hollis).not.toContainText('–');
    await expectAccessible(lou, 'members');
    await lou.getByRole('navigation', { name: 'LouveRoof' }).getByRole('link', { name: 'Leads' }).click();
    await expect(lou.getByText('No leads handed on')).toBeVisible();
    await expectAccessible(lou, 'leads of a dealer');
  });
});
