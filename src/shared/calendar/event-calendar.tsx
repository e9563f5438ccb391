import type { CalendarOptions, EventContentArg } from '@fullcalendar/core';
import dayGridPlugin from '@fullcalendar/daygrid';
import interactionPlugin from '@fullcalendar/interaction';
import listPlugin from '@fullcalendar/list';
import luxonPlugin from '@fullcalendar/luxon3';
import FullCalendar from '@fullcalendar/react';
import timeGridPlugin from '@fullcalendar/timegrid';
import Box from '@mui/material/Box';
import { DateTime } from 'luxon';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';

import { dayOf } from '@/domain/time/time';
import { formatHour, formatTime } from '../format/dates';
import { useNow } from '../format/use-now';
import { useSettings } from '../theme/settings';
import { useIsPhone } from '../ui/hooks/use-is-phone';
import type { CalendarEvent, CalendarView } from './calendar-event';
import { ghostSx } from './calendar-ghosts';
import { calendarNames } from './calendar-names';
import { hourUnderNow, rangeTitle } from './calendar-range';
import { calendarSx } from './calendar-styles';
import { mostSideBySide, OWN_VIEWS, VIEWS, writeDayHeader } from './calendar-views';
import { DropWarning, type DropNotice, type DropWarningHandle } from './drop-warning';
import { EventBlock } from './event-block';
import { toInput } from './event-input';
import { useDragCancel } from './use-drag-cancel';
import { conventionsOf } from '@/domain/format/conventions';
import { useFormat } from '../format/format-context';

const PLUGINS = [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin, luxonPlugin];

/** Start of an event that is dropped on a day of the month. */
const MORNING_HOUR = 9;

export type BusinessHours = {
  /** 0 is Sunday. */ daysOfWeek: number[];
  startTime: string;
  endTime: string;
};

export type EventCalendarProps = {
  label: string;
  events: readonly CalendarEvent[];
  view: CalendarView;
  date: string;
  /** IANA name; all times are on its clock. */
  timeZone: string;
  loading?: boolean;
  /** Receives the shown range (epoch milliseconds, end excluded) and its title. */
  onRangeChange?: (range: { startMs: number; endMs: number; title: string }) => void;
  onEventOpen: (id: string) => void;
  /** An event was moved to a new start (epoch ms); `revert` puts it back. */
  onEventDrop?: (id: string, startMs: number, revert: () => void) => void;
  onReceive?: (id: string, startMs: number) => void;
  onSlotSelect?: (startMs: number, allDay: boolean) => void;
  /** The warning about a drop, e.g. that the person is booked; shown while dragging. */
  warnAt?: (id: string, startMs: number) => DropNotice | null;
  renderEvent?: (event: CalendarEvent) => ReactNode;
  businessHours?: readonly BusinessHours[];
  /** Epoch milliseconds; the clock by default. */
  now?: number;
  /** Pixels; by default it fills its container. */
  height?: number;
};

/** A month, week, day or list of events in a company's time zone. Events can be moved but not resized. */
export function EventCalendar(props: EventCalendarProps) {
  const { label, events, view, date, timeZone, loading = false, businessHours, now, height } = props;
  const { settings } = useSettings();
  const { country } = useFormat();
  const place = useMemo(() => ({ zone: timeZone, country }), [timeZone, country]);
  // On a phone, days and weeks scroll in a window; months and lists take their full height.
  const isPhone = useIsPhone();
  const isAsLongAsItIs = isPhone && (view === 'month' || view === 'list');
  const clock = useNow();
  const hiddenHour = hourUnderNow(now ?? clock, timeZone);
  const calendar = useRef<FullCalendar>(null);
  const warning = useRef<DropWarningHandle>(null);
  const { noteDragging, wasCancelled } = useDragCancel();
  // The calendar gets stable handlers: new ones on every render would disturb a drag.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const byId = useMemo(() => new Map(events.map((event) => [event.id, event])), [events]);
  const inputs = useMemo(() => events.map((event) => toInput(event, timeZone)), [events, timeZone]);
  const known = useRef(byId);
  useEffect(() => {
    known.current = byId;
  }, [byId]);

  useEffect(() => {
    const api = calendar.current?.getApi();
    // Not during a render: the calendar draws its own portals synchronously.
    const timer = setTimeout(() => api?.changeView(VIEWS[view], date));
    return () => clearTimeout(timer);
  }, [view, date]);

  const handlers = useMemo((): CalendarOptions => {
    const startOf = (start: Date | null, allDay: boolean): number => {
      const ms = start?.getTime() ?? 0;
      return allDay ? DateTime.fromMillis(ms, { zone: timeZone }).set({ hour: MORNING_HOUR }).toMillis() : ms;
    };
    const clearWarning = () => warning.current?.show(null);
    return {
      datesSet: ({ view: shown, start, end }) => {
        const current = latest.current;
        const firstShown = dayOf(shown.currentStart.getTime(), timeZone);
        const lastShown = dayOf(shown.currentEnd.getTime() - 1, timeZone);
        current.onRangeChange?.({
          startMs: start.getTime(),
          endMs: end.getTime(),
          title: rangeTitle(current.view, firstShown, lastShown, place),
        });
      },
      eventClick: ({ event, jsEvent }) => {
        jsEvent.preventDefault();
        latest.current.onEventOpen(event.id);
      },
      eventDrop: ({ event, revert }) => {
        clearWarning();
        if (wasCancelled()) {
          revert();
          return;
        }
        const wasAllDay = known.current.get(event.id)?.allDay ?? false;
        const startMs =
          event.allDay && !wasAllDay ? startOf(event.start, true) : (event.start?.getTime() ?? 0);
        latest.current.onEventDrop?.(event.id, startMs, revert);
      },
      eventReceive: ({ event }) => {
        clearWarning();
        const startMs = startOf(event.start, event.allDay);
        // The caller's events include the dropped one; the calendar's own copy would be a duplicate.
        event.remove();
        if (wasCancelled()) return;
        latest.current.onReceive?.(event.id, startMs);
      },
      eventDragStop: clearWarning,
      eventAllow: ({ start, allDay }, event) => {
        noteDragging();
        const id = event?.id;
        if (id !== undefined)
          warning.current?.show(latest.current.warnAt?.(id, startOf(start, allDay)) ?? null);
        return true;
      },
      dateClick: ({ date: clicked, allDay }) =>
        latest.current.onSlotSelect?.(startOf(clicked, allDay), allDay),
      ...calendarNames,
      slotLabelContent: ({ date: hour }) => formatHour(hour.getTime(), place),
      nowIndicatorContent: ({ isAxis, date: at }) =>
        isAxis ? formatTime(at.getTime(), place).replace(/ [ap]m/, '') : '',
      dayHeaderContent: (header) => writeDayHeader(header, place),
    };
  }, [timeZone, place, noteDragging, wasCancelled]);

  const renderContent = ({ event, view: shown }: EventContentArg) => {
    const source = byId.get(event.id);
    if (!source)
      return (
        <EventBlock
          layout="line"
          place={place}
          event={{ id: '', title: event.title, startMs: event.start?.getTime() ?? 0, endMs: 0 }}
        />
      );
    if (props.renderEvent) return props.renderEvent(source);
    const isBlock = shown.type.startsWith('timeGrid') && source.allDay !== true;
    return (
      <EventBlock
        event={source}
        place={place}
        layout={isBlock ? 'block' : shown.type === VIEWS.list ? 'row' : 'line'}
      />
    );
  };

  return (
    <Box
      role="region"
      aria-label={label}
      aria-busy={loading}
      sx={{
        ...calendarSx,
        ...(loading && events.length === 0 && ghostSx),
        // The current time hides the hour label that it would cover; without a line of the current time, none is
        // hidden.
        [`& .fc-timegrid-body:has(.fc-timegrid-now-indicator-arrow) .fc-timegrid-slot-label[data-time="${hiddenHour}"]`]:
          { visibility: 'hidden' },
        ...(height !== undefined && { height, flex: 'none' }),
        ...(isAsLongAsItIs && { height: 'auto', minHeight: 0 }),
      }}
    >
      <FullCalendar
        ref={calendar}
        plugins={PLUGINS}
        {...handlers}
        views={OWN_VIEWS}
        initialView={VIEWS[view]}
        initialDate={date}
        headerToolbar={false}
        timeZone={timeZone}
        direction={settings.direction}
        events={inputs}
        eventContent={renderContent}
        droppable={props.onReceive !== undefined}
        eventDurationEditable={false}
        firstDay={conventionsOf(country).weekStart}
        height={isAsLongAsItIs ? 'auto' : (height ?? '100%')}
        allDaySlot={events.some((event) => event.allDay)}
        nowIndicator
        {...(now !== undefined && { now: new Date(now).toISOString() })}
        {...(businessHours && { businessHours: [...businessHours] })}
        scrollTime="07:30:00"
        // A slot equals one step: the library grabs an event by the middle of the touched slot. With two steps to a
        // slot, that is the line between them, and moves ended a quarter of an hour late.
        slotDuration="00:15:00"
        slotLabelInterval="01:00"
        dayMaxEvents
        eventMaxStack={mostSideBySide(view, isPhone)}
        slotEventOverlap={false}
        dayPopoverFormat={conventionsOf(country).monthFirst ? 'ccc, LLL d' : 'ccc d LLL'}
        noEventsText={loading ? 'Loading' : 'Nothing planned'}
        longPressDelay={350}
      />
      <DropWarning ref={warning} />
    </Box>
  );
}
