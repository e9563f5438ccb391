import { isDay } from '@/domain/core/calendar-day';
import { textsOf } from '@/shared/forms/frame/bounded';
import { MAX_ASSIGNEES } from '@/domain/core/record';
import { eventShape } from '@/domain/calendar/event';
import { eventProblem } from '@/domain/calendar/event-content';
import { MAX_COUNT, MAX_INTERVAL } from '@/domain/calendar/repeat';
import { isZone } from '@/domain/time/wall-clock';
import { array, boolean, mixed, number, object, string } from '@/shared/forms/frame/schema';
import { contentFrom } from './event-values';
import type { EventValues } from './event-values';

const text = textsOf(eventShape);

const isWhole = (value: string | undefined, max: number) => {
  const count = Number(value);
  return Number.isInteger(count) && count >= 1 && count <= max;
};

/** The problem of the span or of the repeat, as a sentence; null while an earlier field is wrong. */
function problemOf(values: EventValues, part: 'span' | 'repeat'): string | null {
  const { allDay, start, end, firstDay, lastDay } = values;
  // Input that is not the form's has no problem of its own here.
  if (!isZone(values.zone ?? '') || !Array.isArray(values.weekdays)) return null;
  const isSet = allDay
    ? isDay(firstDay ?? '') && isDay(lastDay ?? '')
    : typeof start === 'number' && typeof end === 'number';
  if (!isSet) return null;
  const content = { ...contentFrom(values), title: 'x' };
  const span = eventProblem({ ...content, rrule: '' }, values.zone);
  if (part === 'span' || span !== null) return part === 'span' ? span : null;
  return eventProblem(content, values.zone);
}

const valuesIn = (parent: unknown) => parent as EventValues;

/** Checks an event while it is typed. */
export const eventSchema = object({
  title: text('title', 'A title').trim().required('Give the event a title.'),
  place: text('place', 'A place'),
  description: text('description', 'A description'),
  allDay: boolean(),
  start: number()
    .nullable()
    .test(
      'start',
      'Choose when the event starts.',
      (start, { parent }) => valuesIn(parent).allDay || start !== null,
    ),
  end: number()
    .nullable()
    .test('end', (end, { parent, createError }) => {
      const values = valuesIn(parent);
      if (values.allDay) return true;
      const problem = end === null ? 'Choose when the event ends.' : problemOf(values, 'span');
      return problem === null || createError({ message: problem });
    }),
  firstDay: string().test(
    'firstDay',
    'Choose the first day.',
    (day, { parent }) => !valuesIn(parent).allDay || isDay(day ?? ''),
  ),
  lastDay: string().test('lastDay', (day, { parent, createError }) => {
    const values = valuesIn(parent);
    if (!values.allDay) return true;
    const problem = isDay(day ?? '') ? problemOf(values, 'span') : 'Choose the last day.';
    return problem === null || createError({ message: problem });
  }),
  invited: array()
    .of(string().required())
    .max(MAX_ASSIGNEES - 1, `Invite at most ${MAX_ASSIGNEES - 1} coworkers.`),
  repeats: mixed(),
  every: string().test(
    'every',
    `Write a whole number from 1 to ${MAX_INTERVAL}.`,
    (every, { parent }) => valuesIn(parent).repeats === 'never' || isWhole(every, MAX_INTERVAL),
  ),
  until: string().test('until', (until, { parent, createError }) => {
    const values = valuesIn(parent);
    if (values.repeats === 'never' || values.ends !== 'on' || !isWhole(values.every, MAX_INTERVAL))
      return true;
    const problem = isDay(until ?? '') ? problemOf(values, 'repeat') : 'Choose the last day of the repeat.';
    return problem === null || createError({ message: problem });
  }),
  count: string().test(
    'count',
    `Write a whole number from 1 to ${MAX_COUNT}.`,
    (count, { parent }) =>
      valuesIn(parent).repeats === 'never' || valuesIn(parent).ends !== 'after' || isWhole(count, MAX_COUNT),
  ),
});
