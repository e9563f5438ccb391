import { describe, expect, it } from 'vitest';
import { makeNoted } from '@tests/factories/issued-invoice';
import { firstReceiptMail, receiptButton, receiptProblem, receiptTitle } from './receipt-words';

const writer = {
  ...{ client: 'Ann', sender: 'Dana', business: 'Hollis Roofing' },
  write: { money: (cents: number) => `$${cents / 100}`, day: (day: string) => `day ${day}` },
};

describe('the mail of a receipt', () => {
  it('thanks for what came, and tells what was paid back', () => {
    const payment = makeNoted({ number: 7, numberPrefix: 'R-' });
    const { subject, body } = firstReceiptMail(payment, writer);
    expect(subject).toBe('Receipt R-7 from Hollis Roofing');
    expect(body).toContain('Hello Ann,\n\nthank you: we received $600 (Check) on day 2026-11-10.');
    const refund = firstReceiptMail({ ...payment, kind: 'Refund' }, { ...writer, client: '', sender: '' });
    expect(refund.subject).toBe('Refund R-7 from Hollis Roofing');
    expect(refund.body).toMatch(/^Hello there,\n\nwe paid you back \$600/);
    expect(refund.body).toMatch(/phone number\.$/);
  });

  it('leads to the invoice that was paid first, else to the client’s page', () => {
    const page = { app: 'https://a.example', link: 'l' };
    const on = (ids: readonly string[]) =>
      receiptButton({ allocations: ids.map((invoiceId) => ({ invoiceId, amount: 1 })) }, page).address;
    expect(on(['one', 'two'])).toBe('https://a.example/tracking/l?invoice=one');
    expect(on([])).toBe('https://a.example/tracking/l');
  });
});

describe('a receipt', () => {
  it('has no number where the payment has none', () => {
    expect(receiptTitle({ kind: 'Payment', number: null, numberPrefix: '' })).toBe('Receipt');
  });

  it.each(['noted', 'pending', 'failed', 'reversed'] as const)('is not there for a %s payment', (state) => {
    expect(receiptProblem({ state })).not.toBeNull();
  });

  it('is there once the payment is settled', () => {
    expect(receiptProblem({ state: 'settled' })).toBeNull();
  });
});
