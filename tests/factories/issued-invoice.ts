/** Invoices with the client and the payments on them, of company `acme`; tests override fields. */
import { initialOf } from '@/domain/core/shape';
import { invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { paymentShape } from '@/domain/payments/payment';
import type { Payment } from '@/domain/payments/payment';

/** An issued invoice of $1,000 without tax, nothing of which is paid. */
export function makeIssued(overrides: Partial<Invoice> = {}): Invoice {
  const total = overrides.total ?? 100_000;
  return {
    ...initialOf(invoiceShape.fields),
    uuid: 'invoice-1',
    owner: 'acme',
    number: 1,
    title: 'New roof',
    customerId: 'customer-1',
    customerName: 'Ann Carter',
    trackerId: 'tracker-1',
    status: 'Sent',
    currency: 'USD',
    issuedOn: '2026-11-01',
    dueOn: '2026-11-15',
    groups: [{ taxRate: '', base: total, discount: 0, taxes: [] }],
    total,
    balance: total,
    ...overrides,
  };
}

/** A check of $600 of the client, as it was noted. */
export function makeNoted(overrides: Partial<Payment> = {}): Payment {
  return {
    ...initialOf(paymentShape.fields),
    uuid: 'payment-1',
    owner: 'acme',
    customerId: 'customer-1',
    customerName: 'Ann Carter',
    trackerId: 'tracker-1',
    receivedOn: '2026-11-10',
    amount: 60_000,
    currency: 'USD',
    method: 'Check',
    ...overrides,
  };
}
