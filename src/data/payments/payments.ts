import type { Viewer } from '@/domain/access/viewer';
import { initialOf } from '@/domain/core/shape';
import type { Customer } from '@/domain/customers/customer';
import { paymentNoun } from '@/domain/payments/noun';
import { paymentShape } from '@/domain/payments/payment';
import type { Payment } from '@/domain/payments/payment';
import { newId } from '../core/ids';
import type { Intent } from '../core/intent';
import { recordRef } from '../core/query';
import type { TypedRef } from '../core/query';
import { recordIntents } from '../core/record-intents';
import { withViewer } from '../core/with-viewer';

/** A reference to one payment. */
export function paymentRef(id: string): TypedRef<Payment> {
  return recordRef(paymentShape, id);
}

const paymentIntents = recordIntents(paymentNoun);

/** A payment as the person who received it notes it; amounts in cents. */
export type NotedPayment = Pick<Payment, 'receivedOn' | 'amount' | 'currency' | 'method'> &
  Partial<Pick<Payment, 'kind' | 'payer' | 'reference' | 'note' | 'receiptTo' | 'wished' | 'trackerId'>>;

/**
 * Notes a payment of a customer, also without signal; a function then settles it on invoices. A second note with the
 * same `id` is the same payment.
 */
export function notePayment(
  viewer: Viewer,
  customer: Pick<Customer, 'uuid' | 'name' | 'assignees'>,
  payment: NotedPayment,
  id: string = newId(),
): Intent {
  const label = payment.kind === 'Refund' ? 'Refund noted' : 'Payment noted';
  return paymentIntents.create(
    viewer,
    {
      ...initialOf(paymentShape.fields),
      ...payment,
      uuid: id,
      assignees: withViewer(viewer, customer.assignees),
      customerId: customer.uuid,
      customerName: customer.name,
    },
    { label },
  );
}
