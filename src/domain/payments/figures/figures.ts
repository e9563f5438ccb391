import type { Payment } from '../payment';
import { addDays, daysBetween } from '../../time/time';
import type { Day } from '../../time/time';
import { daysOverdue, isOutstanding } from '../../invoices/due/overdue';
import type { Owed } from '../../invoices/due/overdue';
import type { Invoice } from '../../invoices/invoice';
import { dueOf } from '../../invoices/sums/invoice-sums';

/** Days that "paid" and "days to pay" look back. */
export const PAID_DAYS = 30;
export const PACE_DAYS = 90;

type Received = Pick<Payment, 'kind' | 'state' | 'amount' | 'currency' | 'receivedOn' | 'allocations'>;

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

/** What was received in a currency on the last `days` days, today included, less what was given back, in cents. */
export function receivedSum(
  payments: readonly Received[],
  currency: string,
  today: Day,
  days = PAID_DAYS,
): number {
  const from = addDays(today, 1 - days);
  return payments
    .filter((one) => one.state === 'settled' && one.currency === currency)
    .filter(({ receivedOn }) => receivedOn >= from && receivedOn <= today)
    .reduce((sum, { kind, amount }) => sum + (kind === 'Payment' ? amount : -amount), 0);
}

/**
 * Average days from the issue of an invoice to the payment that completed it, in whole days, over invoices that were
 * completed on the `days` days up to `until`; null without any.
 */
export function averageDaysToPay(
  invoices: readonly Pick<Invoice, 'uuid' | 'kind' | 'status' | 'issuedOn'>[],
  payments: readonly Received[],
  until: Day,
  days = PACE_DAYS,
): number | null {
  const completed = lastPaidOn(payments);
  const from = addDays(until, 1 - days);
  const taken = invoices.flatMap(({ uuid, kind, status, issuedOn }) => {
    const paidOn = completed.get(uuid);
    const isCounted = kind === 'Invoice' && status === 'Paid' && paidOn !== undefined;
    if (!isCounted || paidOn < from || paidOn > until) return [];
    // A deposit that was received before takes no days.
    return [Math.max(0, daysBetween(issuedOn, paidOn))];
  });
  return taken.length === 0 ? null : Math.round(taken.reduce((sum, one) => sum + one, 0) / taken.length);
}

/** The day of the last payment on each invoice. */
function lastPaidOn(payments: readonly Received[]): ReadonlyMap<string, Day> {
  const last = new Map<string, Day>();
  for (const { kind, state, receivedOn, allocations } of payments) {
    if (kind !== 'Payment' || state !== 'settled') continue;
    for (const { invoiceId } of allocations)
      if (receivedOn > (last.get(invoiceId) ?? '')) last.set(invoiceId, receivedOn);
  }
  return last;
}
