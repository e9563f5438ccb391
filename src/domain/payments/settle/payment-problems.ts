import type { Day } from '../../time/time';
import type { Payment } from '../payment';
import { allocated } from './settlement';

/** A sentence about a field of a payment. */
export type PaymentProblem = { readonly field: keyof Payment; readonly text: string };

type Noted = Pick<Payment, 'kind' | 'receivedOn' | 'amount' | 'currency' | 'wished'>;

/**
 * What is wrong with a payment or refund that is noted, in the order of the form. `today` and `currency` are the
 * business's; `most` is what a refund can give back, in cents, and null for a payment: what no invoice takes is credit.
 */
export function paymentProblems(
  { kind, receivedOn, amount, currency, wished }: Noted,
  {
    today,
    currency: own,
    most,
  }: { readonly today: Day; readonly currency: string; readonly most: number | null },
): readonly PaymentProblem[] {
  const isRefund = kind === 'Refund';
  const problems: (PaymentProblem | false)[] = [
    amount <= 0 && { field: 'amount', text: 'Write an amount above zero.' },
    isRefund &&
      most !== null &&
      amount > most && { field: 'amount', text: 'More cannot be given back than was paid.' },
    currency !== own && {
      field: 'currency',
      text: `This business counts in ${own}; amounts of another currency cannot be added.`,
    },
    receivedOn === '' && {
      field: 'receivedOn',
      text: isRefund ? 'Choose the day it was given back.' : 'Choose the day the money came.',
    },
    receivedOn > today && {
      field: 'receivedOn',
      text: 'This day is still to come. Choose today or an earlier one.',
    },
    amount > 0 &&
      allocated(wished) > amount && {
        field: 'wished',
        text: 'The invoices get more than the payment. Lower one of them.',
      },
  ];
  return problems.filter((problem) => problem !== false);
}
