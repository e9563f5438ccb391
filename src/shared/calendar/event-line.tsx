import { formatTime } from '../format/dates';
import { statusLook } from '../theme/status';
import { Icon } from '../ui/icon';
import { eventColours, type CalendarEvent } from './calendar-event';
import './event-line.css';

export type EventLineProps = { event: CalendarEvent; timeZone: string };

/** An event of a month: when and who in one line. Plain elements, as a month draws hundreds to see how many fit. */
export function EventLine({ event, timeZone }: EventLineProps) {
  const { ink } = eventColours(event);
  const [clock = '', ...half] = formatTime(event.startMs, timeZone).split(' ');
  return (
    <div className="jl-event-line">
      {event.status !== undefined && <Icon of={statusLook(event.status).icon} size={12} color={ink} />}
      {!event.allDay && (
        <b className="tn" style={{ color: ink }}>
          {clock.replace(':00', '')}
          <span>{half.map((word) => ` ${word}`)}</span>
        </b>
      )}
      {/* The customer first: the line is too short for both names. */}
      <div dir="auto">
        {event.title}
        {event.who !== undefined && <span> {event.who}</span>}
      </div>
    </div>
  );
}
