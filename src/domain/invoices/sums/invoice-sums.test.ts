import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeIssued, makeNoted } from '@tests/factories/issued-invoice';
import type { Invoice } from '../invoice';
import type { InvoiceStatus } from '../invoice-status';
import { dueOf, heldOf, keptSums, roomOf, statusOf } from './invoice-sums';
import { payerParts } from './payer-parts';

describe('the status of an invoice', () => {
  it.each<[string, Partial<Invoice>, InvoiceStatus]>([
    ['a draft', { issuedOn: '', paid: 100_000 }, 'Draft'],
    ['issued', {}, 'Sent'],
    ['looked at', { viewedAt: 7 }, 'Viewed'],
    ['partly paid', { viewedAt: 7, paid: 1 }, 'Partially Paid'],
    ['with money on its way', { pending: 100_000 }, 'Sent'],
    ['paid', { paid: 100_000 }, 'Paid'],
    ['paid by half, the rest credited', { paid: 50_000, credited: 50_000 }, 'Paid'],
    ['credited in part', { credited: 50_000 }, 'Sent'],
    ['written off', { paid: 1, writtenOff: 99_999 }, 'Written Off'],
    ['written off, then paid', { paid: 100_000, writtenOff: 5 }, 'Paid'],
    ['with a payment taken back', { paid: 0, status: 'Paid' }, 'Sent'],
    ['void', { status: 'Void' }, 'Void'],
    // Case 8 of the design: all of it is discount.
    ['of nothing', { total: 0 }, 'Paid'],
    ['a credit note', { kind: 'Credit note' }, 'Sent'],
    ['a credit note that was looked at', { kind: 'Credit note', viewedAt: 7, paid: 1 }, 'Viewed'],
  ])('%s', (_, changes, status) => {
    expect(statusOf(makeIssued(changes))).toBe(status);
    expect(keptSums(makeIssued(changes)).status).toBe(status);
  });
});

describe('the sums of an invoice', () => {
  it('hold a claim back until it is released', () => {
    const claim = {
      total: 1_575_685,
      paid: 1_412_318,
      heldBack: 163_367,
      heldReason: 'Depreciation',
    } as const;
    const { balance } = keptSums(makeIssued(claim));
    expect(balance).toBe(163_367);
    expect(heldOf({ ...claim, balance, heldReleasedAt: null })).toBe(163_367);
    expect(dueOf({ ...claim, balance, pending: 0, heldReleasedAt: null })).toBe(0);
    expect(dueOf({ ...claim, balance, pending: 0, heldReleasedAt: 7 })).toBe(163_367);
  });

  it('make a loss smaller with a later payment, and larger when it is taken back', () => {
    const written = makeIssued({ paid: 40_000, writtenOff: 60_000 });
    const later = { ...written, ...keptSums({ ...written, paid: 55_000 }) };
    expect(later).toMatchObject({ writtenOff: 45_000, balance: 0, status: 'Written Off' });
    expect(keptSums({ ...later, paid: 40_000 })).toMatchObject({ writtenOff: 60_000, balance: 0 });
  });

  it.each<[string, Partial<Invoice>, number]>([
    ['of an issued one', { paid: 30_000, pending: 20_000, credited: 10_000 }, 40_000],
    ['of a written-off one', { writtenOff: 100_000 }, 100_000],
    ['of one that was paid twice', { paid: 200_000 }, 0],
    ['of a draft', { issuedOn: '' }, 0],
    ['of a void one', { status: 'Void' }, 0],
    ['of a credit note', { kind: 'Credit note' }, 0],
  ])('tell the room %s', (_, changes, room) => {
    expect(roomOf(makeIssued(changes))).toBe(room);
  });
});

describe('the parts of the payers', () => {
  const CLAIM = makeIssued({
    total: 1_575_685,
    payers: [
      { payer: 'Insurance', amount: 1_005_685 },
      { payer: 'Finance', amount: 320_000 },
    ],
  });
  const paid = (payer: 'Client' | 'Insurance' | 'Finance', amount: number) =>
    makeNoted({ payer, state: 'settled', allocations: [{ invoiceId: CLAIM.uuid, amount }] });

  it('show what insurance still owes', () => {
    const payments = [paid('Client', 250_000), paid('Insurance', 842_318), paid('Finance', 320_000)];
    const parts = payerParts({ ...CLAIM, balance: 163_367 }, payments);
    expect(parts).toEqual([
      { payer: 'Client', expected: 250_000, paid: 250_000, open: 0 },
      { payer: 'Insurance', expected: 1_005_685, paid: 842_318, open: 163_367 },
      { payer: 'Finance', expected: 320_000, paid: 320_000, open: 0 },
    ]);
  });

  it('leave out payers without a part, and payments that did not arrive', () => {
    const failed = { ...paid('Insurance', 5), state: 'failed' } as const;
    expect(payerParts(makeIssued(), [failed])).toEqual([
      { payer: 'Client', expected: 100_000, paid: 0, open: 100_000 },
    ]);
  });

  it('add up to the balance, whoever paid and whatever was credited', () => {
    const cents = fc.nat(1_000_000);
    fc.assert(
      fc.property(cents, cents, cents, cents, cents, cents, (a, b, c, mine, theirs, credited) => {
        const total = a + b + c;
        const payers = [
          { payer: 'Insurance', amount: a },
          { payer: 'Finance', amount: b },
        ] as const;
        const payments = [paid('Client', mine), paid('Insurance', theirs)];
        const invoice = makeIssued({ total, payers, paid: mine + theirs, credited });
        const { balance } = keptSums(invoice);
        const parts = payerParts({ ...invoice, balance }, payments);
        expect(parts.reduce((sum, { open }) => sum + open, 0)).toBe(Math.max(0, balance));
        expect(parts.every(({ open }) => open >= 0)).toBe(true);
      }),
    );
  });
});
