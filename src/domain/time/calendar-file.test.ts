import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { calendarFile } from './calendar-file';

const entry = {
  uid: 'abc-1@joblane.app',
  title: 'Shingle delivery',
  description: '',
  place: '',
  start: Date.UTC(2026, 10, 24, 14),
  end: Date.UTC(2026, 10, 24, 16),
  stamp: Date.UTC(2026, 10, 23, 13, 42),
};

describe('calendarFile', () => {
  it('writes one event in UTC', () => {
    expect(calendarFile([entry]).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Joblane//Calendar//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:abc-1@joblane.app',
      'DTSTAMP:20261123T134200Z',
      'DTSTART:20261124T140000Z',
      'DTEND:20261124T160000Z',
      'SUMMARY:Shingle delivery',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('escapes special characters of the format', () => {
    expect(calendarFile([{ ...entry, title: 'Tom; Rosa, \\ and\nEd' }])).toContain(
      String.raw`SUMMARY:Tom\; Rosa\, \\ and\nEd`,
    );
  });

  it('writes whole days without times, and the name of a subscription', () => {
    const days = { first: '2026-11-24', last: '2026-11-25' };
    const text = calendarFile([{ ...entry, days }, entry], 'Joblane, Tom');
    expect(text).toContain('DTSTART;VALUE=DATE:20261124\r\nDTEND;VALUE=DATE:20261126\r\n');
    expect(text).toContain('X-WR-CALNAME:Joblane\\, Tom\r\n');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });

  it('keeps every line within 75 octets and loses no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (description) => {
        const clean = description.replace(/[\r\n\\;,]/g, '');
        const lines = calendarFile([{ ...entry, description: clean }]).split('\r\n');
        expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
        const unfolded = lines.join('\r\n').replaceAll('\r\n ', '');
        if (clean !== '') expect(unfolded).toContain(`DESCRIPTION:${clean}`);
      }),
    );
  });
});
