import { LONGEST_VISIT, MAX_VISIT_DAYS } from '../../jobs/visit';
import type { Day } from '../../time/time';
import { atWallClock, dayOf, HOUR_MS } from '../../time/time';
import { hasTime, isNoDate, readClock, readDay } from '../cells/dates';
import { orderOf, readAt } from '../cells/read-values';
import type { DateReading } from '../cells/read-values';
import type { RowCells } from '../cells/row-cells';
import type { JobTarget } from './targets';

/** The usual hours of a day without times, as in the app's own form. */
const BEGINS = '08:00';
const ENDS = '16:00';
const USUAL_MS = 8 * HOUR_MS;

const FIRST_YEAR = '2000-01-01';
const LAST_YEAR = '2099-12-31';

/** A planned span in epoch ms, as a visit has it. */
export type ImportedSpan = { readonly start: number; readonly end: number };

type Context = DateReading & { readonly zone: string; readonly isDone: boolean };

/**
 * The planned span of a row in the business's time zone; null without a start. Days without times are working days, a
 * missing end is that of the same day. An end before its start, one without a start, and more than a visit may last are
 * problems of the row. Finished work may have lasted longer, and may only say its end, which is then its day.
 */
export function readSpan(read: RowCells<JobTarget>, context: Context): ImportedSpan | null {
  const start = readMoment(read, 'start', context);
  const end = readMoment(read, 'end', context);
  if (start === 'unreadable' || end === 'unreadable') return null;
  if (start === null && end !== null && context.isDone)
    return {
      start: atWallClock(end.day, BEGINS, context.zone),
      end: atWallClock(end.day, ENDS, context.zone),
    };
  if (start === null) {
    const said = (['end', 'startTime', 'endTime'] as const).find((target) => read.all(target).length > 0);
    if (said) read.fail(said, 'A job that is planned needs the day it starts.');
    return null;
  }
  const from = start.at ?? atWallClock(start.day, BEGINS, context.zone);
  const to = endOf(read, from, start, end, context);
  if (to === null) return null;
  const blamed = read.all('end').length > 0 ? 'end' : 'endTime';
  if (to <= from) read.fail(blamed, 'The end is not after the start.');
  else if (to - from > LONGEST_VISIT && !context.isDone)
    read.fail(blamed, `A visit lasts at most ${MAX_VISIT_DAYS} days. Plan the rest as another visit.`);
  return { start: from, end: to };
}

type Moment = {
  readonly day: Day;
  /** Epoch ms; null for a day without a time. */
  readonly at: number | null;
};

/** A day with a time in its own cell or in the next column; null without one. */
function readMoment(
  read: RowCells<JobTarget>,
  target: 'start' | 'end',
  context: Context,
): Moment | null | 'unreadable' {
  const text = read.text(target, ' ');
  if (text === '' || isNoDate(text)) return null;
  const at = readAt(read, target, context, 'Not a date.');
  if (at === null) return 'unreadable';
  const bare = hasTime(text) ? null : readDay(text, orderOf(read, target, context));
  const day = bare ?? dayOf(at, context.zone);
  if (day < FIRST_YEAR || day > LAST_YEAR) {
    read.fail(target, 'A day between 2000 and 2099, please.');
    return 'unreadable';
  }
  const clock = readTime(read, `${target}Time`);
  if (clock === 'unreadable') return clock;
  if (clock !== null) return { day, at: atWallClock(day, clock, context.zone) };
  return { day, at: bare === null ? at : null };
}

function endOf(
  read: RowCells<JobTarget>,
  from: number,
  start: Moment,
  end: Moment | null,
  { zone }: Context,
): number | null {
  if (end) return end.at ?? atWallClock(end.day, ENDS, zone);
  const clock = readTime(read, 'endTime');
  if (clock === 'unreadable') return null;
  if (clock !== null) return atWallClock(start.day, clock, zone);
  return start.at === null ? atWallClock(start.day, ENDS, zone) : from + USUAL_MS;
}

function readTime(read: RowCells<JobTarget>, target: 'startTime' | 'endTime'): string | null | 'unreadable' {
  const text = read.text(target);
  if (text === '') return null;
  const clock = readClock(text);
  if (clock === null) read.fail(target, 'Not a time of day.');
  return clock ?? 'unreadable';
}
