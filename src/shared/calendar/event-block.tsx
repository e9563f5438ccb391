import Box from '@mui/material/Box';

import { formatTime } from '../format/dates';
import { statusLook } from '../theme/status';
import { Icon } from '../ui/icon';
import { StatusChip } from '../ui/status-chip';
import { eventColours, type CalendarEvent } from './calendar-event';
import { EventLine } from './event-line';

/** Two side by side in a week leave each about this much, in pixels: the clock fits, the rest of the line does not. */
const NARROW = '@container (max-width: 80px)';

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export type EventBlockProps = {
  event: CalendarEvent;
  timeZone: string;
  /** A block of a day, a short line in a month, a row of a list. */
  layout: 'block' | 'line' | 'row';
};

/** What stands in an event: when, who and what, where, and the status in words. */
export function EventBlock({ event, timeZone, layout }: EventBlockProps) {
  const { ink } = eventColours(event);
  const icon = event.status === undefined ? undefined : statusLook(event.status).icon;
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
  const time = event.allDay ? 'All day' : formatTime(event.startMs, timeZone);

  if (layout === 'row') {
    return (
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          columnGap: 2,
          color: 'text.primary',
        }}
      >
        <Box component="span" className="tn" sx={{ flex: 'none', width: 72, color: 'text.secondary' }}>
          {time}
        </Box>
        {/* Where it is stands below who it is, not below the time, when there is no room beside it. */}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {/* Its click reaches the calendar like any click on the row; as a button it can be reached by the keys too. */}
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
              textAlign: 'start',
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
          <Box component="span" sx={{ flex: 'none' }}>
            <StatusChip status={event.status} />
          </Box>
        )}
      </Box>
    );
  }
  if (layout === 'line') return <EventLine event={event} timeZone={timeZone} />;
  return (
    <Box
      sx={{
        containerType: 'inline-size',
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        boxSizing: 'border-box',
        p: '5px 7px',
        overflow: 'hidden',
        fontSize: '0.75rem',
        lineHeight: '1rem',
        color: 'text.primary',
      }}
    >
      <Box
        className="tn"
        sx={{
          ...cut,
          flex: 'none',
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          color: ink,
          fontWeight: 600,
          [NARROW]: { flexWrap: 'wrap', whiteSpace: 'normal' },
        }}
      >
        {icon && <Icon of={icon} size={14} />}
        {time}
      </Box>
      <Box
        dir="auto"
        lang="en"
        sx={{
          mt: '2px',
          hyphens: 'auto',
          overflowWrap: 'break-word',
          overflow: 'hidden',
          display: '-webkit-box',
          WebkitLineClamp: 3,
          WebkitBoxOrient: 'vertical',
          flex: 'none',
        }}
      >
        {name}
      </Box>
      {event.place !== undefined && (
        <Box sx={{ ...cut, mt: '2px', color: 'text.secondary', [NARROW]: { display: 'none' } }}>
          {event.place}
        </Box>
      )}
      {(event.caption ?? event.status) !== undefined && (
        <Box
          sx={{
            ...cut,
            mt: 'auto',
            pt: '2px',
            flex: 'none',
            color: ink,
            fontWeight: 500,
            // The icon above says it there.
            [NARROW]: icon && { display: 'none' },
          }}
        >
          {event.caption ?? event.status}
        </Box>
      )}
    </Box>
  );
}
