import { addDays, isWeekend } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';

/** The day so many working days away, negative ones before it; 0 is the day, or Monday on a weekend. */
export function workingDay(from: Day, count: number): Day {
  const step = count < 0 ? -1 : 1;
  let day = from;
  while (isWeekend(day)) day = addDays(day, step);
  // From a weekend, the Friday before is already one working day back.
  let left = Math.abs(count) - (count < 0 && isWeekend(from) ? 1 : 0);
  for (; left > 0; left -= 1) {
    do day = addDays(day, step);
    while (isWeekend(day));
  }
  return day;
}

/** The day itself, or the Friday before a weekend. */
export function workingDayBy(day: Day): Day {
  let at = day;
  while (isWeekend(at)) at = addDays(at, -1);
  return at;
}
