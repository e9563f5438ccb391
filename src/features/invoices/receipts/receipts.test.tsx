import { screen, waitFor, within } from '@testing-library/react';
import { extractText } from 'unpdf';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setFunctionCaller } from '@/data/callables/function-caller';
import { paths } from '@/domain/navigation/paths';
import type { Payment } from '@/domain/payments/payment';
import { makeCustomer, makeInvoice, makePayment } from '@tests/factories/records';
import { narrowWindow } from '@tests/setup/narrow-window';
import { FIRST, ISSUED, mine, opensInvoices } from '@tests/setup/open-invoices';
import { serveFonts } from '@tests/setup/read-pdf';
import { collectSavedFiles } from '@tests/setup/saved-files';
import { invoiceRoutes } from '../routes';

const openScreen = opensInvoices(invoiceRoutes);
const files = collectSavedFiles();
const asked: { readonly name: string; readonly input: unknown }[] = [];
const customerId = makeInvoice().customerId;

const CHECK: Partial<Payment> = {
  ...{
    ...mine,
    customerId,
    customerName: 'June Pettigrew',
    state: 'settled',
    number: 12,
    numberPrefix: 'R-',
  },
  ...{ reference: '', amount: 90_000, allocations: [{ invoiceId: 'invoice-0', amount: 90_000 }] },
};

function open(address = FIRST, payments: readonly Partial<Payment>[] = [CHECK], email = 'june@example.com') {
  const customer = makeCustomer({
    ...mine,
    uuid: customerId,
    name: 'June Pettigrew',
    email,
    phone: '2185550161',
  });
  const rows = {
    Customers: [customer],
    Payments: payments.map((one, at) => makePayment({ uuid: `payment-${at}`, ...one })),
  };
  return openScreen(address, [{ ...ISSUED, customerName: 'June Pettigrew' }], { rows });
}

const dialog = async (name: string) =>
  within(await screen.findByRole('dialog', { name }, { timeout: 30_000 }));

// Loads the late parts once, outside the timeouts of single tests.
beforeAll(async () => {
  await Promise.all([
    import('../record/invoice-page'),
    import('../list/invoices-page'),
    import('../pay/record-payment-dialog'),
    import('./send-receipt-dialog'),
  ]);
}, 60_000);

beforeEach(() => {
  asked.length = 0;
  sessionStorage.clear();
  // The writer of PDFs takes Node's buffers for text where `Uint8Array` is jsdom's.
  vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
  vi.stubGlobal('fetch', serveFonts);
  setFunctionCaller(async (name, input) => {
    asked.push({ name, input });
    if (name === 'attachPaper') return { isAttached: true };
    return { version: 1, link: 'link-1', heldMail: 'mail-1' };
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the receipt of a payment', () => {
  it('is a PDF from its row', async () => {
    const { user } = open(`${paths.invoices}?tab=payments`);
    await user.click(await screen.findByRole('button', { name: 'Actions on Check, June Pettigrew' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Receipt (PDF)' }));
    const form = await dialog('Receipt R-12 as PDF');
    await waitFor(() => expect(form.getByRole('button', { name: 'Download' })).toBeEnabled());
    await user.click(form.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(files).toHaveLength(1), { timeout: 30_000 });
    expect(files[0]?.name).toBe('Receipt R-12 June Pettigrew.pdf');
  });

  it('is mailed with its PDF from the list of payments', async () => {
    const { user } = open(`${paths.invoices}?tab=payments`);
    await user.click(await screen.findByRole('button', { name: 'Actions on Check, June Pettigrew' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send receipt' }));
    const form = await dialog('Send receipt');
    expect(form.getByRole('textbox', { name: 'To' })).toHaveValue('june@example.com');
    await user.click(form.getByRole('button', { name: 'Send receipt' }));
    const done = await dialog('The receipt is on its way');
    expect(done.getByText(/Mailed to june@example\.com with the PDF\./)).toBeVisible();
    expect(asked[0]).toMatchObject({ name: 'sendReceipt', input: { paymentId: 'payment-0' } });
    const paper: unknown = Reflect.get(Object(asked[1]?.input), 'paper');
    const content = String(Reflect.get(Object(paper), 'content'));
    const { text } = await extractText(new Uint8Array(Buffer.from(content, 'base64')), { mergePages: true });
    for (const words of ['Receipt R-12', 'June Pettigrew', 'Invoice INV-2087', '$900.00', 'Still open'])
      expect(text).toContain(words);
  });

  it('is an action of its card on a phone', async () => {
    narrowWindow();
    const { user } = open(`${paths.invoices}?tab=payments`);
    await user.click(await screen.findByRole('button', { name: 'Receipt (PDF)' }));
    expect(await dialog('Receipt R-12 as PDF')).toBeDefined();
  });

  it.each(['noted', 'failed', 'reversed', 'pending'] as const)(
    'is not there while it is %s',
    async (state) => {
      open(`${paths.invoices}?tab=payments`, [{ ...CHECK, state }]);
      await screen.findByText('June Pettigrew');
      expect(screen.queryByRole('button', { name: /^Actions on/ })).toBeNull();
    },
  );
});

describe('a payment that is recorded', () => {
  const noted = async ({ user, store }: ReturnType<typeof open>, isWanted = true) => {
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    const form = await dialog('Record a payment');
    if (!isWanted) await user.click(await form.findByRole('checkbox', { name: 'Mail the receipt' }));
    await user.click(form.getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(store.server.rows('Payments').size).toBe(1));
    return [...store.server.rows('Payments').values()].map(({ data }) => data['receiptTo'])[0];
  };

  it('names the client’s address for its receipt', async () => {
    expect(await noted(open(FIRST, []))).toBe('june@example.com');
  });

  it('names none where that is not wanted', async () => {
    expect(await noted(open(FIRST, []), false)).toBe('');
  });

  it('asks for no receipt where the client has no address', async () => {
    const opened = open(FIRST, [], '');
    expect(await noted(opened)).toBe('');
    expect(screen.queryByRole('checkbox', { name: 'Mail the receipt' })).toBeNull();
  });
});
