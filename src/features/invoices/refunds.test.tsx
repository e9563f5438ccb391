import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/domain/navigation/paths';
import type { Payment } from '@/domain/payments/payment';
import { makePayment } from '@tests/factories/records';
import { FIRST, ISSUED, mine, opensInvoices } from '@tests/setup/open-invoices';
import { invoiceRoutes } from './routes';

const open = opensInvoices(invoiceRoutes);
type Opened = ReturnType<typeof open>;

// Loads the pages' chunks once, outside the timeouts of single tests.
beforeAll(async () => {
  await Promise.all([
    import('./list/invoices-page'),
    import('./record/invoice-page'),
    import('./pay/refund-dialog'),
  ]);
}, 60_000);

/** A check of $1,000.00 of which $366.33 is credit. */
const overpaid = makePayment({
  ...mine,
  ...{ uuid: 'payment-1', customerId: 'customer-1', customerName: 'Ann Carter', state: 'settled' },
  ...{ amount: 100_000, payer: 'Insurance', allocations: [{ invoiceId: 'invoice-0', amount: 63_367 }] },
  unallocated: 36_633,
});
const paymentsIn = ({ store }: Opened) => [...store.server.rows('Payments').values()].map(({ data }) => data);
const refundIn = (opened: Opened) => paymentsIn(opened).find(({ kind }) => kind === 'Refund');
const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Give money back' }));

describe('a refund', () => {
  const invoice = { ...ISSUED, customerId: 'customer-1' };

  it('gives the credit of a client back from the record of an invoice', async () => {
    const opened = open(FIRST, [invoice], { rows: { Payments: [overpaid] } });
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Give back' }));
    const dialog = await dialogOf();
    const amount = await dialog.findByRole('textbox', { name: /Amount/ });
    await waitFor(() => expect(amount).toHaveValue('366.33'));
    await user.type(dialog.getByRole('textbox', { name: /Reference/ }), '2301');
    await user.click(dialog.getByRole('button', { name: 'Note refund' }));
    await waitFor(() =>
      expect(refundIn(opened)).toMatchObject({
        ...{ kind: 'Refund', amount: 36_633, method: 'Check', payer: 'Client', reference: '2301' },
        ...{ customerId: 'customer-1', customerName: 'Ann Carter' },
      }),
    );
    // What is noted counts as given.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Give back' })).not.toBeInTheDocument());
  });

  it('is never of more than the credit, of nothing, or of a day to come', async () => {
    const opened = open(FIRST, [invoice], { rows: { Payments: [overpaid] } });
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Give back' }));
    const dialog = await dialogOf();
    const amount = await dialog.findByRole('textbox', { name: /Amount/ });
    const note = async (text: string) => {
      await user.clear(amount);
      await user.type(amount, text);
      await user.click(dialog.getByRole('button', { name: 'Note refund' }));
    };
    await note('366.34');
    const more = 'Only $366.33 of credit is left. Write a credit note for the invoice to give more back.';
    expect((await dialog.findAllByText(more))[0]).toBeVisible();
    await note('0');
    expect((await dialog.findAllByText('Write an amount above zero.'))[0]).toBeVisible();
    expect(refundIn(opened)).toBeUndefined();
  });

  it('gives back what one payment has too much, from the list of payments', async () => {
    const opened = open(`${paths.invoices}?tab=payments`, [invoice], { rows: { Payments: [overpaid] } });
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: /^Actions on Check/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Give back' }));
    const dialog = await dialogOf();
    const amount = await dialog.findByRole('textbox', { name: /Amount/ });
    await waitFor(() => expect(amount).toHaveValue('366.33'));
    expect(dialog.getByRole('combobox', { name: /Goes to/ })).toHaveTextContent('Insurance');
    await user.click(dialog.getByRole('button', { name: 'Note refund' }));
    await waitFor(() => expect(refundIn(opened)).toMatchObject({ amount: 36_633, payer: 'Insurance' }));
  });
});

describe('the list of payments', () => {
  const payment = (uuid: string, customerName: string, other: Partial<Payment>) =>
    makePayment({ ...overpaid, receivedOn: '2026-11-05', ...other, uuid, customerName });
  const payments = [
    payment('one', 'Bo Cole', { receivedOn: '2026-10-20' }),
    payment('two', 'Cy Dole', { method: 'Cash', payer: 'Client' }),
    payment('three', 'Di Earl', { state: 'failed', assignees: ['other'] }),
  ];

  it.each<[string, readonly string[]]>([
    ['', ['Bo Cole', 'Cy Dole', 'Di Earl']],
    ['&method=Cash', ['Cy Dole']],
    ['&payer=Insurance', ['Bo Cole', 'Di Earl']],
    ['&state=failed', ['Di Earl']],
    ['&month=2026-10', ['Bo Cole']],
    ['&person=other', ['Di Earl']],
  ])('shows those of the address %s', async (query, names) => {
    open(`${paths.invoices}?tab=payments${query}`, [], { rows: { Payments: payments } });
    for (const name of names) expect(await screen.findByText(name)).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(1 + names.length);
  });

  it('stays the tab of payments as filters and views are chosen', async () => {
    const { user, router } = open(`${paths.invoices}?tab=payments`, [], { rows: { Payments: payments } });
    await user.click(await screen.findByRole('link', { name: 'Failed' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=payments&state=failed'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  });
});
