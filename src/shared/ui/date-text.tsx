import { formatDate, formatDateTime, formatDay, formatExact, formatTime } from '../format/dates';
import { useFormat } from '../format/format-context';
import './cells.css';

export type DateTextProps = {
  /** Epoch milliseconds. */
  at: number | null | undefined;
  /** IANA name; the company's zone unless given. */
  zone?: string;
  kind?: 'dateTime' | 'day' | 'time';
  /** In a column: the time stands flush at the end, so that times line up. */
  aligned?: boolean;
  /** Shown when there is no date. */
  empty?: string;
};

const WRITERS = { dateTime: formatDateTime, day: formatDate, time: formatTime };

/** An instant as people say it, "Tue 24 Nov, 2:00 pm", with the exact time in the tooltip. */
export function DateText({ at, zone, kind = 'dateTime', aligned = false, empty = '–' }: DateTextProps) {
  const formats = useFormat();
  if (at === null || at === undefined) return <>{empty}</>;
  const place = zone ?? formats.zone;
  const exact = { dateTime: new Date(at).toISOString(), title: formatExact(at, place) };
  if (!aligned || kind !== 'dateTime') return <time {...exact}>{WRITERS[kind](at, place)}</time>;
  return (
    <time dir="ltr" {...exact} className="jl-when">
      <span>{formatDate(at, place)}, </span>
      <span className="tn" style={{ textAlign: 'end' }}>
        {formatTime(at, place)}
      </span>
    </time>
  );
}

export type DayTextProps = { /** YYYY-MM-DD */ day: string | null | undefined; empty?: string };

/** A calendar day as people say it, "Tue 24 Nov". */
export function DayText({ day, empty = '–' }: DayTextProps) {
  if (!day) return <>{empty}</>;
  return <time dateTime={day}>{formatDay(day)}</time>;
}
