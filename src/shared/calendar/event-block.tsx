import Box from '@mui/material/Box';

import { formatTime } from '../format/dates';
import { StatusChip } from '../ui/text/status-chip';
import { eventColours, type CalendarEvent } from './calendar-event';
import { EventLine } from './event-line';
import { EventTile } from './event-tile';
import type { Place } from '@/domain/format/formats';

export type EventBlockProps = {
  event: CalendarEvent;
  place: Place;
  /** A block of a day, a short line in a month, a row of a list. */
  layout: 'block' | 'line' | 'row';
};

/** The content of an event: time, person, title, place, and the status in words. */
export function EventBlock({ event, place, layout }: EventBlockProps) {
  const { ink } = eventColours(event);
  const name = (
    <>
      {event.who !== undefined && (
        <Box component="b" sx={{ fontWeight: 600 }}>
          {event.who}
        </Box>
      )}{' '}
      {event.title}
    </>
  );
  const time = event.allDay ? 'All day' : formatTime(event.startMs, place);

  if (layout === 'row') {
    return (
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          // On a small phone the status goes below the name.
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          color: 'text.primary',
        }}
      >
        <Box component="span" className="tn" sx={{ flex: 'none', width: 72, color: 'text.secondary' }}>
          {time}
        </Box>
        {/* The place wraps below the name, not below the time. */}
        <Box sx={{ flex: '1 1 120px', minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {/* A click bubbles up to the calendar like a click on the row; the button makes it reachable by keyboard. */}
          <Box
            component="button"
            type="button"
            dir="auto"
            sx={{
              minWidth: 0,
              p: 0,
              border: 0,
              background: 'none',
              font: 'inherit',
              fontWeight: 500,
              color: 'inherit',
              textAlign: 'left',
              cursor: 'pointer',
            }}
          >
            {name}
          </Box>
          {event.place !== undefined && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {event.place}
            </Box>
          )}
        </Box>
        {event.status !== undefined && (
          <Box component="span" sx={{ flex: 'none', marginInlineStart: 'auto' }}>
            <StatusChip status={event.status} />
          </Box>
        )}
      </Box>
    );
  }
  if (layout === 'line') return <EventLine event={event} place={place} />;
  return <EventTile event={event} name={name} time={time} ink={ink} />;
}
