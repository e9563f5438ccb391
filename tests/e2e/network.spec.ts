import { paths } from '../../src/domain/paths';
import { expect, test } from './fixtures';
import { expectAccessible } from './steps/axe';
import { openAs, PEOPLE } from './steps/sign-in';

/** The functions may start for the first time. */
const COLD_START = 60_000;
/** How soon one person sees what another did. */
const AT_ONCE = 10_000;

test('two people connect, and a dealer’s price reaches its member', async ({ page, newPerson }) => {
  test.setTimeout(180_000);
  const carla = page;
  const sam = await newPerson();

  await test.step('Sam asks Carla by her address', async () => {
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
    const connected = (who: typeof page, name: string) =>
      who.getByRole('region', { name: /^Connected/ }).getByText(name, { exact: true });
    await expect(connected(carla, 'Sam Okafor')).toBeVisible({ timeout: COLD_START });
    await expect(connected(sam, 'Carla Voss')).toBeVisible({ timeout: AT_ONCE });
    await expect(sam.getByText(PEOPLE.freeOwner)).toHaveCount(0);
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
