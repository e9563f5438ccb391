import { describe, expect, it } from 'vitest';
import { makeReceipt, makeShownInvoice } from '@tests/factories/money-copy';
import { clientBalance, partsDue } from './client-balance';
import type { Receipt, ShownInvoice } from './shown-money';

const TODAY = '2026-11-24';
const balanceOf = (invoices: readonly ShownInvoice[], receipts: readonly Receipt[] = []) =>
  clientBalance({ invoices, receipts }, TODAY);

/** Case 11 of the money design: a claim with an upgrade that the client finances. */
const CLAIM = makeShownInvoice({
  ...{ total: 1_575_685, paid: 0, heldBack: 163_367, heldReason: 'Depreciation' },
  payers: [
    { payer: 'Insurance', amount: 1_005_685 },
    { payer: 'Finance', amount: 320_000 },
  ],
});

describe('the balance of a client', () => {
  it('is nothing where nothing was issued', () => {
    expect(balanceOf([])).toEqual({
      ...{ currency: '', due: 0, late: 0, dueOn: '' },
      ...{ insurance: 0, finance: 0, depreciation: 0, retainage: 0, pending: 0 },
    });
  });

  it('sums what the client has to pay, with the first day and what is late from the day after it', () => {
    const invoices = [
      makeShownInvoice({ id: 'a', total: 100_000, dueOn: '2026-12-07' }),
      makeShownInvoice({ id: 'b', total: 40_000, dueOn: TODAY }),
      makeShownInvoice({ id: 'c', total: 25_000, dueOn: '2026-11-23' }),
      makeShownInvoice({ id: 'd', total: 9_000, balance: 0, status: 'Paid', dueOn: '2026-11-01' }),
      makeShownInvoice({ id: 'e', kind: 'Credit note', total: 7_000, balance: 0, dueOn: '' }),
      makeShownInvoice({ id: 'f', total: 5_000, currency: 'EUR' }),
    ];
    expect(balanceOf(invoices)).toMatchObject({ due: 165_000, late: 25_000, dueOn: '2026-11-23' });
  });

  it('divides a claim among client, insurer and bank, without the part that is held back', () => {
    expect(balanceOf([CLAIM])).toMatchObject({
      ...{ due: 250_000, insurance: 842_318, finance: 320_000, depreciation: 163_367, retainage: 0 },
    });
  });

  it('asks nothing of the client once only the held part is open', () => {
    const came = (payer: Receipt['payer'], amount: number) => makeReceipt({ id: payer, payer, amount });
    const paid = { ...CLAIM, paid: 1_412_318, balance: 163_367, status: 'Partially Paid' } as const;
    const receipts = [came('Client', 250_000), came('Insurance', 842_318), came('Finance', 320_000)];
    expect(balanceOf([paid], receipts)).toMatchObject({
      ...{ due: 0, late: 0, dueOn: '', insurance: 0, finance: 0, depreciation: 163_367 },
    });
    const released = { ...paid, heldReleasedAt: 1, dueOn: '2026-11-01' };
    expect(balanceOf([released], receipts)).toMatchObject({ insurance: 163_367, depreciation: 0, late: 0 });
  });

  it('leaves retainage with the client until it is released', () => {
    const invoice = makeShownInvoice({ total: 100_000, heldBack: 10_000, heldReason: 'Retainage' });
    expect(balanceOf([invoice])).toMatchObject({ due: 90_000, retainage: 10_000 });
  });

  it('does not ask again for money on its way, whoever sent it', () => {
    const invoice = { ...CLAIM, pending: 300_000 };
    const pending = (payer: Receipt['payer']) =>
      partsDue(invoice, { receipts: [makeReceipt({ payer, amount: 300_000, state: 'pending' })] });
    expect(pending('Insurance')).toEqual({ Client: 250_000, Insurance: 542_318, Finance: 320_000 });
    // More than the client's own part: the rest is taken off the others.
    expect(pending('Client')).toEqual({ Client: 0, Insurance: 842_318, Finance: 270_000 });
    expect(balanceOf([invoice], []).pending).toBe(300_000);
  });
});
