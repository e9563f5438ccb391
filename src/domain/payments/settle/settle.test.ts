import { describe, expect, it } from 'vitest';
import { makeIssued, makeNoted } from '@tests/factories/issued-invoice';
import type { Invoice } from '../../invoices/invoice';
import type { Payment } from '../payment';
import { applyCredit, creditOf, heldBy } from './apply-credit';
import { creditInvoice } from './credit-invoice';
import { refundCredit } from './refund-credit';
import { confirmPending, settlePayment } from './settle-payment';
import type { Settlement } from './settlement';
import { putBack, refundPayment, takeBack } from './take-back';

type Books = { readonly invoices: readonly Invoice[]; readonly payments: readonly Payment[] };

/** The records after a settlement is written. */
function written({ invoices, payments }: Books, settlement: Settlement | null): Books {
  const change = <R extends { uuid: string }>(records: readonly R[], changes: readonly { uuid: string }[]) =>
    records.map((one) => ({ ...one, ...changes.find(({ uuid }) => uuid === one.uuid) }));
  return {
    invoices: change(invoices, settlement?.invoices ?? []),
    payments: change(payments, settlement?.payments ?? []),
  };
}

const byId = <R extends { uuid: string }>(records: readonly R[], id: string): R => {
  const found = records.find(({ uuid }) => uuid === id);
  if (!found) throw new Error(id);
  return found;
};

/** Settles a payment of the books. */
function settled(books: Books, id: string, as: 'settled' | 'pending' = 'settled'): Books {
  return written(books, settlePayment(byId(books.payments, id), books.invoices, as));
}

const wish = (invoiceId: string, amount: number) => ({ invoiceId, amount });

describe('a payment', () => {
  it('pays two invoices as wished, and its rest the next one of the tracker', () => {
    const books = settled(
      {
        invoices: [makeIssued({ uuid: 'a', total: 163_367 }), makeIssued({ uuid: 'b', total: 300_000 })],
        payments: [makeNoted({ amount: 500_000, wished: [wish('a', 163_367), wish('b', 300_000)] })],
      },
      'payment-1',
    );
    expect(books.invoices.map(({ status, balance }) => [status, balance])).toEqual([
      ['Paid', 0],
      ['Paid', 0],
    ]);
    expect(creditOf(books.payments, 'USD')).toBe(36_633);
    const next = makeIssued({ uuid: 'c', total: 50_000 });
    const after = written({ ...books, invoices: [next] }, applyCredit(next, books.payments));
    expect(after.invoices[0]).toMatchObject({ paid: 36_633, balance: 13_367, status: 'Partially Paid' });
    expect(after.payments[0]?.unallocated).toBe(0);
    expect(after.payments[0]?.allocations).toHaveLength(3);
  });

  it('of 600, twice on 1,000, leaves 200 as credit', () => {
    const both = { wished: [wish('invoice-1', 60_000)] };
    const books = settled(
      settled(
        {
          invoices: [makeIssued()],
          payments: [makeNoted({ uuid: 'a', ...both }), makeNoted({ uuid: 'b', ...both })],
        },
        'a',
      ),
      'b',
    );
    expect(books.invoices[0]).toMatchObject({ paid: 100_000, balance: 0, status: 'Paid' });
    expect(books.payments.map(({ unallocated }) => unallocated)).toEqual([0, 20_000]);
  });

  it('is settled once, however often it is tried', () => {
    const books = settled({ invoices: [makeIssued()], payments: [makeNoted()] }, 'payment-1');
    expect(settlePayment(byId(books.payments, 'payment-1'), books.invoices)).toBeNull();
  });

  it('on an invoice that was voided meanwhile is credit', () => {
    const books = settled(
      {
        invoices: [makeIssued({ status: 'Void', balance: 0 })],
        payments: [makeNoted({ wished: [wish('invoice-1', 60_000)] })],
      },
      'payment-1',
    );
    expect(books.payments[0]).toMatchObject({ state: 'settled', allocations: [], unallocated: 60_000 });
    expect(books.invoices[0]).toMatchObject({ status: 'Void', paid: 0 });
  });

  it.each<[string, Partial<Payment>, Partial<Invoice>, number]>([
    ['without a wish pays what is due', {}, {}, 60_000],
    ['without a wish leaves what is held back', {}, { heldBack: 70_000, heldReason: 'Retainage' }, 30_000],
    [
      'that names an invoice pays what is held back, too',
      { wished: [wish('invoice-1', 60_000)] },
      { heldBack: 70_000 },
      60_000,
    ],
    [
      'of insurance pays depreciation by itself',
      { payer: 'Insurance' },
      { heldBack: 70_000, heldReason: 'Depreciation' },
      60_000,
    ],
    ['of another customer pays nothing', { wished: [wish('invoice-1', 5)] }, { customerId: 'other' }, 0],
    ['in another currency pays nothing', { wished: [wish('invoice-1', 5)], currency: 'CAD' }, {}, 0],
    ['of a tracker pays no other by itself', {}, { trackerId: 'tracker-2' }, 0],
    [
      'of a client pays another tracker where it is named',
      { wished: [wish('invoice-1', 5)] },
      { trackerId: 'tracker-2' },
      5,
    ],
    [
      'of insurance never does',
      { payer: 'Insurance', wished: [wish('invoice-1', 5)] },
      { trackerId: 'tracker-2' },
      0,
    ],
    [
      'before the sale pays the first invoice of the sale',
      { trackerId: '' },
      { trackerId: 'tracker-2' },
      60_000,
    ],
    ['of insurance waits for its tracker', { payer: 'Insurance', trackerId: '' }, {}, 0],
    [
      'that names one invoice twice pays it once',
      { wished: [wish('invoice-1', 60_000), wish('invoice-1', 60_000)] },
      {},
      60_000,
    ],
    ['is no refund', { kind: 'Refund' }, {}, 0],
  ])('%s', (_, payment, invoice, paid) => {
    const books = settled({ invoices: [makeIssued(invoice)], payments: [makeNoted(payment)] }, 'payment-1');
    expect(books.invoices[0]?.paid).toBe(paid);
  });

  it('without a wish pays the earliest due first', () => {
    const books = settled(
      {
        invoices: [
          makeIssued({ uuid: 'late', total: 50_000, dueOn: '2026-12-01' }),
          makeIssued({ uuid: 'early', total: 50_000, dueOn: '2026-11-01' }),
        ],
        payments: [makeNoted()],
      },
      'payment-1',
    );
    expect(books.payments[0]?.allocations).toEqual([wish('early', 50_000), wish('late', 10_000)]);
  });
});

describe('a bank transfer on its way', () => {
  const books = () =>
    settled({ invoices: [makeIssued()], payments: [makeNoted({ method: 'ACH' })] }, 'payment-1', 'pending');

  it('is pending, then paid', () => {
    const before = books();
    expect(before.invoices[0]).toMatchObject({ paid: 0, pending: 60_000, balance: 100_000, status: 'Sent' });
    const after = written(before, confirmPending(byId(before.payments, 'payment-1'), before.invoices));
    expect(after.invoices[0]).toMatchObject({ paid: 60_000, pending: 0, balance: 40_000 });
    expect(after.payments[0]).toMatchObject({ state: 'settled', unallocated: 0 });
  });

  it('that fails leaves the invoice as it was', () => {
    const before = books();
    const after = written(before, takeBack(byId(before.payments, 'payment-1'), before.invoices));
    expect(after.invoices[0]).toMatchObject({ paid: 0, pending: 0, balance: 100_000, status: 'Sent' });
    expect(after.payments[0]).toMatchObject({ state: 'failed', allocations: [], unallocated: 0 });
    expect(confirmPending(byId(after.payments, 'payment-1'), after.invoices)).toBeNull();
  });

  it('is credit beyond what was credited meanwhile', () => {
    const before = books();
    const [invoice] = before.invoices;
    const lower = written(before, creditInvoice(invoice ?? makeIssued(), 70_000, before.payments));
    const after = written(lower, confirmPending(byId(lower.payments, 'payment-1'), lower.invoices));
    expect(after.invoices[0]).toMatchObject({ paid: 30_000, balance: 0, status: 'Paid' });
    expect(after.payments[0]?.unallocated).toBe(30_000);
  });
});

describe('a payment that goes back', () => {
  const paid = () =>
    settled({ invoices: [makeIssued()], payments: [makeNoted({ amount: 150_000 })] }, 'payment-1');
  const one = (books: Books) => byId(books.payments, 'payment-1');

  it('in part takes the credit first, then opens the invoice', () => {
    const books = paid();
    const refund = refundPayment(one(books), 80_000, books.invoices);
    expect(refund?.refunded).toEqual({ allocations: [wish('invoice-1', 30_000)], credit: 50_000 });
    const after = written(books, refund?.settlement ?? null);
    expect(after.invoices[0]).toMatchObject({ paid: 70_000, balance: 30_000, status: 'Partially Paid' });
    expect(heldBy(one(after))).toBe(70_000);
  });

  it('after a refund is taken back by a lost dispute, once', () => {
    const books = paid();
    const part = written(books, refundPayment(one(books), 50_000, books.invoices)?.settlement ?? null);
    const lost = written(part, takeBack(one(part), part.invoices));
    expect(lost.invoices[0]).toMatchObject({ paid: 0, balance: 100_000, status: 'Sent' });
    expect(takeBack(one(lost), lost.invoices)).toBeNull();
    expect(refundPayment(one(lost), 1, lost.invoices)).toBeNull();
    const won = written(lost, putBack(one(lost), 50_000, lost.invoices));
    expect(won.invoices[0]).toMatchObject({ paid: 100_000, status: 'Paid' });
    expect(heldBy(one(won))).toBe(100_000);
  });
});

it('credit is given back, the oldest first, and no more than there is', () => {
  const payments = [
    makeNoted({ uuid: 'b', state: 'settled', receivedOn: '2026-11-02', unallocated: 300 }),
    makeNoted({ uuid: 'a', state: 'settled', receivedOn: '2026-11-01', unallocated: 200 }),
    makeNoted({ uuid: 'c', state: 'settled', currency: 'CAD', unallocated: 900 }),
  ];
  const left = (amount: number) =>
    refundCredit(payments, amount, 'USD').payments.map(({ uuid, unallocated }) => [uuid, unallocated]);
  expect(left(250)).toEqual([
    ['a', 0],
    ['b', 250],
  ]);
  expect(left(9_999)).toEqual([
    ['a', 0],
    ['b', 0],
  ]);
});

describe('a credit note on a paid invoice', () => {
  it('frees the money of the client before that of the insurer', () => {
    const start: Books = {
      invoices: [makeIssued()],
      payments: [
        makeNoted({ uuid: 'client', amount: 40_000, receivedOn: '2026-11-01' }),
        makeNoted({ uuid: 'insurer', amount: 60_000, payer: 'Insurance' }),
      ],
    };
    const books = settled(settled(start, 'client'), 'insurer');
    const [invoice] = books.invoices;
    const after = written(books, creditInvoice(invoice ?? makeIssued(), 50_000, books.payments));
    expect(after.payments.map(({ unallocated }) => unallocated)).toEqual([40_000, 10_000]);
    expect(after.invoices[0]).toMatchObject({ paid: 50_000, credited: 50_000, balance: 0, status: 'Paid' });
  });
});
