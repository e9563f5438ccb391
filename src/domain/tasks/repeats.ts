import { positionOf, WEEKDAYS, weekdayOf } from '../calendar/repeat';
import type { Repeat } from '../calendar/repeat';
import { addDays, addMonths } from '../time/time';
import type { Day } from '../time/time';
import { dueProblem } from './due';
import { taskRepeat } from './repeat-words';
import type { Task } from './task';

/** The rule with what is left of its count on a day of the rhythm that `seriesOn` began, at least one. */
export function leftFrom(rule: string, seriesOn: Day, planned: Day): string {
  const repeat = taskRepeat(rule);
  if (!repeat || repeat.count === null || seriesOn === '') return rule;
  let left = repeat.count;
  for (const day of daysOf(repeat, seriesOn)) {
    if (day >= planned || left === 1) break;
    left -= 1;
  }
  return rule.replace(/COUNT=\d+/, `COUNT=${left}`);
}

/** A sentence about the last day of a repeat whose task is due on a day, or null; '' is no end. */
export function repeatEndProblem(until: string, dueOn: Day): string | null {
  const problem = dueProblem(until);
  if (problem !== null || until === '') return problem;
  return until < dueOn ? 'The repeat ends before the task is due. Choose a later last day.' : null;
}

/**
 * The day of the next task of a series: the first one after the task's own day and `doneOn` in the rhythm that
 * `seriesOn` began, so that a task done late does not make others that are late already. A month without that day takes
 * its last, and the months after it the day again. Null where the series has ended.
 */
export function nextDueOn(rule: string, seriesOn: Day, dueOn: Day, doneOn: Day): Day | null {
  const repeat = taskRepeat(rule);
  if (!repeat) return null;
  const over = dueOn > doneOn ? dueOn : doneOn;
  let place = 0;
  for (const day of daysOf(repeat, seriesOn || dueOn || doneOn)) {
    place += 1;
    const isOver =
      (repeat.until !== '' && day > repeat.until) || (repeat.count !== null && place > repeat.count);
    if (isOver || place > MOST_STEPS) return null;
    if (day > over) return day;
  }
  return null;
}

/** The days of a rhythm from its first day on, without an end. */
function* daysOf(repeat: Repeat, first: Day): Generator<Day> {
  const { unit, interval, position } = repeat;
  for (let step = 0; ; step += 1) {
    if (unit === 'week') yield* weekOf(repeat, first, step * interval);
    // Counted from the first day each time: a month's last day stays the last day.
    else if (unit === 'day') yield addDays(first, step * interval);
    else if (position === 0) yield addMonths(first, step * interval * (unit === 'year' ? 12 : 1));
    else yield placedIn(addMonths(`${first.slice(0, 8)}01`, step * interval), first, position);
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

/** The day of a month, given by its first, with the weekday of a series' first day at a place: 1 to 4, or -1. */
function placedIn(month: Day, first: Day, position: number): Day {
  const days = Array.from({ length: 31 }, (_, at) => addDays(month, at)).filter(
    (day) => day.slice(0, 7) === month.slice(0, 7) && weekdayOf(day) === weekdayOf(first),
  );
  const place = positionOf(first, position);
  return (place === -1 ? days.at(-1) : days[place - 1]) ?? month;
}

/**
 * The day that the rhythm of its series gave a task, which it keeps when it alone is moved: the next one comes after
 * that day, too. The first task of a series has the day on which it began; the id of each other one ends with its day.
 */
export function plannedOn({
  uuid,
  seriesId,
  seriesOn,
  dueOn,
}: Pick<Task, 'uuid' | 'seriesId' | 'seriesOn' | 'dueOn'>): Day {
  // Its own day begins the rhythm anew.
  if (seriesOn === dueOn) return dueOn;
  return uuid.startsWith(`${seriesId}-`) ? uuid.slice(seriesId.length + 1) : seriesOn || dueOn;
}

/** A task is never done this much later; bounds the search. */
const MOST_STEPS = 20_000;
