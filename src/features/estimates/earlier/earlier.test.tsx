import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { foundBy } from '@/domain/search/find';
import { makeEstimate } from '@tests/factories/records';
import { estimateLine, FIRST, opensEstimates, storedLines } from '@tests/setup/open-estimates';
import { estimateRoutes } from '../routes';

const openEstimates = opensEstimates(estimateRoutes);

beforeAll(async () => {
  await Promise.all([import('../record/estimate-page'), import('./earlier-dialog')]);
}, 60_000);

const earlier = {
  options: [
    { id: 'a', name: 'Good', description: '', isSuggested: false },
    { id: 'b', name: 'Better', description: '', isSuggested: true },
  ],
  lines: [
    estimateLine('Tear off', 1_024),
    estimateLine('Three-tab', 2_048, { options: 'a' }),
    estimateLine('Architectural', 3_072, { options: 'b' }),
  ],
};

async function openDialog(estimates: Parameters<typeof openEstimates>[1]) {
  const opened = openEstimates(FIRST, estimates);
  await opened.user.click(await screen.findByRole('button', { name: 'More ways to add lines' }));
  await opened.user.click(await screen.findByRole('menuitem', { name: 'From an earlier estimate' }));
  return {
    ...opened,
    dialog: within(await screen.findByRole('dialog', { name: 'From an earlier estimate' })),
  };
}

describe('lines of an earlier estimate', () => {
  it('are taken from this customer’s first, all or some, with fresh ids and part of every option', async () => {
    const { user, store, dialog } = await openDialog([
      { lines: [estimateLine('Own', 1_024)] },
      { title: 'Roof of the barn', ...earlier },
      { title: 'Another’s roof', customerId: 'customer-2', ...earlier },
    ]);
    await user.click(await dialog.findByRole('button', { name: /Roof of the barn/ }));
    expect(dialog.queryByText(/Another’s roof/)).not.toBeInTheDocument();
    const picker = within(await screen.findByRole('dialog', { name: 'Roof of the barn' }));
    // The suggested option's lines are picked at first.
    expect(picker.getByRole('checkbox', { name: /Three-tab.*, in Good/ })).not.toBeChecked();
    expect(picker.getByRole('button', { name: 'Add 2 lines' })).toBeVisible();
    await user.click(picker.getByRole('checkbox', { name: /Tear off/ }));
    await user.click(picker.getByRole('button', { name: 'Add 1 line' }));
    await waitFor(() =>
      expect(storedLines(store)?.map(({ name, options }) => [name, options])).toEqual([
        ['Own', ''],
        ['Architectural', ''],
      ]),
    );
    expect(storedLines(store)?.map(({ id }) => id)).not.toContain('Architectural');
  });

  it('are found in any estimate by a word', async () => {
    const { user, store, dialog } = await openDialog([
      { lines: [] },
      {
        title: 'Gutters',
        customerId: 'customer-2',
        ...earlier,
        ...foundBy(makeEstimate({ title: 'Gutters' })),
      },
    ]);
    expect(await dialog.findByText(/No other estimate for/)).toBeVisible();
    await user.type(dialog.getByRole('searchbox', { name: 'Search all estimates' }), 'gutters');
    await user.click(await dialog.findByRole('button', { name: /Gutters/ }));
    const picker = within(await screen.findByRole('dialog', { name: 'Gutters' }));
    await user.click(picker.getByRole('checkbox', { name: 'All lines' }));
    await user.click(picker.getByRole('button', { name: 'Add 3 lines' }));
    await waitFor(() => expect(storedLines(store)).toHaveLength(3));
  });

  it('say how many still fit, and none is lost', async () => {
    const many = Array.from({ length: 199 }, (_, at) =>
      estimateLine(`Line ${at + 1}`, 1_024 * (at + 1), { options: 'elsewhere' }),
    );
    const { user, store, dialog } = await openDialog([{ lines: many }, { title: 'Barn', ...earlier }]);
    await user.click(await dialog.findByRole('button', { name: /Barn/ }));
    const picker = within(await screen.findByRole('dialog', { name: 'Barn' }));
    expect(picker.getByText('An estimate holds up to 200 lines. There is room for 1 more.')).toBeVisible();
    expect(picker.getByRole('button', { name: 'Add 2 lines' })).toBeDisabled();
    await user.click(picker.getByRole('checkbox', { name: /Tear off/ }));
    await user.click(picker.getByRole('button', { name: 'Add 1 line' }));
    await waitFor(() => expect(storedLines(store)).toHaveLength(200));
  });
});
