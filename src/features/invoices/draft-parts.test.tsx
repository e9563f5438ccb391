import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST, ISSUED, opensInvoices, storedInvoice } from '@tests/setup/open-invoices';
import { invoiceRoutes } from './routes';

const open = opensInvoices(invoiceRoutes);

// Loads the page's chunk once, outside the timeouts of single tests.
beforeAll(() => import('./record/invoice-page'), 60_000);

describe('the held part of a draft', () => {
  it('is an insurer’s depreciation or a client’s retainage', async () => {
    const { user, store } = open(FIRST, [{ heldBack: 50_000, heldReason: 'Depreciation' }]);
    await user.click(
      await screen.findByRole('button', { name: 'Reason it is held back: Depreciation. Change' }),
    );
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByRole('menuitemradio', { name: 'Depreciation' })).toBeChecked();
    await user.click(menu.getByRole('menuitemradio', { name: 'Retainage' }));
    await waitFor(() =>
      expect(storedInvoice(store)).toMatchObject({ heldBack: 50_000, heldReason: 'Retainage' }),
    );
  });

  it('has no reason while nothing is held back, and keeps it once issued', async () => {
    const { unmount } = open(FIRST, [{}]);
    await screen.findByRole('button', { name: /Edit Held back/ });
    expect(screen.queryByText('Reason it is held back')).not.toBeInTheDocument();
    unmount();
    open(FIRST, [{ ...ISSUED, heldBack: 20_000, heldReason: 'Retainage' }]);
    expect((await screen.findByText('Reason it is held back')).nextSibling).toHaveTextContent('Retainage');
    expect(screen.queryByRole('button', { name: /Reason it is held back/ })).not.toBeInTheDocument();
  });
});
