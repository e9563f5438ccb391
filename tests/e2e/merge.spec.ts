import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/navigation/paths';
import { expect, test } from './fixtures';
import { openAs, PEOPLE } from './steps/sign-in';

/** Longest wait for a merge, while other tests keep the functions busy. */
const MERGED = 60_000;

async function addLead(page: Page, name: string, phone: string, email: string): Promise<void> {
  await page.goto(paths.newCustomer);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill(phone);
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email);
  await page.getByRole('button', { name: 'Add lead', exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

test('two entries of one client become one, the tracker follows, and the kept one undoes it', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const again = ' again'.repeat(test.info().retry);
  const [kept, gone] = [`Petra Sundin${again}`, `P. Sundin-Holm${again}`];
  const email = `petra-${test.info().retry}@mail.example`;
  await openAs(page, PEOPLE.owner, paths.newCustomer);
  await addLead(page, gone, '218 555 0188', email);
  await addLead(page, kept, '218 555 0187', '');
  const customer = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark sold' }).click();
  const terms = page.getByRole('dialog', { name: `Mark ${kept} sold` });
  await terms.getByRole('button', { name: 'Mark sold' }).click();
  await page.getByRole('button', { name: 'Open tracker', exact: true }).click();
  await expect(page).toHaveURL(/trackers\//);
  const tracker = new URL(page.url()).pathname;

  await page.goto(customer);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Merge with another customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge customers' });
  await dialog.getByRole('combobox', { name: 'The other customer' }).fill(gone);
  await page.getByRole('option', { name: gone }).click();
  const phones = dialog.getByRole('radiogroup', { name: 'Phone' });
  await expect(phones.getByRole('radio')).toHaveCount(2);
  await phones.getByRole('radio', { name: '(218) 555-0188' }).check();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText(`Merged with ${gone}.`).first()).toBeVisible({ timeout: MERGED });
  await expect(page.getByRole('link', { name: 'E-mail', exact: true })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  );

  await page.goto(tracker);
  await expect(page.locator(`a[href="mailto:${email}"]`).first()).toBeVisible();
  await expect(page.locator('a[href="tel:+12185550188"]').first()).toBeVisible();

  await page.goto(customer);
  await page.getByRole('button', { name: `Undo the merge with ${gone}` }).click();
  await expect(page.getByText('The merge was taken back')).toBeVisible({ timeout: MERGED });
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
    'href',
    'tel:+12185550187',
  );
  await page.goto(tracker);
  await expect(page.locator('a[href="tel:+12185550187"]').first()).toBeVisible();
  await expect(page.locator(`a[href="mailto:${email}"]`)).toHaveCount(0);
});
