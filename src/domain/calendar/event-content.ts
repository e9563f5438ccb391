import { maxLengthOf } from '../core/bounds';
import { isDay } from '../core/calendar-day';
import { lastDayOf } from '../time/spans';
import { DAY_MS, dayOf, daysBetween } from '../time/time';
import { eventShape, MAX_EVENT_DAYS } from './event';
import type { CalendarRecord, EventContent } from './event';
import { endOfRepeat, firstDayOf, spanOf } from './occurrences';
import { parseRepeat, repeatRule } from './repeat';

/** The fields of an event that follow from its content. */
export type SettledContent = EventContent & Pick<CalendarRecord, 'repeats' | 'repeatsUntil'>;

/** Why an event cannot be saved, as a sentence with what to do; null when it can. */
export function eventProblem(content: EventContent, zone: string): string | null {
  const { title, allDay, firstDay, lastDay, rrule } = content;
  if (title.trim() === '') return 'Give the event a title.';
  const longest = maxLengthOf(eventShape, 'title');
  if (title.length > longest) return `The title has more than ${longest} characters. Shorten it.`;
  if (allDay && !(isDay(firstDay) && isDay(lastDay))) return 'That day does not exist. Choose another one.';
  if (allDay && lastDay < firstDay) return 'The last day is before the first. Choose a later one.';
  const { start, end } = spanOf(content, zone);
  if (end <= start) return 'The event ends before it begins. Choose a later end.';
  const isLong = allDay
    ? daysBetween(firstDay, lastDay) >= MAX_EVENT_DAYS
    : end > start + MAX_EVENT_DAYS * DAY_MS;
  if (isLong) return `An event lasts ${MAX_EVENT_DAYS} days at most. Choose an earlier end.`;
  if (rrule === '') return null;
  if (parseRepeat(rrule) === null) return 'This way of repeating is not known. Choose another one.';
  return endOfRepeat(content, zone) === null
    ? 'The repeat ends before the event begins. Choose a later last day.'
    : null;
}

/** Content as stored: bounds of whole days, exact rule and end, the organiser among the people. Pass valid content. */
export function settled(content: EventContent, organiser: string, zone: string): SettledContent {
  const days = content.allDay ? {} : { firstDay: '', lastDay: '' };
  const repeat = parseRepeat(content.rrule);
  const next = { ...content, ...days, ...spanOf(content, zone) };
  const rrule = repeat ? repeatRule(repeat, firstDayOf(next, zone)) : '';
  return {
    ...next,
    title: content.title.trim(),
    rrule,
    repeats: rrule !== '',
    repeatsUntil: endOfRepeat({ ...next, rrule }, zone) ?? next.end,
    assignees: [...new Set([organiser, ...content.assignees])],
  };
}

/** The content of an event, without the fields that follow from it. */
export function contentOf(event: CalendarRecord): EventContent {
  const { title, description, place, start, end, allDay, firstDay, lastDay } = event;
  const { color, privacy, timeOff, rrule, assignees } = event;
  return {
    title,
    description,
    place,
    start,
    end,
    allDay,
    firstDay,
    lastDay,
    color,
    privacy,
    timeOff,
    rrule,
    assignees,
  };
}

/** Content with another span: whole days keep whole days. */
export function respanned<C extends Pick<EventContent, 'start' | 'end' | 'allDay' | 'firstDay' | 'lastDay'>>(
  content: C,
  span: { readonly start: number; readonly end: number },
  zone: string,
): C {
  if (!content.allDay) return { ...content, ...span };
  return { ...content, ...span, firstDay: dayOf(span.start, zone), lastDay: lastDayOf(span, zone) };
}
