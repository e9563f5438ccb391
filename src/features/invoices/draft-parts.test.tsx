import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/domain/navigation/paths';
import { makeSettings } from '@tests/factories/records';
import { FIRST, ISSUED, opensInvoices, OWNER, storedInvoice } from '@tests/setup/open-invoices';
import { invoiceRoutes } from './routes';

const open = opensInvoices(invoiceRoutes);

// Loads the page's chunks once, outside the timeouts of single tests.
beforeAll(async () => {
  await Promise.all([
    import('./record/invoice-page'),
    import('./record/payers-dialog'),
    import('./record/invoice-words-dialog'),
  ]);
}, 60_000);

const partsOf = async () => within(await screen.findByRole('region', { name: 'Expected from' }));

async function changes(user: ReturnType<typeof open>['user']) {
  await user.click((await partsOf()).getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Expected from' }));
  return {
    dialog,
    add: () => user.click(dialog.getByRole('button', { name: 'Add payer' })),
    payer: (at: number) => within(dialog.getByRole('group', { name: `Payer ${at}` })),
    save: () => user.click(dialog.getByRole('button', { name: 'Save' })),
  };
}

describe('the payers of a draft', () => {
  it('are up to three, and the client pays what the others do not', async () => {
    const { user, store } = open(FIRST, [{}]);
    expect((await partsOf()).getByText('The client pays it all.')).toBeVisible();
    const { dialog, add, payer, save } = await changes(user);
    await add();
    await user.click(payer(1).getByRole('combobox', { name: /Payer/ }));
    await user.click(await screen.findByRole('option', { name: 'Insurance' }));
    await user.type(payer(1).getByRole('textbox', { name: /Amount/ }), '3,000');
    await add();
    await add();
    expect(dialog.getByRole('button', { name: 'Add payer' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Remove payer Finance' }));
    await user.click(dialog.getByRole('button', { name: 'Remove payer Client' }));
    await save();
    await waitFor(() =>
      expect(storedInvoice(store)).toMatchObject({ payers: [{ payer: 'Insurance', amount: 300_000 }] }),
    );
    const rows = within(await screen.findByLabelText('Parts of the payers'));
    expect(rows.getByText('Insurance').nextSibling).toHaveTextContent('$3,000.00');
    expect(rows.getByText('Client').nextSibling).toHaveTextContent('$1,704.00');
  });

  it('are not expected to pay more than the total', async () => {
    const { user, store } = open(FIRST, [{}]);
    const { dialog, add, payer, save } = await changes(user);
    await add();
    await save();
    expect((await dialog.findAllByText('Write how much this payer pays.'))[0]).toBeVisible();
    await user.type(payer(1).getByRole('textbox', { name: /Amount/ }), '4704.01');
    await save();
    const refused = 'The payers are expected to pay more than the total. Lower one of them.';
    expect((await dialog.findAllByText(refused))[0]).toBeVisible();
    expect(storedInvoice(store)).toMatchObject({ payers: [] });
  });

  it('are each named once', async () => {
    const { user } = open(FIRST, [{ payers: [{ payer: 'Insurance', amount: 100 }] }]);
    const { dialog, add, payer, save } = await changes(user);
    await add();
    await user.click(payer(2).getByRole('combobox', { name: /Payer/ }));
    await user.click(await screen.findByRole('option', { name: 'Insurance' }));
    await user.type(payer(2).getByRole('textbox', { name: /Amount/ }), '1');
    await save();
    expect((await dialog.findAllByText('This payer is named already.'))[0]).toBeVisible();
  });

  it('have amounts that are typed as the country writes them', async () => {
    const settings = makeSettings({ owner: OWNER, country: 'DE', currency: 'EUR' });
    const { user, store } = open(FIRST, [{ currency: 'EUR' }], { rows: { Settings: [settings] } });
    const { add, payer, save } = await changes(user);
    await add();
    await user.type(payer(1).getByRole('textbox', { name: /Amount/ }), '1.250,50');
    await save();
    await waitFor(() =>
      expect(storedInvoice(store)).toMatchObject({ payers: [{ payer: 'Client', amount: 125_050 }] }),
    );
  });

  it('are not asked for on a credit note or an issued invoice', async () => {
    const note = { kind: 'Credit note', creditOf: 'invoice-1' } as const;
    const { unmount } = open(FIRST, [note, ISSUED]);
    expect(await screen.findByRole('button', { name: 'Issue' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Expected from' })).not.toBeInTheDocument();
    unmount();
    open(paths.invoice('invoice-1'), [note, ISSUED]);
    expect(await screen.findByRole('button', { name: 'Record payment' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Expected from' })).not.toBeInTheDocument();
  });
});

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

describe('the title and address of a draft', () => {
  it('are changed from its menu, so that it can be issued', async () => {
    const { user, store } = open(FIRST, [{ streetAddress: '', city: '' }]);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Title and address…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Title and address' }));
    await user.type(dialog.getByRole('textbox', { name: /Street/ }), '9 Elm St');
    await user.type(dialog.getByRole('textbox', { name: 'City' }), 'Duluth');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(storedInvoice(store)).toMatchObject({ streetAddress: '9 Elm St', city: 'Duluth' }),
    );
  });

  it('stay as they are once it is issued', async () => {
    const { user } = open(FIRST, [ISSUED]);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await screen.findByRole('menu');
    expect(screen.queryByRole('menuitem', { name: 'Title and address…' })).not.toBeInTheDocument();
  });
});
