import type { Formats } from '@/domain/format/formats';
import { refundProblem } from '@/domain/payments/card/refund-problem';
import type { Payment } from '@/domain/payments/payment';
import { formatMoney } from '@/shared/format/money';
import { amount } from '@/shared/forms/frame/bounded';
import { object } from '@/shared/forms/frame/schema';

/** The form's value: cents. */
export type OnlineRefundValues = { readonly amount: number | null };

/** What is asked of a refund of an online payment, in the words of the domain. */
export function onlineRefundSchema(payment: Payment, formats: Formats) {
  return object({
    amount: amount().test((cents, { createError }) => {
      const problem = refundProblem(payment, cents ?? 0, (one) => formatMoney(one, formats));
      return problem === null || createError({ message: problem });
    }),
  });
}
