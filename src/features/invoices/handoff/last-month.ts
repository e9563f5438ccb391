import type { HandOffPeriod } from '@/domain/payments/handoff/hand-off';
import { addDays, addMonths } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';

/** The calendar month before a day's. */
export function lastMonthBefore(today: Day): HandOffPeriod {
  const first = `${today.slice(0, 7)}-01`;
  return { from: addMonths(first, -1), until: addDays(first, -1) };
}
