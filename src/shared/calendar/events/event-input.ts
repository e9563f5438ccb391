import type { EventInput } from '@fullcalendar/core';
import type { CalendarView } from '@/domain/time/calendar-view';
import { lastDayOf } from '@/domain/time/spans';
import { addDays, dayOf } from '@/domain/time/time';
import { eventColours, type CalendarEvent } from './calendar-event';

/** Converts an event to the calendar library's format; whole days are days of the company's clock. */
export function toInput(event: CalendarEvent, view: CalendarView, timeZone: string): EventInput {
  const { ink, fill, edge } = eventColours(event);
  const span = { start: event.startMs, end: event.endMs };
  const first = dayOf(event.startMs, timeZone);
  const last = lastDayOf(span, timeZone);
  const allDay = event.allDay === true || isWhole(event, view, first !== last);
  return {
    id: event.id,
    title: event.title,
    start: allDay ? first : event.startMs,
    end: allDay ? addDays(last, 1) : event.endMs,
    allDay,
    // Bars keep the order of their times.
    order: event.startMs,
    startEditable: event.editable ?? false,
    durationEditable: event.resizable ?? false,
    backgroundColor: fill,
    borderColor: edge,
    textColor: ink,
    display: 'block',
    classNames: [...(event.clash === undefined ? [] : ['jl-clash']), ...(event.picked ? ['jl-picked'] : [])],
  };
}

/**
 * Whether an event is a whole-day event of the library, which it moves and resizes by days: bars in rows of weeks, and
 * events of several days in a week, where they would fill the night.
 */
function isWhole({ bar = false }: CalendarEvent, view: CalendarView, isLong: boolean): boolean {
  if (view === 'month' || view === 'two-weeks') return bar;
  return view !== 'list' && isLong;
}
