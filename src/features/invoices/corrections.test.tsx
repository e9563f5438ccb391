import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setFunctionCaller } from '@/data/callables/function-caller';
import { AppError } from '@/domain/core/errors';
import { makePayment } from '@tests/factories/records';
import { FIRST, ISSUED, mine, opensInvoices } from '@tests/setup/open-invoices';
import { invoiceRoutes } from './routes';

const open = opensInvoices(invoiceRoutes);
let asked: (readonly [string, unknown])[] = [];

// Loads the page's chunk once, outside the timeouts of single tests.
beforeAll(() => import('./record/invoice-page'), 60_000);

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
