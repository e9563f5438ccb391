import type { Day } from '../../time/time';
import { dueOf } from '../sums/invoice-sums';
import { daysOverdue, isOutstanding } from './overdue';
import type { Owed } from './overdue';

/** Ages of what is owed, by the days since the last day to pay. */
export const AGES = ['Current', '1–30 days', '31–60 days', '61–90 days', 'Over 90 days'] as const;
export type Age = (typeof AGES)[number];

/** The last day of each age but the oldest. */
const UNTIL: readonly number[] = [0, 30, 60, 90];

/** What is owed of one age, in cents, and on how many invoices. */
export type AgedSum = { readonly age: Age; readonly cents: number; readonly count: number };

/** The age of what is due of an invoice; "Current" before it is overdue. */
export function ageOf(invoice: Owed, today: Day): Age {
  const days = daysOverdue(invoice, today);
  const at = UNTIL.findIndex((last) => days <= last);
  return AGES[at === -1 ? UNTIL.length : at] ?? 'Current';
}

/**
 * What is owed in a currency by age. Of an overdue invoice, the held part and money on its way are current. The sums
 * add up to all balances; an invoice counts once, at the age of what is due.
 */
export function ageing(invoices: readonly Owed[], currency: string, today: Day): readonly AgedSum[] {
  const owed = invoices
    .filter((invoice) => isOutstanding(invoice) && invoice.currency === currency)
    .map((invoice) => ({ invoice, age: ageOf(invoice, today), due: dueOf(invoice) }));
  return AGES.map((age) => {
    const own = owed.filter((one) => one.age === age);
    const cents = owed.reduce((sum, { invoice, due, age: of }) => {
      const later = age === 'Current' ? invoice.balance - due : 0;
      return sum + later + (of === age ? due : 0);
    }, 0);
    return { age, cents, count: own.length };
  });
}
