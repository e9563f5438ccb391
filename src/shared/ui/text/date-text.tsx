import { formatDate, formatDateTime, formatDay, formatExact, formatTime } from '../../format/dates';
import { useFormat } from '../../format/format-context';
import '../table/cells.css';

export type DateTextProps = {
  /** Epoch milliseconds. */
  at: number | null | undefined;
  kind?: 'dateTime' | 'day' | 'time';
  /** In a column: times are aligned at the end. */
  aligned?: boolean;
  /** In a column: omits the weekday for other years, so that all dates take the same room. */
  brief?: boolean;
  empty?: string;
};

const WRITERS = { dateTime: formatDateTime, day: formatDate, time: formatTime };

/** A date with a year omits its weekday: "Mar 26, 2025, 2:00 pm". */
function shorten(text: string): string {
  return /\d{4}/.test(text) ? text.replace(/^\p{L}+,? /u, '') : text;
}

/** An instant as "Tue, Nov 24, 2:00 pm", with the exact time in the tooltip. */
export function DateText({
  at,
  kind = 'dateTime',
  aligned = false,
  brief = false,
  empty = '–',
}: DateTextProps) {
  const place = useFormat();
  if (at === null || at === undefined) return <>{empty}</>;
  const exact = { dateTime: new Date(at).toISOString(), title: formatExact(at, place) };
  if (!aligned || kind !== 'dateTime') {
    const text = WRITERS[kind](at, place);
    return <time {...exact}>{brief ? shorten(text) : text}</time>;
  }
  return (
    <time dir="ltr" {...exact} className="jl-when">
      <span>{formatDate(at, place)}, </span>
      <span className="tn" style={{ textAlign: 'right' }}>
        {formatTime(at, place)}
      </span>
    </time>
  );
}

export type DayTextProps = { /** YYYY-MM-DD */ day: string | null | undefined; empty?: string };

/** A calendar day as "Tue, Nov 24". */
export function DayText({ day, empty = '–' }: DayTextProps) {
  const formats = useFormat();
  if (!day) return <>{empty}</>;
  return <time dateTime={day}>{formatDay(day, formats)}</time>;
}
