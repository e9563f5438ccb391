import { parseRepeat, repeatWords, WEEKDAYS } from '../calendar/repeat';
import type { Repeat } from '../calendar/repeat';
import { ordinal } from '../format/number-words';
import { writtenDay, WEEKDAY_NAMES } from '../time/day-words';
import type { Day } from '../time/time';

/** The rules that have a name of their own. Tasks made before there were rules hold the name itself. */
const NAMED: Readonly<Record<string, string>> = {
  'Every day': 'FREQ=DAILY',
  'Every week': 'FREQ=WEEKLY',
  'Every two weeks': 'FREQ=WEEKLY;INTERVAL=2',
  'Every month': 'FREQ=MONTHLY',
  'Every year': 'FREQ=YEARLY',
};

/** How a task repeats, from its RRULE or the name of one; null for a single task and a rule of another kind. */
export function taskRepeat(repeat: string): Repeat | null {
  return repeat === '' ? null : parseRepeat(NAMED[repeat] ?? repeat);
}

const nameOf = (rule: string) =>
  rule in NAMED ? rule : Object.entries(NAMED).find(([, named]) => named === rule)?.[0];

/** "Every two weeks", or "Every 3 weeks on Monday and Friday, 10 times" from a first day on; '' for a single task. */
export function taskRepeatWords(rule: string, first: Day, country: string): string {
  return nameOf(rule) ?? repeatWords(rule, first, country);
}

/** The same without the days that follow from a first day, for histories and files. */
export function rhythmWords(rule: string, country: string): string {
  const repeat = taskRepeat(rule);
  const name = nameOf(rule);
  if (name !== undefined || !repeat) return name ?? rule;
  const { unit, interval, weekdays, position, until, count } = repeat;
  const names = weekdays.map((one) => WEEKDAY_NAMES[WEEKDAYS.indexOf(one)] ?? '');
  return [
    interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`,
    names.length > 0 ? ` on ${names.join(', ')}` : position === 0 ? '' : ` on the ${placeWords(rule)}`,
    until === '' ? '' : `, until ${writtenDay(until, country, { year: true })}`,
    count === null ? '' : `, ${count} ${count === 1 ? 'time' : 'times'}`,
  ].join('');
}

/** "4th Tuesday" of a rule on a weekday of the month. */
function placeWords(rule: string): string {
  const [, place = '', weekday = ''] = /BYDAY=(-?\d)(\w\w)/.exec(rule) ?? [];
  const name = WEEKDAY_NAMES[WEEKDAYS.findIndex((one) => one === weekday)] ?? '';
  return `${place === '-1' ? 'last' : ordinal(Number(place))} ${name}`;
}
