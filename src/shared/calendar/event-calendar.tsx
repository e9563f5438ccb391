import type { EventContentArg } from '@fullcalendar/core';
import dayGridPlugin from '@fullcalendar/daygrid';
import interactionPlugin from '@fullcalendar/interaction';
import listPlugin from '@fullcalendar/list';
import luxonPlugin from '@fullcalendar/luxon3';
import FullCalendar from '@fullcalendar/react';
import timeGridPlugin from '@fullcalendar/timegrid';
import Box from '@mui/material/Box';
import { useCallback, useMemo, useReducer, useRef } from 'react';

import { conventionsOf } from '@/domain/format/conventions';
import { lastDayOf } from '@/domain/time/spans';
import { dayOf } from '@/domain/time/time';
import { useFormat } from '../format/format-context';
import { useNow } from '../format/use-now';
import { useSettings } from '../theme/settings';
import { useHeldWhile } from '../ui/hooks/use-held-while';
import { useIsPhone } from '../ui/hooks/use-is-phone';
import type { CalendarEvent } from './events/calendar-event';
import { ghostSx } from './calendar-ghosts';
import { hourUnderNow } from './calendar-range';
import { calendarSx } from './calendar-styles';
import { mostSideBySide, OWN_VIEWS, VIEWS } from './calendar-views';
import { DropWarning, type DropWarningHandle } from './drop-warning';
import type { EventCalendarProps } from './event-calendar-props';
import { EventBlock } from './events/event-block';
import { toInput } from './events/event-input';
import { useCalendarHandlers } from './use-calendar-handlers';
import { useCrowdedDays } from './use-crowded-days';
import { useEventKeys } from './use-event-keys';
import { useViewChange } from './use-view-change';

const PLUGINS = [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin, luxonPlugin];

/** Days, weeks, a month or a list of events in a company's time zone, moved and resized by mouse, finger or keys. */
export function EventCalendar(props: EventCalendarProps) {
  const { label, events, view, date, timeZone, loading = false } = props;
  const { settings } = useSettings();
  const { country } = useFormat();
  const place = useMemo(() => ({ zone: timeZone, country }), [timeZone, country]);
  // On a phone, days and weeks scroll in a window; months and lists take their full height.
  const isPhone = useIsPhone();
  const isAsLongAsItIs = isPhone && (view === 'month' || view === 'list');
  const hiddenHour = hourUnderNow(useNow(), timeZone);
  const calendar = useRef<FullCalendar>(null);
  const warning = useRef<DropWarningHandle>(null);

  const byId = useMemo(() => new Map(events.map((event) => [event.id, event])), [events]);
  const { box, drawn, moreLink } = useCrowdedDays(events, {
    view,
    zone: timeZone,
    isLimited: !isAsLongAsItIs,
  });
  const [reverts, noteRevert] = useReducer((count: number) => count + 1, 0);
  const inputs = useMemo(
    () => drawn.map((event) => toInput(event, view, timeZone)),
    // The library puts a dropped event back to where the drag began, and another user may have moved it since.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [drawn, view, timeZone, reverts],
  );
  const { handleKeyDown, handleFocus, noteMounted } = useEventKeys({
    byId,
    view,
    timeZone,
    isRtl: settings.direction === 'rtl',
    onEventDrop: props.onEventDrop,
    onEventResize: props.onEventResize,
  });
  const handlers = useCalendarHandlers({ props, byId, place, warning, noteMounted, noteRevert });

  // Kept: with another function the library draws every event again.
  const renderContent = useCallback(
    ({ event, view: shown, isStart, isEnd }: EventContentArg) => {
      const source = byId.get(event.id);
      if (!source)
        return (
          <EventBlock
            layout="line"
            place={place}
            event={{ id: '', title: event.title, startMs: event.start?.getTime() ?? 0, endMs: 0 }}
          />
        );
      const isBlock = shown.type.startsWith('timeGrid') && !event.allDay;
      const layout = isBlock ? 'block' : shown.type === VIEWS.list ? 'row' : 'line';
      return <EventBlock event={source} {...{ place, layout }} isContinued={!isStart} goesOn={!isEnd} />;
    },
    [byId, place],
  );

  const isLong = ({ startMs, endMs, allDay = false }: CalendarEvent) =>
    allDay || dayOf(startMs, timeZone) !== lastDayOf({ start: startMs, end: endMs }, timeZone);

  const grid = (
    <FullCalendar
      ref={calendar}
      plugins={PLUGINS}
      {...handlers}
      {...moreLink}
      views={OWN_VIEWS}
      initialView={VIEWS[view]}
      initialDate={date}
      headerToolbar={false}
      timeZone={timeZone}
      direction={settings.direction}
      events={inputs}
      eventOrder="start,order,-duration,title"
      eventContent={renderContent}
      selectable={props.onPick !== undefined}
      droppable={props.onReceive !== undefined}
      firstDay={conventionsOf(country).weekStart}
      height={isAsLongAsItIs ? 'auto' : '100%'}
      allDaySlot={props.onPick !== undefined || events.some(isLong)}
      allDayContent=""
      nowIndicator
      scrollTime="07:30:00"
      // A slot equals one step: the library grabs an event by the middle of the touched slot. With two steps to a
      // slot, that is the line between them, and moves ended a quarter of an hour late.
      slotDuration="00:15:00"
      slotLabelInterval="01:00"
      dayMaxEvents
      eventMaxStack={mostSideBySide(view, isPhone)}
      slotEventOverlap={false}
      monthStartFormat={conventionsOf(country).monthFirst ? 'LLL d' : 'd LLL'}
      dayPopoverFormat={conventionsOf(country).monthFirst ? 'ccc, LLL d' : 'ccc d LLL'}
      noEventsText={loading ? 'Loading' : 'Nothing planned'}
      longPressDelay={350}
    />
  );
  // Held until the view changes with it: the old view would be drawn once more with the new events.
  const drawnGrid = useHeldWhile(useViewChange(calendar, view, date), grid);

  return (
    <Box
      ref={box}
      role="region"
      aria-label={label}
      aria-busy={loading}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      sx={{
        ...calendarSx,
        ...(loading && events.length === 0 && ghostSx),
        // The current time hides the hour label that it would cover; without a line of the current time, none is
        // hidden.
        [`& .fc-timegrid-body:has(.fc-timegrid-now-indicator-arrow) .fc-timegrid-slot-label[data-time="${hiddenHour}"]`]:
          { visibility: 'hidden' },
        ...(isAsLongAsItIs && { height: 'auto', minHeight: 0 }),
      }}
    >
      {drawnGrid}
      <DropWarning ref={warning} />
    </Box>
  );
}
