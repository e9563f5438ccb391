import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeIssued, makeNoted } from '@tests/factories/issued-invoice';
import type { Payment } from '../payment';
import { heldBy } from './apply-credit';
import { creditLeft } from './credit-left';
import { mostRefunded, settleRefund } from './settle-refund';

const aRefund = (amount: number, changes: Partial<Payment> = {}) =>
  makeNoted({ uuid: 'refund', kind: 'Refund', amount, ...changes });

const paidOn = (invoiceId: string, amount: number) => [{ invoiceId, amount }];

/** 1,000 paid in May, and credit of 300 from June. */
const INVOICE = makeIssued({ uuid: 'a', total: 100_000, paid: 100_000, balance: 0, status: 'Paid' });
const MAY = makeNoted({
  ...{ uuid: 'may', state: 'settled', amount: 100_000, receivedOn: '2026-05-01' },
  allocations: paidOn('a', 100_000),
});
const JUNE = makeNoted({
  ...{ uuid: 'june', state: 'settled', amount: 30_000, receivedOn: '2026-06-01', unallocated: 30_000 },
});

describe('a refund', () => {
  it('takes credit before what is paid', () => {
    expect(settleRefund(aRefund(50_000), [MAY, JUNE], [INVOICE])).toEqual({
      payments: [
        { uuid: 'refund', state: 'settled', allocations: paidOn('a', 20_000), unallocated: 30_000 },
        { uuid: 'june', state: 'settled', allocations: [], unallocated: 0 },
        { uuid: 'may', state: 'settled', allocations: paidOn('a', 80_000), unallocated: 0 },
      ],
      invoices: [
        expect.objectContaining({ uuid: 'a', paid: 80_000, balance: 20_000, status: 'Partially Paid' }),
      ],
    });
  });

  it.each<[string, Partial<Payment>]>([
    ['settled already', { state: 'settled' }],
    ['a payment', { kind: 'Payment' }],
    ['of more than was paid', { amount: 130_001 }],
    ['of another customer', { customerId: 'other' }],
    ['in another currency', { currency: 'CAD' }],
  ])('is not settled when it is %s', (_, changes) => {
    expect(settleRefund(aRefund(50_000, changes), [MAY, JUNE], [INVOICE])).toBeNull();
  });

  it('gives back no payment that was taken back, and no refund', () => {
    const gone = { ...MAY, state: 'reversed' } as const;
    expect(mostRefunded(aRefund(1), [gone, JUNE, { ...JUNE, kind: 'Refund' }])).toBe(30_000);
  });

  it('takes exactly its amount off payments and invoices', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 130_000 }), (amount) => {
        const settled = settleRefund(aRefund(amount), [MAY, JUNE], [INVOICE]);
        const after = [MAY, JUNE].map((payment) => ({
          ...payment,
          ...settled?.payments.find(({ uuid }) => uuid === payment.uuid),
        }));
        expect(after.reduce((sum, payment) => sum + heldBy(payment), 0)).toBe(130_000 - amount);
        const paid = settled?.invoices[0]?.paid ?? INVOICE.paid;
        expect(INVOICE.paid - paid).toBe(Math.max(0, amount - 30_000));
      }),
    );
  });
});

it.each<[string, readonly Payment[], number]>([
  ['is what no invoice took', [MAY, JUNE], 30_000],
  ['is less what is noted to be given back', [MAY, JUNE, aRefund(10_000)], 20_000],
  ['counts no refund twice that is settled', [JUNE, aRefund(10_000, { state: 'settled' })], 30_000],
  ['is never below zero', [JUNE, aRefund(40_000)], 0],
  ['is counted by currency', [{ ...JUNE, currency: 'CAD' }, JUNE], 30_000],
])('the credit that can be given back %s', (_, payments, cents) => {
  expect(creditLeft(payments, 'USD')).toBe(cents);
});
