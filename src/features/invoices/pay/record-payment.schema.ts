import type { Payment } from '@/domain/payments/payment';
import { paymentProblems } from '@/domain/payments/settle/payment-problems';
import type { Day } from '@/domain/time/time';
import { amount } from '@/shared/forms/frame/bounded';
import { object, string } from '@/shared/forms/frame/schema';

/** The form's values: cents, and the business's day. */
export type RecordPaymentValues = Pick<Payment, 'receivedOn' | 'method' | 'payer' | 'reference' | 'note'> & {
  readonly amount: number | null;
  /** Whether the receipt goes to the customer's address. */
  readonly isReceiptMailed: boolean;
};

/** What is asked of a payment that is noted on `today`, in the words of the domain. */
export function recordPaymentSchema(today: Day) {
  const problemOf = (noted: Pick<Payment, 'amount' | 'receivedOn'>) =>
    paymentProblems(
      { kind: 'Payment', currency: '', wished: [], ...noted },
      { today, currency: '', most: null },
    )[0]?.text;
  return object({
    amount: amount()
      .required('Write an amount above zero.')
      .test((cents, { createError }) => {
        const problem = problemOf({ amount: cents, receivedOn: today });
        return problem === undefined || createError({ message: problem });
      }),
    receivedOn: string().test((day = '', { createError }) => {
      const problem = problemOf({ amount: 1, receivedOn: day });
      return problem === undefined || createError({ message: problem });
    }),
    method: string().required(),
    payer: string().required(),
    reference: string(),
    note: string(),
  });
}
