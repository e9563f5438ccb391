import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { StatusChip } from '../../ui/text/status-chip';
import type { CalendarEvent } from './calendar-event';
import { ClashText } from './clash-text';

export type EventRowProps = {
  event: CalendarEvent;
  name: ReactNode;
  /** "2:00 pm", "All day", "until 2:00 pm" or "continues". */
  time: string;
};

/** An event in a list. */
export function EventRow({ event, name, time }: EventRowProps) {
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
        {event.clash !== undefined && <ClashText>{event.clash}</ClashText>}
      </Box>
      {event.status !== undefined && (
        <Box component="span" sx={{ flex: 'none', marginInlineStart: 'auto' }}>
          <StatusChip status={event.status} />
        </Box>
      )}
    </Box>
  );
}
