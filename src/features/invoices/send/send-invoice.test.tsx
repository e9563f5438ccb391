import { screen, within } from '@testing-library/react';
import { extractText } from 'unpdf';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setFunctionCaller } from '@/data/callables/function-caller';
import { AppError } from '@/domain/core/errors';
import type { Customer } from '@/domain/customers/customer';
import { frozenInvoice } from '@/domain/invoices/issue/frozen-invoice';
import { issuedInvoiceText } from '@/domain/invoices/issue/issued-invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { paths } from '@/domain/navigation/paths';
import { makeCustomer, makeInvoice, makeIssuedPaper, makeSettings } from '@tests/factories/records';
import { narrowWindow } from '@tests/setup/narrow-window';
import { FIRST, ISSUED, mine, opensInvoices } from '@tests/setup/open-invoices';
import { serveFonts } from '@tests/setup/read-pdf';
import { invoiceRoutes } from '../routes';

const openScreen = opensInvoices(invoiceRoutes);

type Asked = { readonly name: string; readonly input: Readonly<Record<string, unknown>> };

/** What the server was asked, and the refusals it gives to sendings, the first one first. */
const asked: Asked[] = [];
let refusals: AppError[] = [];
const askedOf = (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input);

const NOT_SENT: Partial<Invoice> = { ...ISSUED, sentAt: null, customerName: 'June Pettigrew' };

const paperOf = (invoice: Partial<Invoice>, at = 0) =>
  makeIssuedPaper({
    ...{ ...mine, uuid: `invoice-${at}_1`, noun: 'invoice', recordId: `invoice-${at}`, sha256: 'abc' },
    json: issuedInvoiceText(
      frozenInvoice(makeInvoice({ ...mine, uuid: `invoice-${at}`, ...invoice }), {
        business: { name: 'Slate & Sons', settings: makeSettings() },
        place: { country: 'US', zone: 'America/Chicago' },
        credits: '',
        at: Date.UTC(2026, 9, 8, 15),
      }),
    ),
  });

function open(invoices: readonly Partial<Invoice>[], customer: Partial<Customer> = {}, address = FIRST) {
  const client = makeCustomer({
    ...{ ...mine, uuid: makeInvoice().customerId, name: 'June Pettigrew' },
    ...{ email: 'june@example.com', phone: '+12185550161', ...customer },
  });
  const rows = { Customers: [client], IssuedPapers: invoices.map(paperOf) };
  return openScreen(address, invoices, { rows });
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** The dialog that follows once the PDF is made. */
const sentDialog = async (name: string) =>
  within(await screen.findByRole('dialog', { name }, { timeout: 30_000 }));

// Loads the late parts once, outside the timeouts of single tests.
beforeAll(async () => {
  await Promise.all([
    import('../record/invoice-page'),
    import('../list/invoices-page'),
    import('../list/invoice-bulk-bar'),
    import('../issue/issue-dialog'),
    import('../pay/record-payment-dialog'),
    import('./send-dialog'),
  ]);
}, 60_000);

beforeEach(() => {
  asked.length = 0;
  refusals = [];
  sessionStorage.clear();
  // The writer of PDFs takes Node's buffers for text where `Uint8Array` is jsdom's.
  vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
  vi.stubGlobal('fetch', serveFonts);
  setFunctionCaller(async (name, input) => {
    const read = { ...Object(input) } as Asked['input'];
    asked.push({ name, input: read });
    if (name === 'attachPaper') return { isAttached: read['paper'] !== null };
    if (name === 'issueInvoices')
      return { results: (read['ids'] as string[]).map((id) => ({ id, number: 'INV-9', problem: '' })) };
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    return { version: 1, link: 'link-1', heldMail: read['withPaper'] === true ? 'mail-1' : '' };
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('sending an invoice', () => {
  it('is its next step, begins with what is due, and mails it with its PDF', async () => {
    const { user } = open([NOT_SENT]);
    await user.click(await screen.findByRole('button', { name: 'Send invoice' }));
    const form = await dialog('Send invoice');
    expect(form.getByRole('textbox', { name: 'To' })).toHaveValue('june@example.com');
    expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('Invoice INV-2087 from Sam Sender');
    const message = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    expect(message.value).toContain('Hello June,');
    expect(message.value).toContain('Please pay $900.00 by Sat, Nov 7');
    await user.click(form.getByRole('button', { name: 'Preview the mail' }));
    const preview = within(form.getByRole('region', { name: 'The mail as the client reads it' }));
    expect(preview.getByText('Open the invoice')).toBeVisible();
    expect(preview.getByText(/^Sent by Sam Sender \(/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Send invoice' }));
    const done = await sentDialog('The invoice is on its way');
    expect(done.getByText(/Mailed to june@example\.com with the PDF\./)).toBeVisible();
    expect(done.getByLabelText('Link for the client')).toHaveValue(
      `${window.location.origin}/tracking/link-1?invoice=invoice-0`,
    );
    expect(askedOf('sendInvoice')).toMatchObject([{ invoiceId: 'invoice-0', to: ['june@example.com'] }]);
    const [attached] = askedOf('attachPaper');
    expect(attached).toMatchObject({ mailId: 'mail-1', recordId: 'invoice-0', version: 1 });
    const paper: unknown = attached?.['paper'];
    expect(paper).toMatchObject({ name: 'Invoice INV-2087 June Pettigrew.pdf' });
    const content = String(Reflect.get(Object(paper), 'content'));
    const pdf = new Uint8Array(Buffer.from(content, 'base64'));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain('Invoice INV-2087');
    expect(text).toContain('Balance due');
    expect(text).toContain('SHA-256 of INV-2087: abc');
  });

  it('keeps payments within reach until it is sent', async () => {
    const { user } = open([NOT_SENT]);
    await screen.findByRole('button', { name: 'Send invoice' });
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Record payment' }));
    expect(await dialog('Record a payment')).toBeDefined();
  });

  it('is offered again in the menu, as a second mail', async () => {
    const { user } = open([{ ...ISSUED, customerName: 'June Pettigrew' }]);
    await screen.findByRole('button', { name: 'Record payment' });
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
    const form = await dialog('Send again');
    expect(form.getByRole('textbox', { name: 'To' })).toHaveValue('june@example.com');
    expect(askedOf('sendInvoice')).toEqual([]);
  });

  it('of a paid one is no next step', async () => {
    open([{ ...ISSUED, status: 'Paid', paid: 90_000, balance: 0 }]);
    await screen.findByRole('button', { name: 'More actions' });
    expect(screen.queryByRole('button', { name: /Send|Record/ })).toBeNull();
  });

  it('is not there for void ones and for people who only look', async () => {
    const { user } = open([{ ...NOT_SENT, status: 'Void', balance: 0 }]);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await screen.findByRole('menuitem', { name: 'PDF' });
    expect(screen.queryByRole('menuitem', { name: /Send/ })).toBeNull();
  });

  it('says that the client has no address, with the way to the customer, and makes only the link', async () => {
    const { user } = open([NOT_SENT], { email: '', phone: '' });
    await user.click(await screen.findByRole('button', { name: 'Send invoice' }));
    const form = await dialog('Send invoice');
    expect(form.getByText(/June Pettigrew has no e-mail address/)).toBeVisible();
    expect(form.getByText(/June Pettigrew has no phone number/)).toBeVisible();
    expect(form.getAllByRole('link', { name: 'Customer' })[0]).toHaveAttribute(
      'href',
      paths.customer(makeInvoice().customerId),
    );
    await user.click(form.getByRole('button', { name: 'Send invoice' }));
    await dialog('The link is ready');
    expect(askedOf('sendInvoice')).toMatchObject([{ to: [], withPaper: false }]);
  });

  it('keeps what was typed where the plan’s month is full, and sends under the same id later', async () => {
    const sentence = 'The Free plan sends 5 papers in a month.';
    refusals = [new AppError('limit-reached', { sentence })];
    const { user } = open([NOT_SENT]);
    await user.click(await screen.findByRole('button', { name: 'Send invoice' }));
    const form = await dialog('Send invoice');
    await user.type(form.getByRole('textbox', { name: 'Subject' }), '!');
    await user.click(form.getByRole('button', { name: 'Send invoice' }));
    expect(await form.findByText(sentence)).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('Invoice INV-2087 from Sam Sender!');
    await user.click(form.getByRole('button', { name: 'Send invoice' }));
    await sentDialog('The invoice is on its way');
    const [first, second] = askedOf('sendInvoice');
    expect(second?.['requestId']).toBe(first?.['requestId']);
  });

  it('fills the screen of a phone', async () => {
    narrowWindow();
    const { user } = open([NOT_SENT]);
    await user.click(await screen.findByRole('button', { name: 'Send invoice' }));
    expect(await screen.findByRole('dialog', { name: 'Send invoice' })).toHaveClass(
      'MuiDialog-paperFullScreen',
    );
  });
});

it('a credit note is sent in words of its own', async () => {
  const credit = { ...NOT_SENT, kind: 'Credit note', number: 4, numberPrefix: 'CN-', balance: 0 } as const;
  const { user } = open([credit]);
  await user.click(await screen.findByRole('button', { name: 'Send credit note' }));
  const form = await dialog('Send credit note');
  const message = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  expect(message.value).toContain('It credits $900.00 to you.');
  await user.click(form.getByRole('button', { name: 'Send credit note' }));
  await sentDialog('The credit note is on its way');
  expect(askedOf('attachPaper')[0]?.['paper']).toMatchObject({
    name: 'Credit note CN-4 June Pettigrew.pdf',
  });
});

describe('issuing and sending', () => {
  const MAILED = 'Issued as INV-9. Mailed to june@example.com.';
  const place = { streetAddress: '9 Elm St', city: 'Duluth' };
  const draft = { ...place, customerName: 'June Pettigrew' };

  async function issueAndSend({ user }: ReturnType<typeof open>) {
    await user.click(await screen.findByRole('button', { name: 'Issue' }));
    const form = await dialog('Issue invoice');
    await user.click(form.getByRole('button', { name: 'Issue and send' }));
    return form;
  }

  it('mails what was issued to the client', async () => {
    const form = await issueAndSend(open([draft]));
    expect(await form.findByText(MAILED, {}, { timeout: 30_000 })).toBeVisible();
    expect(askedOf('sendInvoice')).toMatchObject([
      { invoiceId: 'invoice-0', to: ['june@example.com'], withPaper: true },
    ]);
  });

  it('of a client without an address issues, and names them', async () => {
    const form = await issueAndSend(open([draft], { email: '' }));
    expect(
      await form.findByText(
        'Issued as INV-9. Not mailed: June Pettigrew has no e-mail address. Add one, then send it.',
      ),
    ).toBeVisible();
    expect(askedOf('sendInvoice')).toEqual([]);
  });

  it('goes on with the others where one is refused', async () => {
    refusals = [new AppError('limit-reached', { sentence: 'The month is full.' })];
    const opened = open(
      [
        { ...draft, title: 'Roof' },
        { ...draft, title: 'Gutters' },
      ],
      {},
      paths.invoices,
    );
    const { user } = opened;
    for (const name of ['Roof', 'Gutters'])
      await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
    await user.click(await screen.findByRole('button', { name: 'Issue' }));
    const form = await dialog('Issue invoices');
    await user.click(form.getByRole('button', { name: 'Issue and send' }));
    expect(await form.findByText('Issued as INV-9. Not mailed: The month is full.')).toBeVisible();
    expect(await form.findByText(MAILED, {}, { timeout: 30_000 })).toBeVisible();
  });

  it('mails under the same id where the connection was lost', async () => {
    refusals = [new AppError('network')];
    const opened = open([draft]);
    const form = await issueAndSend(opened);
    expect(await form.findByText(/^No connection/)).toBeVisible();
    await opened.user.click(form.getByRole('button', { name: 'Issue and send' }));
    expect(await form.findByText(MAILED, {}, { timeout: 30_000 })).toBeVisible();
    const [first, second] = askedOf('sendInvoice');
    expect(second?.['requestId']).toBe(first?.['requestId']);
  });
});
