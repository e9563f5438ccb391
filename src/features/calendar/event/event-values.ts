import type { ApiEvent, ApiEventFields } from '@/api/contract/calendar';
import { EVENT_MS } from '@/domain/calendar/event';
import type { EventColour, EventContent, EventPrivacy } from '@/domain/calendar/event';
import { parseRepeat, positionOf, repeatRule, WEEKDAYS, weekdayOf } from '@/domain/calendar/repeat';
import type { Repeat } from '@/domain/calendar/repeat';
import { endAfterMove, lastDayOf } from '@/domain/time/spans';
import { addDays, dayOf, daysBetween, endOfDay, moveToDay, startOfDay } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';

export const REPEATS = ['never', 'day', 'week', 'month', 'monthWeekday', 'year'] as const;
export const ENDS = ['never', 'on', 'after'] as const;

/** The form's values; times in epoch ms, whole days as YYYY-MM-DD. */
export type EventValues = {
  /** Not shown: the company's zone. */
  zone: string;
  title: string;
  allDay: boolean;
  start: number | null;
  end: number | null;
  firstDay: Day;
  lastDay: Day;
  place: string;
  description: string;
  color: EventColour;
  privacy: EventPrivacy;
  invited: readonly string[];
  repeats: (typeof REPEATS)[number];
  every: string;
  /** Without the first day's own, which follows the first day. */
  weekdays: readonly string[];
  /** Not shown: the date of a series whose first day is the last of a month without it; 0 for none. */
  date: number;
  ends: (typeof ENDS)[number];
  until: Day;
  count: string;
};

/** A part of the calendar that was clicked or dragged over. */
export type Picked = { readonly start: number; readonly end: number; readonly allDay: boolean };

/** A new event where the calendar was clicked. */
export function newValues({ start, end, allDay }: Picked, zone: string): EventValues {
  const firstDay = dayOf(start, zone);
  return {
    zone,
    title: '',
    allDay,
    start,
    end: allDay ? start + EVENT_MS : end,
    firstDay,
    lastDay: allDay ? dayOf(end - 1, zone) : firstDay,
    place: '',
    description: '',
    color: 'violet',
    privacy: 'business',
    invited: [],
    ...repeatValues(null, firstDay),
  };
}

/** An event as the form shows it. */
export function valuesOf(event: ApiEvent, zone: string): EventValues {
  const { title, allDay, start, end, place, description, color, privacy, organizerId, assigneeIds } = event;
  const firstDay = allDay ? event.firstDay : dayOf(start, zone);
  return {
    zone,
    title,
    allDay,
    start,
    end,
    place,
    description,
    color,
    privacy,
    firstDay,
    lastDay: allDay ? event.lastDay : dayOf(end - 1, zone),
    invited: assigneeIds.filter((uid) => uid !== organizerId),
    ...repeatValues(parseRepeat(event.repeat), firstDay),
  };
}

type RepeatValues = Pick<EventValues, 'repeats' | 'every' | 'weekdays' | 'date' | 'ends' | 'until' | 'count'>;

function repeatValues(repeat: Repeat | null, first: Day): RepeatValues {
  const later = { until: addDays(first, 90), count: '10' };
  if (!repeat) {
    return { repeats: 'never', every: '1', weekdays: [], date: 0, ends: 'never', ...later };
  }
  const { unit, interval, weekdays, position, date = 0, until, count } = repeat;
  return {
    repeats: unit === 'month' && position !== 0 ? 'monthWeekday' : unit,
    every: String(interval),
    weekdays: weekdays.filter((one) => one !== weekdayOf(first)),
    date,
    ends: count !== null ? 'after' : until !== '' ? 'on' : 'never',
    until: until || later.until,
    count: count === null ? later.count : String(count),
  };
}

/** The first day that the values name. */
export function firstDayOf({ allDay, firstDay, start, zone }: EventValues): Day {
  return allDay || start === null ? firstDay : dayOf(start, zone);
}

/** The values with another start; the end moves as far, and so do the days. */
export function startedAt(values: EventValues, start: number): EventValues {
  const { zone } = values;
  const end = endAfterMove(values, start, zone);
  const lastDay = end === null ? values.lastDay : lastDayOf({ start, end }, zone);
  return { ...values, start, end, firstDay: dayOf(start, zone), lastDay };
}

/** The values with another first day; the last day moves as far, and so do the times. */
export function startedOn(values: EventValues, firstDay: Day): EventValues {
  const { zone, firstDay: before, lastDay: last } = values;
  const isMoved = before !== '' && last !== '';
  const lastDay = isMoved ? addDays(firstDay, Math.max(daysBetween(before, last), 0)) : last;
  if (values.start === null) return { ...values, firstDay, lastDay };
  const start = moveToDay(values.start, firstDay, zone);
  return { ...values, firstDay, lastDay, start, end: endAfterMove(values, start, zone) };
}

/** The rule that the values describe; '' for none. */
export function ruleOf(values: EventValues): string {
  if (values.repeats === 'never') return '';
  const first = firstDayOf(values);
  const repeat: Repeat = {
    unit: values.repeats === 'monthWeekday' ? 'month' : values.repeats,
    interval: Number(values.every),
    weekdays: WEEKDAYS.filter((one) => values.weekdays.includes(one)),
    position: values.repeats === 'monthWeekday' ? positionOf(first) : 0,
    until: values.ends === 'on' ? values.until : '',
    count: values.ends === 'after' ? Number(values.count) : null,
    ...(values.date > 0 && { date: values.date }),
  };
  return repeatRule(repeat, first);
}

/** The values as the API takes them; null while a time is missing. */
export function fieldsOf(values: EventValues): Required<Omit<ApiEventFields, 'assigneeIds'>> | null {
  const { zone, title, allDay, firstDay, lastDay, place, description, color, privacy } = values;
  const start = allDay ? startOfDay(firstDay, zone) : values.start;
  const end = allDay ? endOfDay(lastDay, zone) : values.end;
  if (start === null || end === null) return null;
  return {
    title: title.trim(),
    start,
    end,
    allDay,
    place: place.trim(),
    description: description.trim(),
    firstDay: allDay ? firstDay : '',
    lastDay: allDay ? lastDay : '',
    color,
    privacy,
    repeat: ruleOf(values),
  };
}

/** The values as content of an event, for its checks. */
export function contentFrom(values: EventValues): EventContent {
  const { title, allDay, start, end, firstDay, lastDay, place, description, color, privacy, invited } =
    values;
  return {
    title,
    allDay,
    firstDay,
    lastDay,
    place,
    description,
    color,
    privacy,
    start: start ?? 0,
    end: end ?? 0,
    rrule: ruleOf(values),
    assignees: invited,
    timeOff: false,
  };
}
