import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeIssued, makeNoted } from '@tests/factories/issued-invoice';
import type { Invoice } from '../../invoices/invoice';
import { keptSums } from '../../invoices/sums/invoice-sums';
import { PAYERS } from '../../money/payers';
import type { Payment } from '../payment';
import { applyCredit, heldBy } from './apply-credit';
import { creditInvoice } from './credit-invoice';
import { confirmPending, settlePayment } from './settle-payment';
import type { Settlement } from './settlement';
import { putBack, refundPayment, takeBack } from './take-back';

const STEPS = ['settle', 'pend', 'confirm', 'take back', 'put back', 'refund', 'credit', 'apply'] as const;

const anyStep = fc.record({
  step: fc.constantFrom(...STEPS),
  payment: fc.nat(3),
  invoice: fc.nat(2),
  cents: fc.nat(120_000),
});

const anyPayment = fc.record({
  amount: fc.integer({ min: 1, max: 200_000 }),
  payer: fc.constantFrom(...PAYERS),
  trackerId: fc.constantFrom('', 'tracker-1', 'tracker-2'),
  wished: fc.array(
    fc.record({ invoiceId: fc.constantFrom('i0', 'i1', 'i2', 'gone'), amount: fc.nat(150_000) }),
    { maxLength: 3 },
  ),
});

const anyInvoice = fc.record({
  total: fc.nat(150_000),
  heldBack: fc.nat(50_000),
  trackerId: fc.constantFrom('tracker-1', 'tracker-2'),
  status: fc.constantFrom('Sent', 'Void'),
});

type Books = { invoices: Invoice[]; payments: Payment[]; refunded: number[] };

function take(books: Books, settlement: Settlement | null): void {
  for (const { uuid, ...changes } of settlement?.invoices ?? []) {
    const at = books.invoices.findIndex((one) => one.uuid === uuid);
    books.invoices = books.invoices.map((one, index) => (index === at ? { ...one, ...changes } : one));
  }
  for (const { uuid, ...changes } of settlement?.payments ?? []) {
    const at = books.payments.findIndex((one) => one.uuid === uuid);
    books.payments = books.payments.map((one, index) => (index === at ? { ...one, ...changes } : one));
  }
}

function run(
  books: Books,
  { step, payment: at, invoice: on, cents }: typeof anyStep extends fc.Arbitrary<infer S> ? S : never,
): void {
  const [payment, invoice] = [books.payments[at], books.invoices[on]];
  if (!payment || !invoice) return;
  const { invoices, payments } = books;
  if (step === 'settle') take(books, settlePayment(payment, invoices));
  if (step === 'pend') take(books, settlePayment(payment, invoices, 'pending'));
  if (step === 'confirm') take(books, confirmPending(payment, invoices));
  if (step === 'take back') take(books, takeBack(payment, invoices));
  if (step === 'put back') take(books, putBack(payment, books.refunded[at] ?? 0, invoices));
  if (step === 'apply') take(books, applyCredit(invoice, payments));
  if (step === 'credit' && invoice.status !== 'Void')
    take(books, creditInvoice(invoice, Math.min(cents, invoice.total - invoice.credited), payments));
  if (step === 'refund') {
    const most = Math.min(cents, heldBy(payment));
    const refund = refundPayment(payment, most, invoices);
    if (refund) books.refunded = books.refunded.map((sum, index) => (index === at ? sum + most : sum));
    take(books, refund?.settlement ?? null);
  }
}

it('the sums of invoices are those of their payments, and no cent is lost, whatever happens in whatever order', () => {
  fc.assert(
    fc.property(
      fc.array(anyInvoice, { minLength: 3, maxLength: 3 }),
      fc.array(anyPayment, { minLength: 4, maxLength: 4 }),
      fc.array(anyStep, { maxLength: 25 }),
      (someInvoices, somePayments, steps) => {
        const books: Books = {
          invoices: someInvoices.map((one, at) => makeIssued({ uuid: `i${at}`, ...one })),
          payments: somePayments.map((one, at) => makeNoted({ uuid: `p${at}`, ...one })),
          refunded: somePayments.map(() => 0),
        };
        for (const step of steps) {
          run(books, step);
          for (const invoice of books.invoices) {
            const brought = (state: Payment['state']) =>
              books.payments
                .filter((one) => one.state === state)
                .flatMap(({ allocations }) => allocations)
                .reduce((sum, one) => (one.invoiceId === invoice.uuid ? sum + one.amount : sum), 0);
            expect([invoice.paid, invoice.pending]).toEqual([brought('settled'), brought('pending')]);
            expect(invoice.paid).toBeLessThanOrEqual(invoice.total - invoice.credited);
            if (invoice.paid > 0 || invoice.credited > 0) expect(invoice).toMatchObject(keptSums(invoice));
          }
          books.payments.forEach((payment, at) => {
            const isHeld = payment.state === 'settled' || payment.state === 'pending';
            const held = isHeld ? payment.amount - (books.refunded[at] ?? 0) : 0;
            expect(heldBy(payment)).toBe(held);
            const far = payment.allocations.filter(
              ({ invoiceId }) =>
                books.invoices.find(({ uuid }) => uuid === invoiceId)?.trackerId !== payment.trackerId,
            );
            if (payment.payer === 'Insurance') expect(far).toEqual([]);
          });
        }
      },
    ),
    { numRuns: 300 },
  );
});
