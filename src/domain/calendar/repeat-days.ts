import { addDays, addMonths } from '../time/time';
import type { Day } from '../time/time';
import { dateOf, positionOf, WEEKDAYS, weekdayOf } from './repeat';
import type { Repeat } from './repeat';

/** The day that ends every repeat. */
export const LAST_DAY = '2099-12-31';

/**
 * The days of a repeat from its first day on, of events and tasks alike. A month without the first day's date has its
 * last day: Jan 31, Feb 28, Mar 31, in RFC 5545 BYMONTHDAY=28,29,30,31;BYSETPOS=-1.
 */
export function* daysOfRepeat(repeat: Repeat, first: Day): Generator<Day, undefined> {
  const last = repeat.until === '' || repeat.until > LAST_DAY ? LAST_DAY : repeat.until;
  let place = 0;
  for (const day of daysWithoutEnd(repeat, first)) {
    place += 1;
    if (day > last || (repeat.count !== null && place > repeat.count)) return;
    yield day;
  }
}

function* daysWithoutEnd(repeat: Repeat, first: Day): Generator<Day> {
  const { unit, interval, position } = repeat;
  for (let step = 0; ; step += 1) {
    if (unit === 'week') yield* weekOf(repeat, first, step * interval);
    // Counted from the first day each time: a month's last day stays the last day.
    else if (unit === 'day') yield addDays(first, step * interval);
    else {
      const month = addMonths(`${first.slice(0, 8)}01`, step * interval * (unit === 'year' ? 12 : 1));
      yield position === 0 ? datedIn(month, dateOf(repeat, first)) : placedIn(month, first, position);
    }
  }
}

/** The days of the week so many weeks after the first day's, which begins on Monday (RFC 5545). */
function* weekOf({ weekdays }: Repeat, first: Day, weeks: number): Generator<Day> {
  const fromMonday = (WEEKDAYS.indexOf(weekdayOf(first)) + 6) % 7;
  const monday = addDays(first, 7 * weeks - fromMonday);
  for (let at = 0; at < 7; at += 1) {
    const day = addDays(monday, at);
    const weekday = weekdayOf(day);
    if (day >= first && (weekday === weekdayOf(first) || weekdays.includes(weekday))) yield day;
  }
}

/** The day of a month, given by its first, with this date, else the month's last. */
function datedIn(month: Day, date: number): Day {
  const day = addDays(month, date - 1);
  return day.slice(0, 7) === month.slice(0, 7) ? day : addDays(addMonths(month, 1), -1);
}

/** The day of a month, given by its first, with the weekday of a series' first day at a place: 1 to 4, or -1. */
function placedIn(month: Day, first: Day, position: number): Day {
  const days = Array.from({ length: 31 }, (_, at) => addDays(month, at)).filter(
    (day) => day.slice(0, 7) === month.slice(0, 7) && weekdayOf(day) === weekdayOf(first),
  );
  const place = positionOf(first, position);
  return (place === -1 ? days.at(-1) : days[place - 1]) ?? month;
}
