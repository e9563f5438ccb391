import type { Place } from '@/domain/format/formats';
import { lastDayOf } from '@/domain/time/spans';
import type { Span } from '@/domain/time/spans';
import { dayOf } from '@/domain/time/time';
import { formatHour, formatSpan, formatTime } from '../../format/dates';
import { statusLook } from '../../theme/status';
import { Icon } from '../../ui/text/icon';
import { eventColours, type CalendarEvent } from './calendar-event';
import { ClashText } from './clash-text';
import './event-line.css';
import { EventMark } from './event-mark';

export type EventLineProps = { event: CalendarEvent; place: Place; isContinued?: boolean };

/** An event of a month in one line. Plain elements: a month renders hundreds to measure how many fit. */
export function EventLine({ event, place, isContinued = false }: EventLineProps) {
  const { ink } = eventColours(event);
  // A bar of one day is too short for a time that its neighbours share.
  const isBar = event.bar === true;
  const span = { start: event.startMs, end: event.endMs };
  const isLong = !event.allDay && dayOf(span.start, place.zone) !== lastDayOf(span, place.zone);
  const [clock = '', ...half] = formatTime(event.startMs, place).split(' ');
  return (
    <div
      className={isBar ? 'jl-event-line jl-event-bar' : 'jl-event-line'}
      title={[
        (isBar || isLong) && !event.allDay && barTime(span, isLong, place),
        event.title,
        event.who,
        event.clash,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {event.mark && <EventMark {...event.mark} />}{' '}
      {event.status !== undefined && <Icon of={statusLook(event.status).icon} size={12} color={ink} />}
      {!event.allDay && !isContinued && (isLong || !isBar) && (
        <b className="tn" style={{ color: ink }}>
          {half.length > 0 ? clock.replace(':00', '') : clock}
          <span>
            {half.map((word) => ` ${word}`)}
            {isLong && ` – ${formatHour(event.endMs, place)}`}
          </span>
        </b>
      )}
      {/* The customer first: the line is too short for both names. */}
      <div dir="auto">
        {event.title}
        {event.who !== undefined && <span> {event.who}</span>}
      </div>
      {event.clash !== undefined && <ClashText>{event.clash}</ClashText>}
    </div>
  );
}

function barTime(span: Span, isLong: boolean, place: Place): string {
  return isLong ? formatSpan(span.start, span.end, place) : formatTime(span.start, place);
}
