import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setFunctionCaller } from '@/data/callables/function-caller';
import { AppError } from '@/domain/core/errors';
import type { Invoice } from '@/domain/invoices/invoice';
import { paths } from '@/domain/navigation/paths';
import { makeInvoice, makePayment } from '@tests/factories/records';
import { FIRST, ISSUED, mine, opensInvoices, storedInvoice } from '@tests/setup/open-invoices';
import { invoiceRoutes } from './routes';

const open = opensInvoices(invoiceRoutes);
const PLACE = { streetAddress: '9 Elm St', city: 'Duluth' };
let asked: (readonly [string, unknown])[] = [];

// Loads the page's chunks once, outside the timeouts of single tests.
beforeAll(async () => {
  await Promise.all([
    import('./record/invoice-page'),
    import('./credit/credit-dialog'),
    import('./issue/issue-dialog'),
  ]);
}, 60_000);

beforeEach(() => {
  asked = [];
  setFunctionCaller(async (name, input) => {
    asked.push([name, input]);
    return {};
  });
});

const menuOf = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  return within(await screen.findByRole('menu'));
};

describe('an issued invoice', () => {
  it.each([
    ['Write off', 'Write off $900.00?', 'Write off', 'writeOff'],
    ['Declare void', 'Declare this invoice void?', 'Declare void', 'voidInvoice'],
  ])('%s asks first, and then tells the server', async (entry, title, button, name) => {
    const { user } = open(FIRST, [ISSUED]);
    await user.click((await menuOf(user)).getByRole('menuitem', { name: entry }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(asked).toEqual([]);
    await user.click(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(asked).toEqual([[name, { invoiceId: 'invoice-0' }]]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('releases what is held back, and shows why the server refuses', async () => {
    setFunctionCaller(() => Promise.reject(new AppError('conflict', { sentence: 'Nothing is held back.' })));
    const held = { ...ISSUED, heldBack: 20_000, heldReason: 'Retainage' as const };
    const { user } = open(FIRST, [held]);
    await user.click((await menuOf(user)).getByRole('menuitem', { name: 'Release what is held back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Release $200.00?' }));
    await user.click(dialog.getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('Nothing is held back.')).toBeVisible();
  });

  it('is neither void nor written off once it is paid', async () => {
    const { user } = open(FIRST, [{ ...ISSUED, status: 'Paid', paid: 90_000, balance: 0 }]);
    const menu = await menuOf(user);
    expect(menu.queryByRole('menuitem', { name: 'Declare void' })).not.toBeInTheDocument();
    expect(menu.queryByRole('menuitem', { name: 'Write off' })).not.toBeInTheDocument();
  });
});

describe('a payment that never came', () => {
  it('is taken back after a question', async () => {
    const check = makePayment({
      ...mine,
      uuid: 'payment-1',
      state: 'settled',
      amount: 50_000,
      allocations: [{ invoiceId: 'invoice-0', amount: 50_000 }],
    });
    const partly = { ...ISSUED, status: 'Partially Paid' as const, paid: 50_000, balance: 40_000 };
    const { user } = open(FIRST, [partly], { rows: { Payments: [check] } });
    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this payment back?' }));
    await user.click(dialog.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(asked).toEqual([['reversePayment', { paymentId: 'payment-1' }]]));
  });
});

describe('a credit note', () => {
  /** 28 squares of shingles at $168.00, without tax. */
  const billed: Partial<Invoice> = {
    ...ISSUED,
    trackerId: 'tracker-1',
    estimateId: 'estimate-1',
    groups: [{ taxRate: '', base: 470_400, discount: 0, taxes: [] }],
    total: 470_400,
    balance: 470_400,
  };
  const [shingles] = makeInvoice().lines.map((line) => ({ ...line, quantity: 1_800 }));
  const note: Partial<Invoice> = {
    ...ISSUED,
    ...{ kind: 'Credit note', creditOf: 'invoice-0', balance: 0, lines: shingles ? [shingles] : [] },
    groups: [{ taxRate: '', base: 302_400, discount: 0, taxes: [] }],
    total: 302_400,
  };

  async function credit(invoices: readonly Partial<Invoice>[]) {
    const { user, store, router } = open(FIRST, invoices);
    await user.click((await menuOf(user)).getByRole('menuitem', { name: 'Credit note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Credit note for INV-2087' }));
    const part = await dialog.findByRole('combobox', { name: /Credit/ });
    const choose = async (name: string) => {
      await user.click(part);
      await user.click(await screen.findByRole('option', { name }));
    };
    const create = () => user.click(dialog.getByRole('button', { name: 'Create credit note' }));
    /** The draft that opens. */
    const created = async () => {
      await waitFor(() => expect(router.state.location.pathname).not.toBe(FIRST));
      const id = router.state.location.pathname.split('/').at(-1) ?? '';
      await waitFor(() => expect(storedInvoice(store, id)).toMatchObject({ uuid: id }));
      return storedInvoice(store, id);
    };
    return { user, dialog, part, choose, create, created };
  }

  it('takes all of an invoice back by a draft for the same customer and work', async () => {
    const { part, create, created } = await credit([billed]);
    expect(part).toHaveTextContent('All that is left: $4,704.00');
    await create();
    expect(await created()).toMatchObject({
      kind: 'Credit note',
      creditOf: 'invoice-0',
      status: 'Draft',
      title: 'Credit note for INV-2087',
      customerId: 'customer-1',
      customerName: 'Ann Carter',
      trackerId: 'tracker-1',
      estimateId: 'estimate-1',
      currency: 'USD',
      lines: [{ name: 'Shingles', quantity: 2_800, unitPrice: 16_800 }],
    });
    expect(await screen.findByRole('button', { name: 'Issue' })).toBeVisible();
  });

  it('takes back quantities of lines, as much as is left of each', async () => {
    const { user, dialog, choose, create, created } = await credit([billed]);
    await choose('Some lines');
    await create();
    const nothing = 'Write how much of at least one line goes back.';
    expect((await dialog.findAllByText(nothing))[0]).toBeVisible();
    const quantity = dialog.getByRole('textbox', { name: 'Quantity of Shingles' });
    expect(dialog.getByText('28 left: $4,704.00 before tax.')).toBeVisible();
    await user.type(quantity, '29');
    await create();
    expect((await dialog.findAllByText('Only 28 of this line is left.'))[0]).toBeVisible();
    await user.clear(quantity);
    await user.type(quantity, '10');
    expect(await dialog.findByText('$1,680.00')).toBeVisible();
    await create();
    expect(await created()).toMatchObject({ lines: [{ name: 'Shingles', quantity: 1_000 }] });
  });

  it('takes back an amount, up to what is left', async () => {
    const { user, dialog, choose, create, created } = await credit([billed]);
    await choose('An amount');
    await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '5,000');
    await create();
    const more = 'More cannot be credited than is left of the invoice.';
    expect((await dialog.findAllByText(more))[0]).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: /Amount/ }));
    await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '500');
    await create();
    expect(await created()).toMatchObject({
      lines: [{ name: 'Credit of INV-2087', unitPrice: 50_000 }],
      wantedGross: 50_000,
    });
  });

  it('takes back an amount with its share of the tax, to the cent', async () => {
    const sales = { id: 'sales', name: 'Sales tax', parts: [{ name: 'Sales tax', rate: 8_875 }] };
    const taxed: Partial<Invoice> = {
      ...billed,
      lines: makeInvoice().lines.map((line) => ({
        ...line,
        taxRate: 'sales',
        quantity: 300,
        unitPrice: 1_005,
      })),
      taxRates: [sales],
      groups: [{ taxRate: 'sales', base: 3_015, discount: 0, taxes: [{ name: 'Sales tax', cents: 268 }] }],
      total: 3_283,
      balance: 3_283,
    };
    const { user, dialog, choose, create, created } = await credit([taxed]);
    await choose('An amount');
    await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '10.95');
    await create();
    expect(await created()).toMatchObject({ lines: [{ unitPrice: 1_006 }], wantedGross: 1_095 });
    const sums = within(await screen.findByLabelText('Sums'));
    expect(await sums.findByText('$10.95')).toBeVisible();
    expect(sums.getByText('$0.89')).toBeVisible();
  });

  it('takes back what an earlier one left', async () => {
    const { part, create, created } = await credit([
      { ...billed, status: 'Partially Paid', credited: 302_400, balance: 168_000 },
      note,
    ]);
    expect(part).toHaveTextContent('All that is left: $1,680.00');
    await create();
    expect(await created()).toMatchObject({ lines: [{ name: 'Shingles', quantity: 1_000 }] });
  });

  it.each<[string, Partial<Invoice>]>([
    ['a void invoice', { ...billed, status: 'Void', balance: 0 }],
    ['an invoice that is credited', { ...billed, status: 'Paid', credited: 470_400, balance: 0 }],
    ['another credit note', note],
    ['a draft', {}],
  ])('is not made for %s', async (_name, invoice) => {
    const { user } = open(FIRST, [invoice]);
    expect((await menuOf(user)).queryByRole('menuitem', { name: 'Credit note' })).not.toBeInTheDocument();
  });

  it('is linked with its invoice, and has neither days to pay nor a held part', async () => {
    const { user, router } = open(paths.invoice('invoice-1'), [
      { ...billed, credited: 302_400, balance: 168_000 },
      { ...note, ...PLACE, number: null, numberPrefix: '', issuedOn: '', status: 'Draft' },
    ]);
    expect(await screen.findByRole('button', { name: /Client’s reference/ })).toBeVisible();
    for (const name of [/Days to pay/, /Due/, /Held back/, /Discount/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Issue' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue credit note' }));
    expect(dialog.getByText('1 credit note can be issued.')).toBeVisible();
    expect(dialog.getByText(/less is owed on its invoice/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('link', { name: 'INV-2087' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(FIRST));
    await user.click(await screen.findByRole('link', { name: /Number pending/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.invoice('invoice-1')));
  });
});
