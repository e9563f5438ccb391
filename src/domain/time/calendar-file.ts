/** A calendar event. Times in epoch ms; `stamp` is its last change. */
export type CalendarEntry = {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  readonly start: number;
  readonly end: number;
  readonly stamp: number;
};

/** Longest content line in octets, without the line break (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/** An .ics file with one event: times in UTC, folded and escaped by RFC 5545. */
export function calendarFile(entry: CalendarEntry): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Joblane//Tracking//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    `DTSTART:${utc(entry.start)}`,
    `DTEND:${utc(entry.end)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.description === '' ? [] : [`DESCRIPTION:${escapeText(entry.description)}`]),
    ...(entry.place === '' ? [] : [`LOCATION:${escapeText(entry.place)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
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
