import { DateTime } from 'luxon';
import type { Day } from '../time/time';
import type { Repeat } from './task';

const STEPS: Readonly<Record<Repeat, object>> = {
  'Every day': { days: 1 },
  'Every week': { weeks: 1 },
  'Every two weeks': { weeks: 2 },
  'Every month': { months: 1 },
  'Every year': { years: 1 },
};

/**
 * The day of the next task of a series: the first one after `doneOn` in the rhythm that `dueOn` began, so that a
 * task done late does not make others that are late already. A month without that day takes its last.
 */
export function nextDueOn(repeat: Repeat, dueOn: Day, doneOn: Day): Day {
  const start = DateTime.fromISO(dueOn === '' ? doneOn : dueOn, { zone: 'utc' });
  const steps = STEPS[repeat];
  // Counted from the start each time: a month's last day stays the last day.
  for (let count = 1; ; count += 1) {
    const next = start.plus(
      Object.fromEntries(Object.entries(steps).map(([unit, by]) => [unit, Number(by) * count])),
    );
    const day = next.toISODate() ?? doneOn;
    if (day > doneOn || count > MOST_STEPS) return day;
  }
}

/** A task is never done this much later; bounds the search. */
const MOST_STEPS = 20_000;
