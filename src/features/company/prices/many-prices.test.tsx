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

function open({ items = [SHINGLE, LABOR], country = 'US' } = {}) {
  const user = userEvent.setup();
  const onAccepted = vi.fn();
  const { store } = renderWithData(
    <AppThemeProvider>
      <FormatProvider country={country}>
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

/** A CSV file; jsdom's files have no arrayBuffer(). */
function fileOf(...lines: readonly string[]): File {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const file = new File([bytes], 'prices.csv', { type: 'text/csv' });
  return Object.assign(file, { arrayBuffer: async () => bytes.slice().buffer });
}

// Loads the chunks once, outside the timeouts of single tests.
beforeAll(async () => {
  await Promise.all([import('./price-change-dialog'), import('@/features/import/prices/price-import-panel')]);
}, 60_000);

describe('importing prices', () => {
  it('adds lines, leaves known names out, has unreadable cells mended, and is undone at once', async () => {
    const { user, all, priceOf, onAccepted, undo } = open();
    await more(user, 'Import from CSV');
    const panel = within(await screen.findByRole('region', { name: 'Import prices' }));
    await user.upload(
      panel.getByLabelText('CSV file'),
      fileOf(
        'Item,U/M,Price,Cost,Taxed,SKU',
        'Ridge vent,LF,9.75,4.80,yes,77',
        'shingle,SQ,175,,,78',
        'Felt,SQ,"2,5",,no,79',
      ),
    );
    expect(await panel.findByLabelText('U/M goes to')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Check the rows' }));
    expect(await panel.findByText('Is that 2.5 or 25? Write it in full.')).toBeVisible();
    expect(panel.getByText(/Already in your price list\./)).toBeVisible();
    const cell = panel.getByRole('textbox', { name: 'Row 3, Price' });
    await user.clear(cell);
    await user.type(cell, '2.50');
    await user.tab();
    await user.click(await panel.findByRole('button', { name: 'Import 2 lines' }));
    await waitFor(async () => expect(await all()).toHaveLength(4));
    expect(await all()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Ridge vent', unit: 'LF', price: 975, cost: 480, taxable: true }),
        expect.objectContaining({ name: 'Felt', unit: 'SQ', price: 250, cost: 0, taxable: false }),
      ]),
    );
    expect(priceOf('shingle')).toBe(10_000);
    expect(onAccepted.mock.lastCall?.[0]).toMatchObject({ label: '2 lines imported' });
    expect(await screen.findByRole('table', { name: 'Price list' })).toBeVisible();
    undo();
    await waitFor(async () => expect((await all()).filter(({ active }) => active === true)).toHaveLength(2));
  });

  it('changes known lines where that is chosen, in the format of the country', async () => {
    const { user, all, priceOf, undo } = open({ country: 'DE' });
    await more(user, 'Import from CSV');
    const panel = within(await screen.findByRole('region', { name: 'Import prices' }));
    await user.upload(
      panel.getByLabelText('CSV file'),
      fileOf('Name;Preis', 'SHINGLE;1.175,50', 'Labor;60,05'),
    );
    await user.click(await panel.findByRole('button', { name: 'Check the rows' }));
    await user.click(await panel.findByRole('radio', { name: 'Change what I have to what the file says' }));
    expect(await panel.findByText(/Nothing changes\./)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Import 1 line' }));
    await waitFor(() => expect(priceOf('shingle')).toBe(117_550));
    expect(await all()).toHaveLength(2);
    undo();
    await waitFor(() => expect(priceOf('shingle')).toBe(10_000));
  });

  it('says why a file is no list of prices, and which one is too long', async () => {
    const { user } = open();
    await more(user, 'Import from CSV');
    const panel = within(await screen.findByRole('region', { name: 'Import prices' }));
    await user.upload(panel.getByLabelText('CSV file'), fileOf(''));
    expect(await panel.findByRole('alert')).toHaveTextContent('This file is empty.');
    const rows = Array.from({ length: 2_001 }, (_, at) => `Line ${at},1`);
    await user.upload(panel.getByLabelText('CSV file'), fileOf('Name,Price', ...rows));
    await waitFor(() =>
      expect(panel.getByRole('alert')).toHaveTextContent(
        'This file has 2,001 rows; a price list takes 2,000 at once. Split it into parts.',
      ),
    );
    await user.upload(panel.getByLabelText('CSV file'), fileOf('SKU,Value', '1,2'));
    expect(await panel.findByText('Choose a column for the name: every line needs one.')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Check the rows' })).toBeDisabled();
  });
});

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
    const { user, all } = open({ items });
    await more(user, 'Change prices by percent');
    await user.type(await screen.findByLabelText('Change in percent'), '-10');
    expect(await screen.findByText('and 40 more')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change 240 prices' }));
    await waitFor(async () => expect((await all()).every(({ price }) => price === 900)).toBe(true));
  });
});
