import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { estimateLine, FIRST, opensEstimates } from '@tests/setup/open-estimates';
import { estimateRoutes } from '../routes';

const open = opensEstimates(estimateRoutes);

// Loads the page's chunk once, outside the timeout of the test.
beforeAll(async () => {
  await import('./estimate-page');
}, 60_000);

it('copies what was typed just before, which the screen does not show yet', async () => {
  const { user, store, router } = open(FIRST, [{ lines: [estimateLine('Shingles', 1_024)] }]);
  const price = await screen.findByRole('textbox', { name: 'Price of Shingles' });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  const copy = await screen.findByRole('menuitem', { name: 'Copy as a new draft' });
  // In one go, without a moment in which the screen could follow.
  fireEvent.change(price, { target: { value: '171' } });
  fireEvent.blur(price);
  fireEvent.click(copy);
  await waitFor(() => expect(store.server.rows('Estimates').size).toBe(2));
  const copied = [...store.server.rows('Estimates').values()].find(({ id }) => id !== 'estimate-0');
  expect(copied?.data['lines']).toMatchObject([{ unitPrice: 17_100 }]);
  await waitFor(() => expect(router.state.location.pathname).not.toBe(FIRST));
});
