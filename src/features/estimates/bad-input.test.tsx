import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { instant } from '@/domain/core/value';
import type { EstimateLine } from '@/domain/estimates/estimate-content';
import { priceItemShape } from '@/domain/money/price-item';
import { encodeFields } from '@/domain/core/record-codec';
import { makePriceItem } from '@tests/factories/records';
import {
  estimateLine,
  FIRST,
  opensEstimates,
  OWNER,
  storedEstimate,
  storedLines,
} from '@tests/setup/open-estimates';
import { loadLineDialogs } from '@tests/setup/load-line-dialogs';
import { estimateRoutes } from './routes';

const openEstimates = opensEstimates(estimateRoutes);

type Opened = ReturnType<typeof openEstimates>;

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => estimateLine(`Line ${at + 1}`, 1_024 * (at + 1)));

/** So many lines, of which the shown option has the first two: a table of 200 rows renders long. */
const manyLines = (count: number) => ({
  options: [
    { id: 'a', name: 'Good', description: '', isSuggested: true },
    { id: 'b', name: 'Better', description: '', isSuggested: false },
  ],
  lines: lines(count).map((line, at) => ({ ...line, options: at < 2 ? 'a' : 'b' })),
});

const field = (name: string) => screen.findByRole('textbox', { name });

/** Another person's change of the first estimate, as the server has it at once. */
function bosChange({ store }: Opened, change: (held: readonly EstimateLine[]) => readonly EstimateLine[]) {
  const held = storedEstimate(store);
  store.server.put(
    { collection: 'Estimates', id: 'estimate-0' },
    { ...held, lines: change(storedLines(store) ?? []), updatedBy: 'bo', updatedAt: instant(Date.now()) },
  );
}

beforeAll(async () => {
  await Promise.all([
    import('./record/estimate-page'),
    loadLineDialogs(),
    import('./record/measures-dialog'),
    import('./send/send-dialog'),
  ]);
}, 60_000);

describe('a full estimate', () => {
  it('takes no 201st line: own, with Enter, or of a spreadsheet', async () => {
    const { user, store } = openEstimates(FIRST, [manyLines(200)]);
    await user.click(await screen.findByRole('button', { name: 'Own line' }));
    expect(await screen.findByText('An estimate holds up to 200 lines, and this one is full.')).toBeVisible();
    await user.click(await field('Quantity of Line 2'));
    await user.keyboard('{Enter}');
    await user.click(await field('Name of Line 1'));
    await user.paste('Felt\t10\tSQ\t20.00');
    expect(storedLines(store)).toHaveLength(200);
    expect(await field('Name of Line 1')).toHaveValue('Line 1');
  });

  it('says how many pasted rows still fit', async () => {
    const { user, store } = openEstimates(FIRST, [manyLines(199)]);
    await user.click(await field('Name of Line 1'));
    await user.paste('Felt\t10\tSQ\t20.00\nNails\t2\tbox\t45.50');
    expect(
      await screen.findByText('An estimate holds up to 200 lines. There is room for 1 more.'),
    ).toBeVisible();
    expect(storedLines(store)).toHaveLength(199);
  });

  it('keeps what was picked of the price list', async () => {
    const { user, store } = openEstimates(FIRST, [manyLines(200)], {
      rows: { PriceItems: [makePriceItem({ owner: OWNER, name: 'Ridge vent' })] },
    });
    await user.click(await screen.findByRole('button', { name: 'From price list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'From price list' }));
    await user.click(await dialog.findByRole('checkbox', { name: /Ridge vent/ }));
    await user.click(dialog.getByRole('button', { name: 'Add 1 line' }));
    expect(await screen.findByText(/this one is full/)).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /Ridge vent/ })).toBeChecked();
    expect(storedLines(store)).toHaveLength(200);
  });
});

describe('a line of the price list that is archived meanwhile', () => {
  it('is added as it was picked', async () => {
    const item = makePriceItem({ owner: OWNER, uuid: 'item-1', name: 'Ridge vent', price: 975 });
    const { user, store } = openEstimates(FIRST, [{ lines: [] }], { rows: { PriceItems: [item] } });
    await user.click(await screen.findByRole('button', { name: 'From price list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'From price list' }));
    await user.click(await dialog.findByRole('checkbox', { name: /Ridge vent/ }));
    store.server.put(
      { collection: 'PriceItems', id: 'item-1' },
      encodeFields(priceItemShape.fields, { ...item, active: false }),
    );
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: /Ridge/ })).not.toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: 'Add 1 line' }));
    await waitFor(() =>
      expect(storedLines(store)).toMatchObject([{ name: 'Ridge vent', unitPrice: 975, priceItem: 'item-1' }]),
    );
  });
});

describe('an estimate that cannot be sent', () => {
  it('has no lines', async () => {
    const { user } = openEstimates(FIRST, [{ lines: [] }]);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/Add at least one line that is no extra/)).toBeVisible();
  });

  it('deducts more than it charges: its sums say why, and its payment steps wait', async () => {
    const less = estimateLine('Insurance', 2_048, { unitPrice: -50_000 });
    const schedule = [
      { id: 's', name: 'All of it', when: '', kind: 'rest' as const, percent: 100_000, amount: 0 },
    ];
    openEstimates(FIRST, [{ lines: [estimateLine('Shingles', 1_024), less], schedule }]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The deductions of one tax rate are larger than its lines. Move one to another rate.',
    );
    expect(screen.getByText('Shown once the lines have a total.')).toBeVisible();
    expect(screen.queryByLabelText('Sums')).not.toBeInTheDocument();
  });
});

describe('two people in one estimate', () => {
  it('keep the lines of both', async () => {
    const opened = openEstimates(FIRST, [{ lines: lines(2) }]);
    const { user, store } = opened;
    await user.click(await field('Quantity of Line 1'));
    await user.keyboard('12');
    bosChange(opened, (held) => [...held, estimateLine('Bo’s line', 4_096)]);
    await field('Quantity of Bo’s line');
    await user.keyboard('{Tab}');
    await waitFor(() =>
      expect(storedLines(store)?.map(({ name, quantity }) => [name, quantity])).toEqual([
        ['Line 1', 1_200],
        ['Line 2', 1_000],
        ['Bo’s line', 1_000],
      ]),
    );
  });

  it('are told of a cell that both changed, and the second one decides', async () => {
    const opened = openEstimates(FIRST, [{ lines: lines(1) }]);
    const { user, store } = opened;
    const cell = await field('Quantity of Line 1');
    await user.click(cell);
    await user.keyboard('12');
    bosChange(opened, (held) => held.map((line) => ({ ...line, quantity: 3_000 })));
    await waitFor(() => expect(storedLines(store)?.[0]?.quantity).toBe(3_000));
    await screen.findAllByText('$3,000.00');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Changed to “30” meanwhile. Enter keeps yours, Escape takes theirs.',
    );
    expect(cell).toHaveValue('12');
    expect(storedLines(store)?.[0]?.quantity).toBe(3_000);
    await user.tab();
    expect(cell).toHaveValue('12');
    expect(storedLines(store)?.[0]?.quantity).toBe(3_000);
    await user.click(cell);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(storedLines(store)?.[0]?.quantity).toBe(1_200));
  });

  it('lose nothing typed into a line that the other one removes', async () => {
    const opened = openEstimates(FIRST, [{ lines: lines(2) }]);
    const { user, store } = opened;
    await user.click(await screen.findByRole('button', { name: 'Open Line 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Line 1' }));
    await user.type(dialog.getByLabelText('Description'), 'Thirty years');
    bosChange(opened, (held) => held.filter(({ name }) => name !== 'Line 1'));
    expect(await dialog.findByText('This line was removed meanwhile. Saving adds it again.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(storedLines(store)?.map(({ name, description }) => [name, description])).toEqual([
        ['Line 2', ''],
        ['Line 1', 'Thirty years'],
      ]),
    );
  });
});
