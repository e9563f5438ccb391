import type { EventInput } from '@fullcalendar/core';
import { dayOf } from '@/domain/time/time';
import { eventColours, type CalendarEvent } from './calendar-event';

/** Converts an event to the calendar library's format; whole days are days of the company's clock. */
export function toInput(event: CalendarEvent, timeZone: string): EventInput {
  const { ink, fill, edge } = eventColours(event);
  return {
    id: event.id,
    title: event.title,
    start: event.allDay ? dayOf(event.startMs, timeZone) : event.startMs,
    end: event.allDay ? dayOf(event.endMs, timeZone) : event.endMs,
    allDay: event.allDay ?? false,
    startEditable: event.editable ?? false,
    backgroundColor: fill,
    borderColor: edge,
    textColor: ink,
    display: 'block',
    classNames: event.clash ? ['jl-clash'] : [],
  };
}
