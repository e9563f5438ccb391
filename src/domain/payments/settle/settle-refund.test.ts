import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeIssued, makeNoted } from '@tests/factories/issued-invoice';
import type { Payment } from '../payment';
import { heldBy } from './apply-credit';
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
