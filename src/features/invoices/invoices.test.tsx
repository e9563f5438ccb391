import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { setFunctionCaller } from '@/data/callables/function-caller';
import type { Invoice } from '@/domain/invoices/invoice';
import { paths } from '@/domain/navigation/paths';
import { makeCustomer, makeEstimate, makePayment } from '@tests/factories/records';
import { loadLineDialogs } from '@tests/setup/load-line-dialogs';
import { narrowWindow } from '@tests/setup/narrow-window';
import { FIRST, ISSUED, mine, opensInvoices, storedInvoice } from '@tests/setup/open-invoices';
import { invoiceRoutes } from './routes';

const open = opensInvoices(invoiceRoutes);
const field = (name: string) => screen.findByRole('textbox', { name });

// Loads the pages' chunks once, outside the timeouts of single tests.
beforeAll(async () => {
  await Promise.all([
    import('./list/invoices-page'),
    import('./record/invoice-page'),
    import('./create/create-invoice-page'),
    import('./pay/record-payment-dialog'),
    import('./issue/issue-dialog'),
    import('./list/invoice-bulk-bar'),
    loadLineDialogs(),
  ]);
}, 60_000);

describe('the list of invoices', () => {
  const rowOf = (title: string) =>
    screen.getAllByRole('row').find((one) => one.textContent?.includes(title))?.textContent;

  it('shows what is owed and since when it is overdue', async () => {
    open(paths.invoices, [
      { ...ISSUED, title: 'Old roof', dueOn: '2020-01-10', balance: 40_000 },
      { ...ISSUED, title: 'Gutters', customerName: 'Bo Cole', dueOn: '2126-12-20' },
      { title: 'Not sent yet' },
    ]);
    await screen.findByText('Gutters');
    expect(rowOf('Old roof')).toContain('$400.00');
    expect(rowOf('Old roof')).toContain('overdue');
    expect(rowOf('Gutters')).toContain('Bo Cole');
    expect(rowOf('Gutters')).not.toContain('overdue');
    expect(rowOf('Not sent yet')).toContain('$4,704.00');
  });

  it('sums what is outstanding and overdue, and its ages', async () => {
    open(paths.invoices, [
      { ...ISSUED, title: 'Old roof', dueOn: '2020-01-10', balance: 40_000 },
      { ...ISSUED, title: 'Gutters', dueOn: '2126-12-20' },
      { ...ISSUED, title: 'Barn', status: 'Paid', balance: 0 },
    ]);
    const figures = within(await screen.findByRole('region', { name: 'Figures' }));
    expect(await figures.findByRole('link', { name: /Outstanding.*\$1,300\.00.*2 invoices/ })).toBeVisible();
    expect(figures.getByRole('link', { name: /Overdue.*\$400\.00.*1 invoice/ })).toBeVisible();
    const ages = within(screen.getByRole('region', { name: 'Ageing' }));
    expect(ages.getByRole('link', { name: 'Over 90 days $400.00' })).toHaveAttribute(
      'href',
      `${paths.invoices}?due=Over+90+days`,
    );
  });

  it.each<[string, readonly string[]]>([
    ['due=Overdue', ['Old roof']],
    ['payer=Insurance', ['Gutters']],
    ['month=2026-10', ['Old roof', 'Gutters']],
    ['status=Draft', ['Not sent yet']],
  ])('opens those of %s from an address', async (query, titles) => {
    open(`${paths.invoices}?${query}`, [
      { ...ISSUED, title: 'Old roof', dueOn: '2020-01-10' },
      {
        ...ISSUED,
        title: 'Gutters',
        dueOn: '2126-12-20',
        payers: [{ payer: 'Insurance', amount: 90_000 }],
      },
      { title: 'Not sent yet' },
    ]);
    for (const title of titles) expect(await screen.findByText(title)).toBeVisible();
    for (const title of ['Old roof', 'Gutters', 'Not sent yet'].filter((one) => !titles.includes(one)))
      expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it('shows cards on a phone', async () => {
    narrowWindow();
    open(paths.invoices, [{ ...ISSUED, title: 'Old roof', dueOn: '2020-01-10', balance: 40_000 }]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('$400.00 of $900.00')).toBeVisible();
    expect(card.getByText('Overdue')).toBeVisible();
  });

  it('says what invoices are for without any, and offers the first', async () => {
    open(paths.invoices, []);
    expect(await screen.findByText('No invoices yet')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Create invoice' })[0]).toHaveAttribute(
      'href',
      paths.newInvoice,
    );
  });
});

describe('the tab of payments', () => {
  it('lists what was received, with what is left as credit', async () => {
    const check = makePayment({
      ...mine,
      state: 'settled',
      number: 1_207,
      numberPrefix: 'R-',
      reference: '80914',
      allocations: [{ invoiceId: 'invoice-0', amount: 90_000 }],
      unallocated: 10_000,
    });
    const { user } = open(paths.invoices, [ISSUED], { rows: { Payments: [check] } });
    await user.click(await screen.findByRole('link', { name: 'Payments' }));
    const row = (await screen.findByText('R-1207')).closest('[role="row"]');
    expect(row).toHaveTextContent('Check, 80914');
    expect(row).toHaveTextContent('$1,000.00');
    expect(row).toHaveTextContent('$100.00');
    expect(screen.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  });

  it('says where payments come from without any', async () => {
    open(`${paths.invoices}?tab=payments`, []);
    expect(await screen.findByText('No payments yet')).toBeVisible();
  });
});

describe('a new invoice', () => {
  it('is a draft for a customer, a tracker and a job, and opens with its address', async () => {
    const customer = makeCustomer({
      ...mine,
      uuid: 'customer-1',
      name: 'Ana Ruiz',
      streetAddress: '9 Elm St',
    });
    const { user, store, router } = open(
      `${paths.newInvoice}?customer=customer-1&job=job-1&tracker=tracker-1`,
      [],
      { rows: { Customers: [customer] } },
    );
    await user.type(await field('Title'), 'Deposit for the barn');
    await user.click(screen.getByRole('button', { name: 'Write the lines' }));
    await waitFor(() => expect(router.state.location.pathname).not.toContain('create'));
    const id = router.state.location.pathname.split('/').at(-1) ?? '';
    await waitFor(() =>
      expect(storedInvoice(store, id)).toMatchObject({
        title: 'Deposit for the barn',
        customerName: 'Ana Ruiz',
        streetAddress: '9 Elm St',
        trackerId: 'tracker-1',
        jobId: 'job-1',
        status: 'Draft',
        currency: 'USD',
        termsDays: 30,
      }),
    );
  });
});

describe('an invoice for signed work', () => {
  const step = { when: '', percent: 0, amount: 0 };
  const estimate = makeEstimate({
    ...mine,
    uuid: 'estimate-1',
    customerId: 'customer-1',
    trackerId: 'tracker-1',
    title: 'Roof of the barn',
    status: 'Approved',
    schedule: [
      { ...step, id: 'deposit', name: 'Deposit', kind: 'percent', percent: 30_000 },
      { ...step, id: 'rest', name: 'Balance', kind: 'rest', percent: 100_000 },
    ],
  });

  it('bills a payment step', async () => {
    const { user, store, router } = open(`${paths.newInvoice}?customer=customer-1&estimate=estimate-1`, [], {
      rows: { Customers: [makeCustomer({ ...mine, uuid: 'customer-1' })], Estimates: [estimate] },
    });
    await user.click(await screen.findByRole('combobox', { name: 'Bill' }));
    await user.click(await screen.findByRole('option', { name: 'Deposit, 30%: $1,411.20' }));
    await user.click(screen.getByRole('button', { name: 'Write the lines' }));
    await waitFor(() => expect(router.state.location.pathname).not.toContain('create'));
    const id = router.state.location.pathname.split('/').at(-1) ?? '';
    await waitFor(() =>
      expect(storedInvoice(store, id)).toMatchObject({
        title: 'Roof of the barn',
        estimateId: 'estimate-1',
        trackerId: 'tracker-1',
        step: 'deposit',
        lines: [{ name: 'Deposit, 30%', unitPrice: 141_120 }],
      }),
    );
  });
});

describe('issuing', () => {
  it('says what stops a draft before it asks the server', async () => {
    const { user } = open(FIRST, [{ lines: [] }]);
    await user.click(await screen.findByRole('button', { name: 'Issue' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue invoice' }));
    expect(dialog.getByText('0 of 1 invoice can be issued.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Issue 1/ })).not.toBeInTheDocument();
  });

  it('tells of each what became of it', async () => {
    const asked: unknown[] = [];
    setFunctionCaller(async (_name, input) => {
      asked.push(input);
      const [id] = (input as { readonly ids: readonly string[] }).ids;
      const result =
        id === 'invoice-0' ? { number: 'INV-2103', problem: '' } : { number: '', problem: 'Another has it.' };
      return { results: [{ id, ...result }] };
    });
    const place = { streetAddress: '9 Elm St', city: 'Duluth' };
    const { user } = open(paths.invoices, [
      { title: 'Roof', ...place },
      { title: 'Gutters', ...place },
    ]);
    for (const name of ['Roof', 'Gutters'])
      await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
    await user.click(await screen.findByRole('button', { name: 'Issue' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue invoices' }));
    await user.click(dialog.getByRole('button', { name: 'Issue 2 invoices' }));
    expect(await dialog.findByText('Issued as INV-2103')).toBeVisible();
    expect(await dialog.findByText('Another has it.')).toBeVisible();
    expect(asked).toHaveLength(2);
  });
});

describe('a draft of an invoice', () => {
  it('has lines to type into, and their sums', async () => {
    const { user, store } = open(FIRST, [{}]);
    await user.click(await field('Quantity of Shingles'));
    await user.keyboard('10{Tab}');
    await waitFor(() =>
      expect(storedInvoice(store)?.['lines'] as Invoice['lines']).toMatchObject([{ quantity: 1_000 }]),
    );
    const sums = within(screen.getByLabelText('Sums'));
    expect(await sums.findAllByText('$1,680.00')).toHaveLength(2);
    expect(screen.queryByRole('columnheader', { name: 'Optional' })).not.toBeInTheDocument();
  });

  it('gets further lines, without the fields of estimates', async () => {
    const { user, store } = open(FIRST, [{}]);
    await user.click(await screen.findByRole('button', { name: 'Own line' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of the line' })).toHaveFocus());
    await user.keyboard('Ridge vent{Tab}');
    const lines = () => storedInvoice(store)?.['lines'] as Invoice['lines'];
    await waitFor(() => expect(lines().map(({ name }) => name)).toEqual(['Shingles', 'Ridge vent']));
    expect(Object.keys(lines()[1] ?? {})).not.toContain('isOptional');
  });

  it('has days to pay, the client’s reference and a held part', async () => {
    const { user, store } = open(FIRST, [{}]);
    const change = async (name: string, text: string) => {
      await user.click(await screen.findByRole('button', { name: new RegExp(name) }));
      const input = await field(name);
      await user.clear(input);
      await user.type(input, `${text}{Enter}`);
    };
    await change('Days to pay', '14');
    await change('Client’s reference', 'PO 7741');
    await change('Held back', '500');
    await waitFor(() =>
      expect(storedInvoice(store)).toMatchObject({
        termsDays: 14,
        customerReference: 'PO 7741',
        heldBack: 50_000,
        heldReason: 'Depreciation',
      }),
    );
  });
});

describe('an issued invoice', () => {
  const check = makePayment({
    ...mine,
    state: 'settled',
    payer: 'Insurance',
    reference: '80914',
    amount: 50_000,
    allocations: [{ invoiceId: 'invoice-0', amount: 50_000 }],
  });
  const partly: Partial<Invoice> = {
    ...ISSUED,
    status: 'Partially Paid',
    paid: 50_000,
    balance: 40_000,
    payers: [{ payer: 'Insurance', amount: 60_000 }],
  };

  it('shows what each payer still owes', async () => {
    open(FIRST, [partly], { rows: { Payments: [check] } });
    const parts = within(await screen.findByLabelText('Parts of the balance'));
    expect(await parts.findByText('$100.00')).toBeVisible();
    expect(parts.getByText('Still due, Insurance')).toBeVisible();
    expect(parts.getByText('Still due, Client').nextSibling).toHaveTextContent('$300.00');
  });

  it('lists its payments, and none of other invoices', async () => {
    const other = makePayment({
      ...mine,
      uuid: 'payment-2',
      state: 'settled',
      amount: 7_700,
      allocations: [{ invoiceId: 'another', amount: 7_700 }],
    });
    open(FIRST, [partly], { rows: { Payments: [check, other] } });
    const payments = within(await screen.findByRole('list', { name: 'Payments' }));
    expect(payments.getAllByRole('listitem')).toHaveLength(1);
    expect(payments.getByText(/Check, 80914/)).toBeVisible();
    expect(payments.getByText('$500.00')).toBeVisible();
  });

  it('keeps its lines, and takes notes of the office', async () => {
    open(FIRST, [ISSUED]);
    expect(await field('Quantity of Shingles')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Own line' })).not.toBeInTheDocument();
    expect(screen.getByText('No. INV-2087')).toBeVisible();
  });
});

describe('a payment', () => {
  const payments = ({ server }: ReturnType<typeof open>['store']) =>
    [...server.rows('Payments').values()].map(({ data }) => data);

  it('is recorded in three taps on a phone: what is due is filled in', async () => {
    narrowWindow();
    const { user, store } = open(FIRST, [{ ...ISSUED, trackerId: 'tracker-1' }]);
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a payment' }));
    expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('900.00');
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(payments(store)).toHaveLength(1));
    expect(payments(store)[0]).toMatchObject({
      amount: 90_000,
      method: 'Check',
      payer: 'Client',
      trackerId: 'tracker-1',
      wished: [{ invoiceId: 'invoice-0', amount: 90_000 }],
    });
    expect(await screen.findByText('Noted, not settled yet')).toBeVisible();
  });

  it('opens with its key, and is never of nothing', async () => {
    const { user, store } = open(FIRST, [ISSUED]);
    await screen.findByRole('button', { name: 'Record payment' });
    await user.keyboard('p');
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a payment' }));
    const amount = dialog.getByRole('textbox', { name: /Amount/ });
    await user.clear(amount);
    await user.type(amount, '0');
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    expect((await dialog.findAllByText('Write an amount above zero.')).length).toBeGreaterThan(0);
    expect(payments(store)).toHaveLength(0);
  });

  it('is not asked of a draft or a paid invoice', async () => {
    open(FIRST, [{ ...ISSUED, status: 'Paid', paid: 90_000, balance: 0 }]);
    await screen.findByText('No. INV-2087');
    expect(screen.queryByRole('button', { name: 'Record payment' })).not.toBeInTheDocument();
  });
});
