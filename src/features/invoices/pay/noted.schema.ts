import type { Payment } from '@/domain/payments/payment';
import { paymentProblems } from '@/domain/payments/settle/payment-problems';
import type { Day } from '@/domain/time/time';
import { amount } from '@/shared/forms/frame/bounded';
import { object, string } from '@/shared/forms/frame/schema';

/** The form's values of a payment or a refund: cents, and the business's day. */
export type NotedValues = Pick<Payment, 'receivedOn' | 'method' | 'payer' | 'reference' | 'note'> & {
  readonly amount: number | null;
};

/**
 * What is asked of a payment or a refund that is noted on `today`, in the words of the domain. `refusal` says why an
 * amount in cents cannot be noted; null when it can.
 */
export function notedSchema(
  kind: Payment['kind'],
  today: Day,
  refusal: (cents: number) => string | null = () => null,
) {
  const problemOf = (noted: Pick<Payment, 'amount' | 'receivedOn'>) =>
    paymentProblems({ kind, currency: '', wished: [], ...noted }, { today, currency: '', most: null })[0]
      ?.text ?? null;
  return object({
    amount: amount()
      .required('Write an amount above zero.')
      .test((cents, { createError }) => {
        const message = problemOf({ amount: cents, receivedOn: today }) ?? refusal(cents);
        return message === null || createError({ message });
      }),
    receivedOn: string().test((day = '', { createError }) => {
      const message = problemOf({ amount: 1, receivedOn: day });
      return message === null || createError({ message });
    }),
    method: string().required(),
    payer: string().required(),
    reference: string(),
    note: string(),
  });
}
