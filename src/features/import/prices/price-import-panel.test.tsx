import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithData } from '@/data/testing/render-with-data';
import { FormatProvider } from '@/shared/format/format-context';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { makePriceItem } from '@tests/factories/records';
import { csvFile } from '../testing/render-import';
import { PriceImportPanel } from './price-import-panel';

const mine = { owner: 'person-1' } as const;
const SHINGLE = makePriceItem({ ...mine, uuid: 'shingle', name: 'Shingle', kind: 'Product', price: 10_000 });
const LABOR = makePriceItem({ ...mine, uuid: 'labor', name: 'Labor', kind: 'Service', price: 6_005 });

function open(country = 'US') {
  const user = userEvent.setup();
  const [onAccepted, onClose] = [vi.fn(), vi.fn()];
  const items = [SHINGLE, LABOR];
  const { store } = renderWithData(
    <AppThemeProvider>
      <FormatProvider country={country} currency={country === 'DE' ? 'EUR' : 'USD'}>
        <PriceImportPanel items={items} onClose={onClose} />
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
  return { user, all, priceOf, onAccepted, onClose, undo };
}

const fileOf = (...lines: readonly string[]) => csvFile(lines.join('\n'), 'prices.csv');

describe('importing prices', () => {
  it('adds lines, leaves known names out, has unreadable cells mended, and is undone at once', async () => {
    const { user, all, priceOf, onAccepted, onClose, undo } = open();
    const panel = within(screen.getByRole('region', { name: 'Import prices' }));
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
    expect(onClose).toHaveBeenCalledOnce();
    undo();
    await waitFor(async () => expect((await all()).filter(({ active }) => active === true)).toHaveLength(2));
  });

  it('changes known lines where that is chosen, in the format of the country', async () => {
    const { user, all, priceOf, undo } = open('DE');
    const panel = within(screen.getByRole('region', { name: 'Import prices' }));
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
    const panel = within(screen.getByRole('region', { name: 'Import prices' }));
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
