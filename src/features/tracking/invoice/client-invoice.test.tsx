import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { BalancePayment, InvoiceView, MoneyReader } from '@/data/tracking/money-reader';
import type { TrackingReader } from '@/data/tracking/tracking-reader';
import { AppError } from '@/domain/core/errors';
import { issuedText } from '@/domain/estimates/issued-estimate';
import type { Invoice } from '@/domain/invoices/invoice';
import { issuedInvoiceText } from '@/domain/invoices/issue/issued-invoice';
import type { ShownEstimate } from '@/domain/tracking/estimate-state';
import { shownInvoice } from '@/domain/tracking/shown-invoice';
import type { IssuedCopy, MoneyCopy } from '@/domain/tracking/money-copy';
import { renderUi } from '@/shared/testing/render-ui';
import { makeFrozen, makeRoofInvoice } from '@tests/factories/frozen-invoice';
import { makeIssued } from '@tests/factories/issued';
import { makeMoneyCopy, makeReceipt } from '@tests/factories/money-copy';
import { TrackingPage } from '../tracking-page';
import { keepPaying } from './paying';

/** Nov 23 at the business, in Chicago. */
const NOW = Date.UTC(2026, 10, 24, 5);

/** The page of a lead: there is no progress before the sale. */
const reader: TrackingReader = {
  read: async () => ({
    link: { state: 'active', expiresAt: Date.UTC(2099, 0, 1), trackerId: '' },
    copy: null,
    office: { name: 'Hollis & Daughter Roofing', phone: '+12185550142', logo: '' },
  }),
  watch: () => () => undefined,
  photos: async () => [],
  photoAddress: () => '',
  respond: async () => undefined,
};

/** The page of an invoice of $17,250.60, of which $4,000.00 came by check. */
function billed(invoice: Partial<Invoice> = {}, money: Partial<MoneyCopy> = {}): MoneyCopy {
  const paid = { paid: 400_000, balance: 1_325_060, status: 'Partially Paid' } as const;
  return makeMoneyCopy({
    invoices: [shownInvoice(makeRoofInvoice({ ...paid, ...invoice }))],
    receipts: [makeReceipt()],
    ...money,
  });
}

/** A signed estimate in the list of the page. */
const SIGNED: ShownEstimate = {
  ...{ id: 'estimate-1', number: 'E-1042', kind: 'Estimate', title: 'New roof', status: 'Approved' },
  ...{ version: 1, sha256: 'hash', sentAt: 1, validUntil: '', total: 1_725_060, currency: 'USD' },
  ...{ option: '', extras: '', answeredBy: 'June', answeredAt: 1, answeredHow: 'Link', notedBy: '' },
  isOpen: false,
};

const paperOf = (invoice: Partial<Invoice> = {}): IssuedCopy => ({
  version: 1,
  sha256: 'hash',
  json: issuedInvoiceText(makeFrozen(invoice)),
});

/** A server with this money, which tells of changes. */
function makeDoor(money: MoneyCopy, paper: IssuedCopy | null = paperOf()) {
  const views: InvoiceView[] = [];
  const payments: BalancePayment[] = [];
  const refusals: AppError[] = [];
  const watchers = new Set<(money: MoneyCopy | null) => void>();
  const door: MoneyReader = {
    unlock: async () => 'key-1',
    watch: (_, key, onNext) => {
      watchers.add(onNext);
      onNext(key === 'key-1' ? money : null);
      return () => watchers.delete(onNext);
    },
    watchIssued: (_link, _key, id, onNext) => {
      onNext(id === SIGNED.id ? { version: 1, sha256: 'hash', json: issuedText(makeIssued()) } : paper);
      return () => undefined;
    },
    answer: async () => undefined,
    viewInvoice: async (view) => void views.push(view),
    pay: async (payment) => {
      payments.push(payment);
      throw refusals.shift() ?? new AppError('network');
    },
  };
  return {
    door,
    views,
    payments,
    refuse: (error: AppError) => refusals.push(error),
    change: (next: MoneyCopy | null) => act(() => watchers.forEach((tell) => tell(next))),
  };
}

function open(door: MoneyReader, search = '', isUnlocked = true) {
  // Loads the late part, which takes a busy machine some time.
  configure({ asyncUtilTimeout: 10_000 });
  if (isUnlocked) localStorage.setItem('money-key:link-1', 'key-1');
  const route = `/tracking/link-1${search}`;
  return renderUi(<TrackingPage reader={reader} money={door} />, { route, path: '/tracking/:trackingId' });
}

const balance = () => screen.findByRole('heading', { level: 1, name: 'Your balance' });
const invoice = () => screen.findByRole('heading', { level: 1, name: 'Pettigrew, new roof' });

// Loads the late part once, outside the timeouts of single tests.
beforeAll(() => import('../money/money-page'), 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

describe('the balance', () => {
  it('asks for the digits before it shows an amount', async () => {
    const { door } = makeDoor(billed());
    const { user } = open(door, '?invoice=invoice-1', false);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your invoice is ready.' })).toBeVisible();
    expect(screen.queryByText(/\$/)).toBeNull();
    await user.type(screen.getByRole('textbox', { name: /digits/ }), '0161');
    await user.click(screen.getByRole('button', { name: 'Show my invoice' }));
    expect(await invoice()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Your balance' }));
    expect(await balance()).toBeVisible();
  });

  it('is one figure with its day, the invoices and the payments', async () => {
    const { door } = makeDoor(billed({}, { credit: 36_633 }));
    open(door);
    await balance();
    expect(screen.getByText('$13,250.60', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('Due Sun, Dec 20.')).toBeVisible();
    expect(screen.getByText(/Your credit/).closest('div')).toHaveTextContent('$366.33');
    const row = within(screen.getByRole('list', { name: 'Your invoices' })).getByRole('button');
    expect(row).toHaveTextContent('INV-2103, Pettigrew, new roof');
    expect(row).toHaveTextContent('$13,250.60of $17,250.60');
    expect(document.title).toBe('Your balance: Hollis & Daughter Roofing');
  });

  it('is late from the business’s midnight after the day, wherever the client is', async () => {
    const { door } = makeDoor(billed({ dueOn: '2026-11-23' }));
    open(door);
    await balance();
    // It is Nov 24 in London already, and Nov 23 at the business.
    expect(await screen.findByText('Due Mon, Nov 23.')).toBeVisible();
    expect(screen.queryByText('Overdue')).toBeNull();
  });

  it('says which part is late', async () => {
    const late = shownInvoice(
      makeRoofInvoice({ uuid: 'b', number: 2_090, total: 50_000, balance: 50_000, dueOn: '2026-11-01' }),
    );
    const money = billed();
    const { door } = makeDoor({ ...money, invoices: [...money.invoices, late] });
    open(door);
    await balance();
    expect(screen.getByText('$500.00 of it was due Sun, Nov 1.')).toBeVisible();
    expect(screen.getByText('Overdue')).toBeVisible();
  });

  it('tells what the insurer pays, and what is held back, in words', async () => {
    const claim = {
      heldBack: 163_367,
      heldReason: 'Depreciation',
      payers: [{ payer: 'Insurance', amount: 1_005_685 }],
    } as const;
    const { door } = makeDoor(billed({ ...claim, payers: [...claim.payers] }));
    open(door);
    await balance();
    const besides = screen.getByLabelText('Besides');
    expect(besides).toHaveTextContent('Your insurer pays$8,423.18');
    expect(besides).toHaveTextContent('Held back until your insurer releases it$1,633.67');
    expect(screen.getByText('$3,193.75', { selector: 'p' })).toBeVisible();
  });

  it('opens a receipt', async () => {
    const { door } = makeDoor(billed());
    const { user } = open(door);
    await balance();
    await user.click(within(screen.getByRole('list', { name: 'Your payments' })).getByRole('button'));
    const receipt = within(await screen.findByRole('dialog', { name: 'Receipt R-12' }));
    expect(receipt.getByText(/Sat, Nov 21\. Check, 2214\./)).toBeVisible();
    expect(receipt.getByLabelText('What it paid')).toHaveTextContent('INV-2103$4,000.00Received$4,000.00');
  });

  it('leads to the estimates and back', async () => {
    const { door } = makeDoor(billed({}, { estimates: [SIGNED] }));
    const { user } = open(door);
    await balance();
    const papers = within(screen.getByRole('navigation', { name: 'Your estimates' }));
    expect(papers.getByRole('button', { name: 'Your balance' })).toHaveAttribute('aria-current', 'page');
    await user.click(papers.getByRole('button', { name: /E-1042/ }));
    expect(papers.getByRole('button', { name: /E-1042/ })).toHaveAttribute('aria-current', 'page');
    await user.click(papers.getByRole('button', { name: 'Your balance' }));
    expect(await balance()).toBeVisible();
  });

  it('stays without a connection, with its moment', async () => {
    const { door } = makeDoor(billed());
    open(door);
    await balance();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(
      screen.getByText(/There is no connection\. This is how it was on Mon, Nov 23, 11:00 pm/),
    ).toBeVisible();
    expect(screen.getByText('$13,250.60', { selector: 'p' })).toBeVisible();
    vi.restoreAllMocks();
  });
});

describe('an invoice', () => {
  it('has its lines, taxes, payments, balance and terms', async () => {
    const { door } = makeDoor(billed());
    open(door, '?invoice=invoice-1');
    await invoice();
    expect(screen.getByLabelText('Dates')).toHaveTextContent('IssuedFri, Nov 20DueSun, Dec 20');
    expect(screen.getByRole('list', { name: 'Lines' })).toHaveTextContent('28 SQ + 10% waste at $168.00');
    expect(screen.getByLabelText('Sums')).toHaveTextContent('Sales tax, 8.875%$767.11Total$17,250.60');
    expect(screen.getByLabelText('Balance of this invoice')).toHaveTextContent(
      'Total$17,250.60Paid−$4,000.00Balance due$13,250.60',
    );
    expect(screen.getByLabelText('Payments on this invoice')).toHaveTextContent('Check, 2214$4,000.00');
    expect(screen.getByText(/^Write/)).toHaveTextContent('Write INV-2103 on your check or transfer.');
    expect(screen.getByText('You may cancel within three business days.')).toBeVisible();
  });

  it('can be had as a PDF', async () => {
    const { door } = makeDoor(billed());
    const { user } = open(door, '?invoice=invoice-1');
    await user.click(await screen.findByRole('button', { name: 'This invoice as PDF' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invoice as PDF' });
    expect(within(dialog).getByText(/What is paid and owed now follows at its end/)).toBeVisible();
  });

  it('is noted as viewed once a visit', async () => {
    const { door, views } = makeDoor(billed());
    open(door, '?invoice=invoice-1').unmount();
    const { unmount } = open(door, '?invoice=invoice-1');
    await waitFor(() =>
      expect(views).toMatchObject([{ link: 'link-1', key: 'key-1', invoiceId: 'invoice-1' }]),
    );
    unmount();
    open(door, '?invoice=invoice-1');
    await invoice();
    expect(views).toHaveLength(1);
  });

  it('shows what is known of one without a paper', async () => {
    const { door } = makeDoor(billed(), null);
    open(door, '?invoice=invoice-1');
    await invoice();
    expect(screen.getByText(/The lines are not on this page/)).toBeVisible();
    expect(screen.getByLabelText('Balance of this invoice')).toHaveTextContent('Balance due$13,250.60');
  });

  it('that is not there any more leads to the balance', async () => {
    const { door } = makeDoor(billed());
    open(door, '?invoice=gone');
    expect(await balance()).toBeVisible();
  });

  it('of a credit note has nothing to pay', async () => {
    const credit = {
      kind: 'Credit note',
      number: 4,
      numberPrefix: 'CN-',
      dueOn: '',
      balance: 0,
      paid: 0,
      status: 'Sent',
    } as const;
    const { door } = makeDoor(billed(credit, { payments: 'on', receipts: [] }), paperOf(credit));
    open(door, '?invoice=invoice-1');
    expect(await screen.findByText('Credit note CN-4')).toBeVisible();
    expect(screen.getByLabelText('Sums')).toHaveTextContent('Credited$17,250.60');
    expect(screen.queryByText('How to pay')).toBeNull();
    expect(screen.queryByText('Pay online')).toBeNull();
  });
});

describe('paying', () => {
  const on = { payments: 'on', isPartAllowed: true } as const;
  const payButton = (name: RegExp | string) => screen.findByRole('button', { name });

  it('is not offered while the business takes no payments here', async () => {
    const { door } = makeDoor(billed());
    open(door, '?invoice=invoice-1');
    await invoice();
    expect(screen.queryByText('Pay online')).toBeNull();
  });

  it('asks for all that is due, and says why it did not open', async () => {
    const { door, payments, refuse } = makeDoor(billed({}, on));
    refuse(new AppError('conflict', { sentence: 'Only $2,000.00 is open on this invoice now.' }));
    const { user } = open(door, '?invoice=invoice-1');
    await user.click(await payButton('Pay $13,250.60'));
    expect(await screen.findByText('Only $2,000.00 is open on this invoice now.')).toBeVisible();
    expect(payments[0]).toEqual({ link: 'link-1', key: 'key-1', invoiceId: 'invoice-1', cents: 1_325_060 });
  });

  it('takes a part where that is allowed, within what is due and the most at once', async () => {
    const { door, payments } = makeDoor(billed({}, { ...on, mostCents: 500_000 }));
    const { user } = open(door, '?invoice=invoice-1');
    await user.click(await payButton('Pay a part'));
    const amount = screen.getByRole('textbox', { name: 'Amount in USD' });
    expect(amount).toHaveValue('5,000.00');
    await user.clear(amount);
    await user.type(amount, '5000.01');
    await user.click(await payButton('Pay now'));
    expect(screen.getByText('At most $5,000.00 can be paid online at once.')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '1,250');
    await user.click(await payButton('Pay $1,250.00'));
    expect(await screen.findByText(/^No connection/)).toBeVisible();
    expect(payments.map(({ cents }) => cents)).toEqual([125_000]);
    expect(amount).toHaveValue('1,250');
  });

  it('sends larger amounts elsewhere where no part is allowed', async () => {
    const { door } = makeDoor(billed({}, { ...on, isPartAllowed: false, mostCents: 500_000 }));
    open(door, '?invoice=invoice-1');
    expect(await screen.findByText(/^At most \$5,000\.00 can be paid online at once/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('says that the amount was lowered meanwhile, and asks for the new one', async () => {
    const { door, change } = makeDoor(billed({}, on));
    open(door, '?invoice=invoice-1');
    await payButton('Pay $13,250.60');
    change(billed({ credited: 325_060, balance: 1_000_000 }, on));
    expect(screen.getByText('What is due has changed meanwhile: it is $10,000.00 now.')).toBeVisible();
    expect(await payButton('Pay $10,000.00')).toBeVisible();
  });

  it('confirms a payment by itself once it has arrived', async () => {
    keepPaying('link-1', { invoiceId: 'invoice-1', paid: 400_000, pending: 0 });
    const { door, change } = makeDoor(billed({}, on));
    open(door, '?payment=paid');
    await invoice();
    expect(screen.getByText(/Your payment is being confirmed/)).toBeVisible();
    change(billed({ pending: 100_000 }, on));
    expect(screen.getByText(/Your bank is sending the payment/)).toBeVisible();
    change(billed({ paid: 500_000, balance: 1_225_060 }, on));
    expect(screen.getByText('Thank you. Your payment of $1,000.00 has arrived.')).toBeVisible();
  });

  it('says that nothing was charged after a payment was cancelled', async () => {
    const { door } = makeDoor(billed({}, on));
    open(door, '?payment=cancelled');
    await balance();
    expect(screen.getByText(/nothing was charged/)).toBeVisible();
  });
});
