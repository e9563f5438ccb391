import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';

import { dayOf } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { formatDay } from '../format/dates';
import { formatCount, plural } from '../format/counts';
import { useFormat } from '../format/format-context';
import { useNow } from '../format/use-now';
import { useStableHandler } from '../ui/hooks/use-stable-handler';
import { rangeTitle } from './calendar-range';
import type { EventCalendarProps } from './event-calendar-props';
import { eventColours } from './events/calendar-event';
import type { CalendarEvent } from './events/calendar-event';
import { EventBlock } from './events/event-block';
import { monthDays } from './month-days';
import './month-dots.css';

/** A day's dots; its list says the rest. */
const MOST_DOTS = 3;

const WEEK = 7;

const dotOf = (event: CalendarEvent) =>
  event.clash === undefined ? (event.color ?? eventColours(event).ink) : 'var(--jl-attention)';

export type MonthDotsProps = Pick<
  EventCalendarProps,
  'label' | 'events' | 'date' | 'timeZone' | 'loading' | 'onTitleChange' | 'onEventOpen'
> & { readonly onDayChange: (day: Day) => void };

/** A month on a phone: dots on its days, and below them what the chosen day has. */
export function MonthDots(props: MonthDotsProps) {
  const { label, events, date, timeZone, loading = false, onTitleChange, onEventOpen, onDayChange } = props;
  const { country } = useFormat();
  const place = useMemo(() => ({ zone: timeZone, country }), [timeZone, country]);
  const today = dayOf(useNow(), timeZone);
  const days = useMemo(() => monthDays(events, date, place), [events, date, place]);
  const chosen = days.find(({ day }) => day === date)?.events ?? [];
  const tell = useStableHandler((title: string) => onTitleChange?.(title));
  const month = date.slice(0, 7);
  useEffect(() => {
    tell(rangeTitle('month', `${month}-01`, `${month}-28`, place));
  }, [tell, month, place]);

  return (
    <section aria-label={label} aria-busy={loading} className="jl-month">
      <div className="jl-month-days">
        {days.slice(0, WEEK).map(({ day }) => (
          <span key={day} aria-hidden>
            {formatDay(day, place).slice(0, 1)}
          </span>
        ))}
        {days.map(({ day, events: found }) => (
          <button
            key={day}
            type="button"
            className={day.startsWith(month) ? undefined : 'jl-other-month'}
            aria-pressed={day === date}
            aria-current={day === today ? 'date' : undefined}
            aria-label={`${formatDay(day, place)}, ${plural(found.length, 'event', country)}`}
            onClick={() => onDayChange(day)}
          >
            <b className="tn">{Number(day.slice(8))}</b>
            <span className="jl-day-dots">
              {found.slice(0, MOST_DOTS).map((event) => (
                <i key={event.id} className="jl-day-dot" style={{ background: dotOf(event) }} />
              ))}
            </span>
          </button>
        ))}
      </div>
      <Typography variant="h2" sx={{ fontSize: '1rem', fontWeight: 600, mt: 2, mb: 1 }}>
        {formatDay(date, place)}{' '}
        {chosen.length > 0 && (
          <Typography component="span" className="tn" sx={{ color: 'text.secondary' }}>
            {formatCount(chosen.length, country)}
          </Typography>
        )}
      </Typography>
      {chosen.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', py: 1 }}>
          {loading ? 'Loading' : 'Nothing planned'}
        </Typography>
      ) : (
        <ul className="jl-day-list">
          {chosen.map((event) => (
            // The row's button is pressed by keys, and its click bubbles up here.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
            <li
              key={event.id}
              style={{ borderInlineStartColor: dotOf(event) }}
              onClick={() => onEventOpen(event.id, false)}
            >
              <EventBlock
                layout="row"
                {...{ event, place }}
                isContinued={dayOf(event.startMs, timeZone) < date}
                goesOn={dayOf(event.endMs - 1, timeZone) > date}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
