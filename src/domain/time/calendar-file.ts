import { addDays } from './time';
import type { Day } from './time';

/** A calendar event. Times in epoch ms; `stamp` is its last change. */
export type CalendarEntry = {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  readonly start: number;
  readonly end: number;
  /** Whole days, both included; they count instead of the times. */
  readonly days?: { readonly first: Day; readonly last: Day };
  readonly stamp: number;
};

/** Longest content line in octets, without the line break (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/** An .ics file: times in UTC, folded and escaped by RFC 5545. `name` is what calendars call a subscription. */
export function calendarFile(entries: readonly CalendarEntry[], name = ''): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Joblane//Calendar//EN',
    'METHOD:PUBLISH',
    ...(name === '' ? [] : [`X-WR-CALNAME:${escapeText(name)}`]),
    ...entries.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

function eventLines(entry: CalendarEntry): readonly string[] {
  const { uid, stamp, start, end, days, title, description, place } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    // The end is the first moment, or day, after the event.
    days ? `DTSTART;VALUE=DATE:${plain(days.first)}` : `DTSTART:${utc(start)}`,
    days ? `DTEND;VALUE=DATE:${plain(addDays(days.last, 1))}` : `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
    'END:VEVENT',
  ];
}

function plain(day: Day): string {
  return day.replaceAll('-', '');
}

function utc(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(value: string): string {
  return value.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Folds a long line, never inside a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let width = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (width + octets > LINE_OCTETS) {
      folded += '\r\n ';
      width = 1;
    }
    folded += character;
    width += octets;
  }
  return folded;
}
