import { addDays, dayOf, daysBetween } from '../../time/time';
import type { Day } from '../../time/time';
import { wallClockAt } from '../../time/wall-clock';
import { isOutstanding } from '../due/overdue';
import type { Owed } from '../due/overdue';
import type { Invoice } from '../invoice';
import { dueOf } from '../sums/invoice-sums';

/** Hour of the business's day from which reminders are sent. */
const REMINDER_HOUR = 9;

/** A reminder that was missed for more days than these is not sent: a business that turns them on floods nobody. */
export const LATEST_DAYS = 7;

export type Reminded = Owed & Pick<Invoice, 'issuedOn' | 'remindedAt' | 'listOrganizer'>;

/** When the clock of the business stands, and whether the client of the link wants no mails (`MailStops`). */
export type ReminderClock = { readonly now: number; readonly zone: string; readonly isStopped: boolean };

type Timed = { readonly days: number };

/** Whether an invoice is reminded of at all: something is due, and nobody stopped it. */
function isReminded(invoice: Reminded, isStopped: boolean): boolean {
  const isOpen = isOutstanding(invoice) && dueOf(invoice) > 0 && invoice.listOrganizer === 'Open';
  return isOpen && !isStopped && invoice.dueOn !== '';
}

/** The day of a reminder; null where the invoice was issued that day or later, or its time was mailed since. */
function dayOfRule({ dueOn, issuedOn, remindedAt }: Reminded, { days }: Timed, zone: string): Day | null {
  const day = addDays(dueOn, days);
  const isSent = remindedAt !== null && dayOf(remindedAt, zone) >= day;
  return isSent || day <= issuedOn ? null : day;
}

/**
 * The reminder to send now; null for none. One at a time, the latest whose day has come, and never twice: a reminder that
 * was sent, also by hand, covers all days up to its own.
 */
export function dueReminder<R extends Timed>(
  invoice: Reminded,
  rules: readonly R[],
  { now, zone, isStopped }: ReminderClock,
): R | null {
  if (!isReminded(invoice, isStopped) || wallClockAt(now, zone).hour < REMINDER_HOUR) return null;
  const today = dayOf(now, zone);
  const come = rules.filter((rule) => addDays(invoice.dueOn, rule.days) <= today);
  const latest = come.toSorted((a, b) => b.days - a.days)[0];
  const day = latest && dayOfRule(invoice, latest, zone);
  return day && daysBetween(day, today) <= LATEST_DAYS ? latest : null;
}

/** The day of the next reminder from `now` on, for screens; null when none is to come. */
export function nextReminder(invoice: Reminded, rules: readonly Timed[], clock: ReminderClock): Day | null {
  const { now, zone, isStopped } = clock;
  if (!isReminded(invoice, isStopped)) return null;
  const today = dayOf(now, zone);
  const hasBegun = wallClockAt(now, zone).hour >= REMINDER_HOUR;
  const isToday = dueReminder(invoice, rules, clock) !== null;
  if (isToday) return today;
  const days = rules.flatMap((rule) => {
    const day = dayOfRule(invoice, rule, zone);
    return day !== null && (hasBegun ? day > today : day >= today) ? [day] : [];
  });
  return days.toSorted((a, b) => (a < b ? -1 : 1))[0] ?? null;
}
