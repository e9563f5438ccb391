import { daysOfRepeat } from '../calendar/repeat-days';
import type { Day } from '../time/time';
import { dueProblem } from './due';
import { taskRepeat } from './repeat-words';
import type { Task } from './task';

/** The rule with what is left of its count on a day of the rhythm that `seriesOn` began, at least one. */
export function leftFrom(rule: string, seriesOn: Day, planned: Day): string {
  const repeat = taskRepeat(rule);
  if (!repeat || repeat.count === null || seriesOn === '') return rule;
  let left = repeat.count;
  for (const day of daysOfRepeat(repeat, seriesOn)) {
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
  for (const day of daysOfRepeat(repeat, seriesOn || dueOn || doneOn)) if (day > over) return day;
  return null;
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
