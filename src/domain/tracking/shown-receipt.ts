import { shortNumber } from '../core/record-number';
import type { Payment } from '../payments/payment';
import type { Receipt } from './shown-money';

/** What a client's page holds of a payment that counts, without the office's note, and what of it the page is told. */
export function shownReceipt(
  payment: Payment,
  { amount, allocations, credit }: Pick<Receipt, 'amount' | 'allocations' | 'credit'>,
): Receipt {
  const { uuid: id, kind, number, receivedOn, currency, method, payer, reference, state } = payment;
  return {
    ...{ id, kind, receivedOn, currency, method, payer, reference, amount, allocations, credit },
    number: number === null ? '' : shortNumber(payment),
    state: state === 'pending' ? 'pending' : 'settled',
  };
}
