import { initialOf } from '@/domain/core/shape';
import type { Activity } from '@/domain/history/activity';
import type { Invoice } from '@/domain/invoices/invoice';
import { paymentShape } from '@/domain/payments/payment';
import type { Payment } from '@/domain/payments/payment';
import { dayOf } from '@/domain/time/time';
import { pastOf } from '../life/past';
import type { InvoiceContext, Paid } from './stories';

type Received = Paid & {
  /** In cents. */
  readonly amount: number;
  /** Epoch ms. */
  readonly at: number;
  /** Its place among the payments of the invoice, from 1. */
  readonly place: number;
};

/** A payment for one invoice, noted by the office and settled by a function; its receipt has no number yet. */
export function examplePayment(
  invoice: Invoice,
  { amount, at, place, method, payer = 'Client', reference = '' }: Received,
  { zone, nameOf }: Pick<InvoiceContext, 'zone' | 'nameOf'>,
): { readonly payment: Payment; readonly activity: readonly Activity[] } {
  const {
    uuid: invoiceId,
    owner,
    assignees,
    customerId,
    customerName,
    trackerId,
    currency,
    createdBy,
  } = invoice;
  const allocations = [{ invoiceId, amount }];
  const noted: Payment = {
    ...initialOf(paymentShape.fields),
    ...{ uuid: `${invoiceId}-payment-${place}`, owner, assignees, customerId, customerName, trackerId },
    ...{ createdAt: at, createdBy, updatedAt: at, updatedBy: createdBy },
    ...{ receivedOn: dayOf(at, zone), amount, currency, method, payer, reference, wished: allocations },
  };
  const changes = { state: 'settled', allocations, settledAt: at } as const;
  const { record, activity } = pastOf('payment', noted, [{ by: '', at: at + 1_000, changes }], nameOf);
  return { payment: record, activity };
}
