import { describe, expect, it } from 'vitest';

import { dayOf } from '@/domain/time/time';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDayHeading,
  formatDayRange,
  formatExact,
  formatHour,
  formatRelative,
  formatTime,
  formatSpan,
  formatTimeOnDay,
  formatTimeRange,
} from './dates';

const CHICAGO = { zone: 'America/Chicago', country: 'US' };
const AUCKLAND = { zone: 'Pacific/Auckland', country: 'NZ' };
const KOLKATA = { zone: 'Asia/Kolkata', country: 'IN' };
const BERLIN = { zone: 'Europe/Berlin', country: 'DE' };
const LONDON = { zone: 'Europe/London', country: 'GB' };
const UTC = { zone: 'UTC', country: 'US' };
const ms = (iso: string): number => Date.parse(iso);
const NOW = ms('2026-11-23T16:12:00Z');
const DAY = 86_400_000;

describe('dates on the clock of a zone, as its country writes them', () => {
  it.each([
    [CHICAGO, 'Tue, Nov 24, 2:00 pm', '2026-11-24'],
    [AUCKLAND, 'Wed 25 Nov, 9:00 am', '2026-11-25'],
    [KOLKATA, 'Wed 25 Nov, 1:30 am', '2026-11-25'],
    [BERLIN, 'Tue 24 Nov, 21:00', '2026-11-24'],
    [LONDON, 'Tue 24 Nov, 20:00', '2026-11-24'],
    [UTC, 'Tue, Nov 24, 8:00 pm', '2026-11-24'],
  ])('in %o', (place, written, day) => {
    const at = ms('2026-11-24T20:00:00Z');
    expect(formatDateTime(at, place, NOW)).toBe(written);
    expect(dayOf(at, place.zone)).toBe(day);
  });

  it("names the year when the zone's year differs", () => {
    const turn = ms('2027-01-01T03:00:00Z');
    expect(formatDate(turn, CHICAGO, NOW)).toBe('Thu, Dec 31');
    expect(formatDate(turn, UTC, NOW)).toBe('Fri, Jan 1, 2027');
    expect(formatDate(turn, BERLIN, NOW)).toBe('Fri 1 Jan 2027');
  });

  it('follows the change of clocks', () => {
    expect(formatTime(ms('2026-11-01T06:30:00Z'), CHICAGO)).toBe('1:30 am');
    expect(formatTime(ms('2026-11-01T07:30:00Z'), CHICAGO)).toBe('1:30 am');
    expect(formatExact(ms('2026-11-01T06:30:00Z'), CHICAGO)).toBe('Sunday, November 1, 2026, 1:30:00 am CDT');
    expect(formatExact(ms('2026-11-01T07:30:00Z'), CHICAGO)).toBe('Sunday, November 1, 2026, 1:30:00 am CST');
    expect(formatTime(ms('2026-03-08T07:59:00Z'), CHICAGO)).toBe('1:59 am');
    expect(formatTime(ms('2026-03-08T08:00:00Z'), CHICAGO)).toBe('3:00 am');
    expect(formatExact(ms('2026-11-24T20:00:00Z'), BERLIN)).toBe('Tuesday 24 November 2026, 21:00:00 CET');
  });

  it.each([
    [CHICAGO, '2026-11-24T19:00:00Z', '2026-11-24T21:00:00Z', '1:00–3:00 pm'],
    [CHICAGO, '2026-11-24T17:00:00Z', '2026-11-24T19:00:00Z', '11:00 am – 1:00 pm'],
    [BERLIN, '2026-11-24T08:00:00Z', '2026-11-24T12:00:00Z', '09:00–13:00'],
  ])('in %o writes the time from %s to %s', (place, from, to, written) => {
    expect(formatTimeRange(ms(from), ms(to), place)).toBe(written);
  });

  it.each([
    [CHICAGO, '2026-11-24T14:00:00Z', '2026-11-24T16:00:00Z', 'Tue, Nov 24, 8:00–10:00 am'],
    [CHICAGO, '2026-12-03T02:00:00Z', '2026-12-03T10:00:00Z', 'Wed, Dec 2, 8:00 pm – Thu, Dec 3, 4:00 am'],
    [BERLIN, '2026-12-02T19:00:00Z', '2026-12-03T03:00:00Z', 'Wed 2 Dec, 20:00 – Thu 3 Dec, 04:00'],
    [CHICAGO, '2026-12-01T14:00:00Z', '2026-12-03T22:00:00Z', 'Tue, Dec 1, 8:00 am – Thu, Dec 3, 4:00 pm'],
    [CHICAGO, '2026-12-01T14:00:00Z', '2026-12-02T06:00:00Z', 'Tue, Dec 1, 8:00 am – 12:00 am'],
    [CHICAGO, '2026-12-01T06:00:00Z', '2026-12-03T06:00:00Z', 'Tue, Dec 1 – Wed, Dec 2'],
    [
      CHICAGO,
      '2027-01-01T02:00:00Z',
      '2027-01-01T10:00:00Z',
      'Thu, Dec 31, 8:00 pm – Fri, Jan 1, 2027, 4:00 am',
    ],
  ])('in %o writes the span from %s to %s with its times', (place, from, to, written) => {
    expect(formatSpan(ms(from), ms(to), place, NOW)).toBe(written);
  });

  it('writes of a long span the time of each of its days', () => {
    const span = { start: ms('2026-12-02T02:00:00Z'), end: ms('2026-12-03T10:00:00Z') };
    const on = (day: string) => formatTimeOnDay(span, day, CHICAGO);
    expect([on('2026-12-01'), on('2026-12-02'), on('2026-12-03')]).toEqual([
      '8:00 pm',
      'continues',
      'until 4:00 am',
    ]);
  });

  it.each([
    [CHICAGO, '7 am'],
    [BERLIN, '14:00'],
  ])('in %o names a full hour %s', (place, written) => {
    expect(formatHour(ms('2026-11-24T13:00:00Z'), place)).toBe(written);
  });

  it.each([
    ['2026-11-23T20:00:00Z', 'Today, Mon, Nov 23'],
    ['2026-11-24T05:59:00Z', 'Today, Mon, Nov 23'],
    ['2026-11-24T06:00:00Z', 'Tomorrow, Tue, Nov 24'],
    ['2026-11-22T20:00:00Z', 'Yesterday, Sun, Nov 22'],
    ['2026-11-20T20:00:00Z', 'Fri, Nov 20'],
  ])('heads the day of %s', (at, heading) => {
    expect(formatDayHeading(ms(at), CHICAGO, NOW)).toBe(heading);
  });

  it('calls the day after a change of clocks tomorrow', () => {
    expect(formatDayHeading(ms('2026-11-02T06:30:00Z'), CHICAGO, ms('2026-11-01T12:00:00Z'))).toBe(
      'Tomorrow, Mon, Nov 2',
    );
  });
});

describe('calendar days', () => {
  it('are the same day everywhere', () => {
    expect(formatDay('2026-11-24', CHICAGO, NOW)).toBe('Tue, Nov 24');
    expect(formatDay('2026-11-24', BERLIN, NOW)).toBe('Tue 24 Nov');
    expect(formatDay('2025-11-24', CHICAGO, NOW)).toBe('Mon, Nov 24, 2025');
    expect(formatDay('2025-11-24', BERLIN, NOW)).toBe('Mon 24 Nov 2025');
    expect(formatDay('soon', CHICAGO, NOW)).toBe('soon');
  });

  it.each([
    ['2026-11-23', '2026-11-29', 'Nov 23–29', '23–29 Nov'],
    ['2026-11-30', '2026-12-06', 'Nov 30 – Dec 6', '30 Nov – 6 Dec'],
    ['2026-12-29', '2027-01-04', 'Dec 29, 2026 – Jan 4, 2027', '29 Dec 2026 – 4 Jan 2027'],
    ['2026-11-23', '2026-11-23', 'Nov 23', '23 Nov'],
    ['2027-01-04', '2027-01-10', 'Jan 4–10, 2027', '4–10 Jan 2027'],
    ['2025-09-29', '2025-10-05', 'Sep 29 – Oct 5, 2025', '29 Sep – 5 Oct 2025'],
    ['2027-01-04', '2027-01-04', 'Jan 4, 2027', '4 Jan 2027'],
  ])('from %s to %s', (from, to, american, german) => {
    expect(formatDayRange(from, to, CHICAGO, NOW)).toBe(american);
    expect(formatDayRange(from, to, BERLIN, NOW)).toBe(german);
  });
});

describe('formatRelative', () => {
  it.each([
    [0, 'just now'],
    [-59_000, 'just now'],
    [-5 * 60_000, '5 min ago'],
    [-3_600_000, '1 hour ago'],
    [2 * 3_600_000, 'in 2 hours'],
    [-3 * DAY, '3 days ago'],
    [-15 * DAY, '2 weeks ago'],
    [-100 * DAY, '3 months ago'],
    [-800 * DAY, '2 years ago'],
  ])('%d ms away', (distance, written) => {
    expect(formatRelative(NOW + distance, NOW)).toBe(written);
  });
});
