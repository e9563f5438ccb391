import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { statusLook } from '../../theme/status';
import { Icon } from '../../ui/text/icon';
import type { CalendarEvent } from './calendar-event';
import { ClashText } from './clash-text';
import './event-line.css';

/** Two events side by side in a week are narrower than this, in pixels: a word fits, a line does not. */
const NARROW = '@container (max-width: 80px)';

/** Half an hour or less: time and title share a line, and the tooltip holds the rest. */
const SHORT = '@container (max-height: 40px)';

/** Three quarters of an hour to an hour: time and name in a line each. */
const LOW = '@container (min-height: 40.1px) and (max-height: 62px)';

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const oneLine = { WebkitLineClamp: 1 } as const;

/** Hidden, but read by screen readers. */
const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export type EventTileProps = {
  event: CalendarEvent;
  name: ReactNode;
  /** "2:00 pm", or "All day". */
  time: string;
  ink: string;
};

/** An event in a day's grid; may be as narrow as half a day of a week. */
export function EventTile({ event, name, time, ink }: EventTileProps) {
  const icon = event.status === undefined ? undefined : statusLook(event.status).icon;
  const [clock, half] = time.split(/ (?=[ap]m$)/);
  return (
    <Box
      sx={{
        containerType: 'size',
        height: '100%',
        overflow: 'hidden',
        fontSize: '0.75rem',
        lineHeight: '1rem',
        color: 'text.primary',
      }}
      // The tooltip holds the text that a narrow tile cuts.
      title={[time, event.who, event.title, event.place, event.clash].filter(Boolean).join(' ')}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          height: '100%',
          boxSizing: 'border-box',
          p: '5px',
          [NARROW]: { p: '4px 3px' },
          [SHORT]: { flexDirection: 'row', alignItems: 'flex-start', gap: '4px', p: '1px 4px' },
          [LOW]: { p: '3px 5px' },
        }}
      >
        <Box
          className="tn"
          sx={{
            whiteSpace: 'nowrap',
            flex: 'none',
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            color: ink,
            fontWeight: 600,
            // A time is never cut: without room for both, the icon wraps below it.
            [NARROW]: {
              flexWrap: 'wrap-reverse',
              gap: '2px',
              '& svg': { width: 11, height: 11 },
              '& .jl-half': unseen,
            },
            [SHORT]: { flexWrap: 'nowrap', '& .jl-half': unseen },
          }}
        >
          {icon && <Icon of={icon} size={14} />}
          <span>
            {clock}
            {half !== undefined && <span className="jl-half"> {half}</span>}
          </span>
        </Box>
        <Box
          dir="auto"
          sx={{
            mt: '2px',
            // A name longer than its line ends in dots; it never breaks inside a word.
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            flex: 'none',
            [NARROW]: { WebkitLineClamp: 6 },
            [SHORT]: { ...cut, display: 'block', flex: '0 1 auto', minWidth: 0, mt: 0 },
            [LOW]: { mt: 0, ...(event.clash === undefined ? { WebkitLineClamp: 2 } : oneLine) },
          }}
        >
          {name}
        </Box>
        {event.place !== undefined && (
          <Box
            sx={{
              ...cut,
              mt: '2px',
              color: 'text.secondary',
              [NARROW]: { display: 'none' },
              [SHORT]: unseen,
              [LOW]: unseen,
            }}
          >
            {event.place}
          </Box>
        )}
        {event.clash === undefined && (event.caption ?? event.status) !== undefined && (
          <Box
            sx={{
              ...cut,
              mt: 'auto',
              pt: '2px',
              flex: 'none',
              color: ink,
              fontWeight: 500,
              [NARROW]: icon && { display: 'none' },
              [SHORT]: unseen,
              [LOW]: unseen,
            }}
          >
            {event.caption ?? event.status}
          </Box>
        )}
        {event.clash !== undefined && (
          <Box
            sx={{
              mt: 'auto',
              pt: '2px',
              flex: 'none',
              minWidth: 0,
              display: 'flex',
              [SHORT]: { mt: 0, pt: 0, flex: '0 1000 auto', minWidth: 12 },
              [LOW]: { pt: 0 },
            }}
          >
            <ClashText>{event.clash}</ClashText>
          </Box>
        )}
      </Box>
    </Box>
  );
}
