import { DateTime } from 'luxon';
import type { Day } from '../time/time';
import type { Repeat, Task } from './task';

const STEPS: Readonly<Record<Repeat, object>> = {
  'Every day': { days: 1 },
  'Every week': { weeks: 1 },
  'Every two weeks': { weeks: 2 },
  'Every month': { months: 1 },
  'Every year': { years: 1 },
};

/**
 * The day of the next task of a series: the first one after the task's own day and `doneOn` in the rhythm that
 * `seriesOn` began, so that a task done late does not make others that are late already. A month without that day takes
 * its last, and the months after it the day again.
 */
export function nextDueOn(repeat: Repeat, seriesOn: Day, dueOn: Day, doneOn: Day): Day {
  const over = dueOn > doneOn ? dueOn : doneOn;
  const start = DateTime.fromISO(seriesOn || dueOn || doneOn, { zone: 'utc' });
  const steps = STEPS[repeat];
  // Counted from the series' first day each time: a month's last day stays the last day.
  for (let count = 1; ; count += 1) {
    const next = start.plus(
      Object.fromEntries(Object.entries(steps).map(([unit, by]) => [unit, Number(by) * count])),
    );
    const day = next.toISODate() ?? doneOn;
    if (day > over || count > MOST_STEPS) return day;
  }
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
  return uuid.startsWith(`${seriesId}-`) ? uuid.slice(seriesId.length + 1) : seriesOn;
}

/** A task is never done this much later; bounds the search. */
const MOST_STEPS = 20_000;
