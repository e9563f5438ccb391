import {
  array,
  boolean,
  maxLength,
  null as nothing,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  union,
} from 'valibot';
import { EVENT_ANSWERS } from '@/domain/calendar/answers';
import { EVENT_COLOURS, EVENT_MS, EVENT_PRIVACIES } from '@/domain/calendar/event';
import type { EventContent } from '@/domain/calendar/event';
import { SERIES_SCOPES } from '@/domain/calendar/series';
import { MAX_ASSIGNEES } from '@/domain/core/record';
import { dayOf } from '@/domain/time/time';
import type { ApiEventUpdate } from '../../contract/calendar';
import { absent } from '../inputs/absent';
import { colourInput } from '../inputs/colour-input';
import { epochOf, timeInput } from '../inputs/time-input';

const text = () => pipe(string(), maxLength(100_000));

/** Lengths are checked with the event, which has a sentence for them. */
const details = {
  end: absent(timeInput),
  description: absent(text()),
  allDay: absent(boolean()),
  firstDay: absent(text()),
  lastDay: absent(text()),
  color: absent(colourInput(EVENT_COLOURS)),
  place: absent(text()),
  privacy: absent(picklist(EVENT_PRIVACIES)),
  repeat: absent(text()),
  assigneeIds: absent(pipe(array(string()), maxLength(MAX_ASSIGNEES))),
};

export const newEventInput = strictObject({ title: text(), start: timeInput, ...details });

export const updateEventInput = strictObject({
  eventId: string(),
  update: strictObject({
    title: absent(text()),
    start: absent(timeInput),
    ...details,
    answer: optional(union([picklist(EVENT_ANSWERS), nothing()])),
  }),
  scope: absent(picklist(SERIES_SCOPES)),
});

export const removeEventInput = strictObject({ eventId: string(), scope: absent(picklist(SERIES_SCOPES)) });

export const eventsInput = strictObject({
  from: absent(timeInput),
  to: absent(timeInput),
  coworkers: absent(boolean()),
});

/** The content with the changed fields. A new start without an end keeps the length; whole days follow from times. */
export function changedContent(content: EventContent, update: ApiEventUpdate, zone: string): EventContent {
  const { title, description, color, place, privacy, repeat, assigneeIds } = update;
  const start = update.start === undefined ? content.start : epochOf(update.start, zone);
  const end = update.end === undefined ? start + (content.end - content.start) : epochOf(update.end, zone);
  const allDay = update.allDay ?? content.allDay;
  const isMoved = update.start !== undefined || update.end !== undefined || !content.allDay;
  const first = update.firstDay ?? (isMoved ? dayOf(start, zone) : content.firstDay);
  const last = update.lastDay ?? (isMoved ? dayOf(Math.max(start, end - 1), zone) : content.lastDay);
  return {
    title: title ?? content.title,
    description: description ?? content.description,
    color: color ?? content.color,
    place: place ?? content.place,
    privacy: privacy ?? content.privacy,
    rrule: repeat ?? content.rrule,
    assignees: assigneeIds ?? content.assignees,
    timeOff: content.timeOff,
    start,
    end,
    allDay,
    ...(allDay ? { firstDay: first, lastDay: last } : { firstDay: '', lastDay: '' }),
  };
}

/** What a new event is before its fields are set: two hours from its start, seen by coworkers. */
export function newContent(start: number, zone: string): EventContent {
  const day = dayOf(start, zone);
  return {
    title: '',
    description: '',
    place: '',
    start,
    end: start + EVENT_MS,
    allDay: false,
    firstDay: day,
    lastDay: day,
    color: 'violet',
    privacy: 'business',
    rrule: '',
    assignees: [],
    timeOff: false,
  };
}
