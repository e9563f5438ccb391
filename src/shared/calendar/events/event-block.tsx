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
  /** The part of an event that began before the shown day or week. */
  isContinued?: boolean;
};

/** The content of an event: time, person, title, place, and the status in words. */
export function EventBlock({ event, place, layout, isContinued = false }: EventBlockProps) {
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
  const time = isContinued ? 'continues' : event.allDay ? 'All day' : formatTime(event.startMs, place);
  if (layout === 'row') return <EventRow event={event} name={name} time={time} />;
  return <EventTile event={event} name={name} time={time} ink={eventColours(event).ink} />;
}
