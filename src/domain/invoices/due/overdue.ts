import { daysBetween } from '../../time/time';
import type { Day } from '../../time/time';
import type { Invoice } from '../invoice';
import { OUTSTANDING_INVOICES } from '../invoice-status';
import { dueOf } from '../sums/invoice-sums';

export type Owed = Pick<
  Invoice,
  'kind' | 'status' | 'dueOn' | 'balance' | 'pending' | 'heldBack' | 'heldReleasedAt' | 'currency'
>;

/** Whether something is owed on an invoice: it was issued, and is neither paid, written off nor void. */
export function isOutstanding({ kind, status, balance }: Pick<Owed, 'kind' | 'status' | 'balance'>): boolean {
  return kind === 'Invoice' && OUTSTANDING_INVOICES.includes(status) && balance > 0;
}

/** Days since the last day to pay, from the business's midnight after it; 0 while nothing is overdue. */
export function daysOverdue(invoice: Owed, today: Day): number {
  const isLate = isOutstanding(invoice) && dueOf(invoice) > 0 && invoice.dueOn !== '';
  return isLate ? Math.max(0, daysBetween(invoice.dueOn, today)) : 0;
}
