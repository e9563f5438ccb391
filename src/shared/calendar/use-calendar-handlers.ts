import type { CalendarOptions } from '@fullcalendar/core';
import { useEffect, useMemo, useRef, type RefObject } from 'react';

import type { Place } from '@/domain/format/formats';
import { endOnDay } from '@/domain/time/spans';
import { atWallClock, dayOf, moveToDay } from '@/domain/time/time';
import { formatHour, formatTime } from '../format/dates';
import type { CalendarEvent } from './events/calendar-event';
import { calendarNames } from './calendar-names';
import { rangeTitle } from './calendar-range';
import { writeDayHeader } from './calendar-views';
import type { DropWarningHandle } from './drop-warning';
import type { EventCalendarProps } from './event-calendar-props';
import { useDragCancel } from './use-drag-cancel';

type Parts = {
  props: EventCalendarProps;
  byId: ReadonlyMap<string, CalendarEvent>;
  /** Pass a stable object. */
  place: Place;
  warning: RefObject<DropWarningHandle | null>;
  noteMounted: (id: string, element: HTMLElement) => void;
  /** Told when an event was put back. Pass a stable function. */
  noteRevert: () => void;
};

/** The calendar library's callbacks. They stay the same on every render: new ones would disturb a drag. */
export function useCalendarHandlers(parts: Parts): CalendarOptions {
  const { props, byId, place, warning, noteMounted, noteRevert } = parts;
  const { noteDragging, wasCancelled } = useDragCancel();
  const latest = useRef({ props, byId });
  /** Id of the event being resized. */
  const resized = useRef('');
  useEffect(() => {
    latest.current = { props, byId };
  });

  return useMemo((): CalendarOptions => {
    const { zone } = place;
    /** The start of what is dropped: on a day, at its own time, or in the morning when it had none. */
    const startOf = (id: string, at: Date | null, allDay: boolean): number => {
      const ms = at?.getTime() ?? 0;
      if (!allDay) return ms;
      const known = latest.current.byId.get(id);
      const day = dayOf(ms, zone);
      return known
        ? moveToDay(known.startMs, day, zone)
        : atWallClock(day, latest.current.props.morning ?? '09:00', zone);
    };
    const endOf = (id: string, at: Date | null, allDay: boolean): number => {
      const ms = at?.getTime() ?? 0;
      const known = latest.current.byId.get(id);
      if (!allDay || !known) return ms;
      return endOnDay({ start: known.startMs, end: known.endMs }, dayOf(ms - 1, zone), zone);
    };
    const clearWarning = () => warning.current?.show(null);
    const undoing = (revert: () => void) => () => {
      revert();
      noteRevert();
    };
    return {
      ...calendarNames,
      datesSet: ({ view: shown }) => {
        const current = latest.current.props;
        const firstShown = dayOf(shown.currentStart.getTime(), zone);
        const lastShown = dayOf(shown.currentEnd.getTime() - 1, zone);
        current.onTitleChange?.(rangeTitle(current.view, firstShown, lastShown, place));
      },
      eventDidMount: (mounted) => {
        calendarNames.eventDidMount?.(mounted);
        noteMounted(mounted.event.id, mounted.el);
      },
      eventClick: ({ event, jsEvent }) => {
        jsEvent.preventDefault();
        latest.current.props.onEventOpen(event.id, jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.shiftKey);
      },
      eventDrop: ({ event, revert }) => {
        clearWarning();
        const start = startOf(event.id, event.start, event.allDay);
        if (wasCancelled()) undoing(revert)();
        else latest.current.props.onEventDrop?.(event.id, start, undoing(revert));
      },
      eventResizeStart: ({ event }) => {
        resized.current = event.id;
      },
      eventResizeStop: () => {
        resized.current = '';
        clearWarning();
      },
      eventResize: ({ event, revert }) => {
        const end = endOf(event.id, event.end, event.allDay);
        if (wasCancelled()) undoing(revert)();
        else latest.current.props.onEventResize?.(event.id, end, undoing(revert));
      },
      eventReceive: ({ event }) => {
        clearWarning();
        const startMs = startOf(event.id, event.start, event.allDay);
        // The caller's events include the dropped one; the calendar's own copy would be a duplicate.
        event.remove();
        if (!wasCancelled()) latest.current.props.onReceive?.(event.id, startMs);
      },
      select: ({ start, end, allDay, view: shown }) => {
        shown.calendar.unselect();
        latest.current.props.onPick?.(start.getTime(), end.getTime(), allDay);
      },
      eventDragStop: clearWarning,
      eventAllow: ({ start, end, allDay }, event) => {
        noteDragging();
        if (!event) return true;
        const { warnAt } = latest.current.props;
        const { id } = event;
        const known = latest.current.byId.get(id);
        warning.current?.show(
          (resized.current === id && known
            ? warnAt?.(id, known.startMs, endOf(id, end, allDay))
            : warnAt?.(id, startOf(id, start, allDay))) ?? null,
        );
        return true;
      },
      slotLabelContent: ({ date: hour }) => formatHour(hour.getTime(), place),
      nowIndicatorContent: ({ isAxis, date: at }) =>
        isAxis ? formatTime(at.getTime(), place).replace(/ [ap]m/, '') : '',
      dayHeaderContent: (header) => writeDayHeader(header, place),
    };
  }, [place, warning, noteMounted, noteRevert, noteDragging, wasCancelled]);
}
