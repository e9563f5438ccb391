import Box from '@mui/material/Box';

import type { Place } from '@/domain/format/formats';
import { formatTime } from '../../format/dates';
import { eventColours, type CalendarEvent } from './calendar-event';
import { EventLine } from './event-line';
import { EventMark } from './event-mark';
import { EventRow } from './event-row';
import { EventTile } from './event-tile';

export type EventBlockProps = {
  event: CalendarEvent;
  place: Place;
  /** A block of a day, a short line in a month, a row of a list. */
  layout: 'block' | 'line' | 'row';
  /** The part of an event that began before the shown day or week, and the part that goes on after it. */
  isContinued?: boolean;
  goesOn?: boolean;
};

/** The content of an event: time, person, title, place, and the status in words. */
export function EventBlock({ event, place, layout, isContinued = false, goesOn = false }: EventBlockProps) {
  const pick = event.picked && (
    <>
      <span className="visually-hidden">Picked:</span>{' '}
    </>
  );
  if (layout === 'line')
    return (
      <>
        {pick}
        <EventLine event={event} place={place} isContinued={isContinued} />
      </>
    );
  const name = (
    <>
      {pick}
      {event.mark && (
        <>
          <EventMark {...event.mark} />{' '}
        </>
      )}
      {event.who !== undefined && (
        <Box component="b" sx={{ fontWeight: 600 }}>
          {event.who}
        </Box>
      )}{' '}
      {event.title}
    </>
  );
  const time = timeOf(event, place, { isContinued, goesOn });
  if (layout === 'row') return <EventRow event={event} name={name} time={time} />;
  return <EventTile event={event} name={name} time={time} ink={eventColours(event).ink} />;
}

function timeOf(
  { allDay, startMs, endMs }: CalendarEvent,
  place: Place,
  { isContinued, goesOn }: { readonly isContinued: boolean; readonly goesOn: boolean },
): string {
  if (isContinued && (allDay || goesOn)) return 'continues';
  if (allDay) return 'All day';
  return isContinued ? `until ${formatTime(endMs, place)}` : formatTime(startMs, place);
}
