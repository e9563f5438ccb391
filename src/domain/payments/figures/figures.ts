import { addDays, dayOf, daysBetween } from '../../time/time';
import type { Day } from '../../time/time';
import { daysOverdue, isOutstanding } from '../../invoices/due/overdue';
import type { Owed } from '../../invoices/due/overdue';
import type { Invoice } from '../../invoices/invoice';
import { dueOf } from '../../invoices/sums/invoice-sums';

/** Days that "paid" and "days to pay" look back. */
export const PAID_DAYS = 30;
export const PACE_DAYS = 90;

/** What is owed in a currency: the sum in cents, and on how many invoices. */
export function outstandingSum(invoices: readonly Owed[], currency: string) {
  const owed = invoices.filter((one) => one.currency === currency && isOutstanding(one));
  return { cents: owed.reduce((sum, { balance }) => sum + balance, 0), count: owed.length };
}

/** What is overdue in a currency: the sum in cents, and on how many invoices. */
export function overdueSum(invoices: readonly Owed[], currency: string, today: Day) {
  const late = invoices.filter((one) => one.currency === currency && daysOverdue(one, today) > 0);
  return { cents: late.reduce((sum, one) => sum + dueOf(one), 0), count: late.length };
}

/**
 * Average days from the issue of an invoice until it was paid, in whole days, over invoices that were paid on the `days`
 * days up to `until`; null without any. The day counts on which the payment that completed it was noted.
 */
export function averageDaysToPay(
  invoices: readonly Pick<Invoice, 'kind' | 'status' | 'issuedOn' | 'statusAt'>[],
  until: Day,
  zone: string,
  days = PACE_DAYS,
): number | null {
  const from = addDays(until, 1 - days);
  const taken = invoices.flatMap(({ kind, status, issuedOn, statusAt }) => {
    const paidOn = dayOf(statusAt, zone);
    if (kind !== 'Invoice' || status !== 'Paid' || paidOn < from || paidOn > until) return [];
    return [Math.max(0, daysBetween(issuedOn, paidOn))];
  });
  return taken.length === 0 ? null : Math.round(taken.reduce((sum, one) => sum + one, 0) / taken.length);
}
