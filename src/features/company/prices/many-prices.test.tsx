import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { renderWithData } from '@/data/testing/render-with-data';
import { makePriceItem } from '@tests/factories/records';
import { FormatProvider } from '@/shared/format/format-context';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';

import { PriceList } from './price-list';

const mine = { owner: 'person-1' } as const;
const SHINGLE = makePriceItem({ ...mine, uuid: 'shingle', name: 'Shingle', kind: 'Product', price: 10_000 });
const LABOR = makePriceItem({ ...mine, uuid: 'labor', name: 'Labor', kind: 'Service', price: 6_005 });

function open(items = [SHINGLE, LABOR]) {
  const user = userEvent.setup();
  const onAccepted = vi.fn();
  const { store } = renderWithData(
    <AppThemeProvider>
      <FormatProvider country="US">
        <PriceList canEdit />
      </FormatProvider>
    </AppThemeProvider>,
    { rows: { PriceItems: items }, onAccepted },
  );
  const all = async () => {
    const { rows } = await store.page({ collection: 'PriceItems', where: [], orderBy: [], limit: 400 });
    return rows.map(({ data }) => data);
  };
  const priceOf = (id: string) => store.server.read({ collection: 'PriceItems', id })?.['price'];
  const undo = () => onAccepted.mock.lastCall?.[1]();
  return { user, all, priceOf, onAccepted, undo };
}

const more = async (user: ReturnType<typeof userEvent.setup>, item: string) => {
  await user.click(await screen.findByRole('button', { name: 'More for the price list' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

// Loads the chunk once, outside the timeouts of single tests.
beforeAll(async () => {
  await import('./price-change-dialog');
}, 60_000);

it('opens the import beside all lines', async () => {
  const { user } = open();
  await more(user, 'Import from CSV');
  const panel = within(await screen.findByRole('region', { name: 'Import prices' }, { timeout: 20_000 }));
  await user.click(panel.getByRole('button', { name: 'Back to the price list' }));
  expect(await screen.findByRole('table', { name: 'Price list' })).toBeVisible();
}, 30_000);

describe('changing prices by percent', () => {
  it('shows old and new prices, changes those of one kind, and is undone at once', async () => {
    const { user, priceOf, onAccepted, undo } = open();
    await more(user, 'Change prices by percent');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change prices by percent' }));
    const percent = await dialog.findByLabelText('Change in percent');
    await user.type(percent, '2,5');
    expect(dialog.getByText('Is that 2.5 or 25? Write it in full.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Change 0 prices' })).toBeDisabled();
    await user.clear(percent);
    await user.type(percent, '10');
    const rows = () =>
      within(dialog.getByRole('table', { name: 'Old and new prices' }))
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(rows()).toEqual(['Shingle$100.00$110.00', 'Labor$60.05$66.06']);
    await user.click(dialog.getByRole('combobox', { name: 'Lines' }));
    await user.click(await screen.findByRole('option', { name: 'Services' }));
    expect(rows()).toEqual(['Labor$60.05$66.06']);
    await user.click(dialog.getByRole('button', { name: 'Change 1 price' }));
    await waitFor(() => expect(priceOf('labor')).toBe(6_606));
    expect(priceOf('shingle')).toBe(10_000);
    expect(onAccepted.mock.lastCall?.[0]).toMatchObject({ label: '1 price changed' });
    undo();
    await waitFor(() => expect(priceOf('labor')).toBe(6_005));
  });

  it('covers lines that are not loaded yet', async () => {
    const items = Array.from({ length: 240 }, (_, at) =>
      makePriceItem({ ...mine, uuid: `item-${at}`, name: `Line ${at}`, price: 1_000 }),
    );
    const { user, all } = open(items);
    await more(user, 'Change prices by percent');
    await user.type(await screen.findByLabelText('Change in percent'), '-10');
    expect(await screen.findByText('and 40 more')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change 240 prices' }));
    await waitFor(async () => expect((await all()).every(({ price }) => price === 900)).toBe(true));
  });
});
