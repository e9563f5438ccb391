/** The money of a client's page and its parts; tests override fields. */
import { initialOf } from '@/domain/core/shape';
import { moneyCopyShape } from '@/domain/tracking/money-copy';
import type { MoneyCopy } from '@/domain/tracking/money-copy';
import { receiptFields, shownInvoiceFields } from '@/domain/tracking/shown-money';
import type { Receipt, ShownInvoice } from '@/domain/tracking/shown-money';

/** A page with nothing on it, which takes no payments. */
export function makeMoneyCopy(overrides: Partial<MoneyCopy> = {}): MoneyCopy {
  return { ...initialOf(moneyCopyShape.fields), ...overrides };
}

/** `makeRoofInvoice` in the list of a page: $17,250.60, nothing of which is paid. */
export function makeShownInvoice(overrides: Partial<ShownInvoice> = {}): ShownInvoice {
  const total = overrides.total ?? 1_725_060;
  return {
    ...initialOf(shownInvoiceFields),
    ...{ id: 'invoice-1', number: 'INV-2103', title: 'Pettigrew, new roof', status: 'Sent' },
    ...{ issuedOn: '2026-11-20', issuedAt: Date.UTC(2026, 10, 20, 15), dueOn: '2026-12-20' },
    ...{ currency: 'USD', total, balance: total },
    ...overrides,
  };
}

/** A check of the client over $4,000.00 on that invoice. */
export function makeReceipt(overrides: Partial<Receipt> = {}): Receipt {
  const amount = overrides.amount ?? 400_000;
  return {
    ...initialOf(receiptFields),
    ...{ id: 'payment-1', number: 'R-12', receivedOn: '2026-11-21', amount, currency: 'USD' },
    ...{ method: 'Check', reference: '2214' },
    allocations: [{ invoiceId: 'invoice-1', amount }],
    ...overrides,
  };
}
