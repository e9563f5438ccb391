import type { Invoice } from '../../invoices/invoice';
import { taxOf } from '../../money/rate-sums';
import type { Payment } from '../payment';

/** How many records, and their sums in cents; those of payments are less what was given back, without tax. */
export type HandedSum = { readonly count: number; readonly total: number; readonly tax: number };

/** What the papers of a hand-off add up to in a currency, from their sums as issued. */
export function paperSum(
  papers: readonly Pick<Invoice, 'total' | 'groups' | 'currency'>[],
  currency: string,
): HandedSum {
  const own = papers.filter((paper) => paper.currency === currency);
  return {
    count: papers.length,
    total: own.reduce((sum, { total }) => sum + total, 0),
    tax: own.reduce((sum, { groups }) => sum + taxOf(groups), 0),
  };
}

/** What the payments of a hand-off add up to in a currency, less refunds. */
export function paymentSum(
  payments: readonly Pick<Payment, 'kind' | 'amount' | 'currency'>[],
  currency: string,
): HandedSum {
  const own = payments.filter((payment) => payment.currency === currency);
  const total = own.reduce((sum, { kind, amount }) => sum + (kind === 'Refund' ? -amount : amount), 0);
  return { count: payments.length, total, tax: 0 };
}
