import { paymentShape } from '@/domain/payments/payment';
import { isFromStripe } from '@/domain/payments/card/from-stripe';
import { cardPaymentWords } from '@/domain/notifications/card-payment-words';
import { notify } from '../notifications/notify';
import { readRecord } from '../records';
import type { Step } from '../triggers/change';

/** On a payment that Stripe told of: tells its people that it came, failed, or was disputed. */
export const tellCardPayment: Step = async (db, { id, at, before, after }) => {
  if (!after || !isFromStripe({ uuid: id }) || before?.['state'] === after['state']) return;
  const payment = readRecord(paymentShape, after);
  const words = cardPaymentWords(payment, before ? readRecord(paymentShape, before).state : null);
  if (!words) return;
  const { owner, assignees, state } = payment;
  for (const person of assignees)
    await notify(db, {
      ...{ person, owner, by: '', kind: 'client', words, at },
      ...{ eventId: `${id} ${state} ${at}`, subject: `${id} ${state}` },
      record: { noun: 'payment', id },
    });
};
