import { describe, expect, it } from 'vitest';
import { CALENDAR_VIEWS } from '@/domain/time/calendar-view';
import type { CalendarView } from '@/domain/time/calendar-view';
import { atWallClock } from '@/domain/time/time';
import type { CalendarEvent } from './calendar-event';
import { toInput } from './event-input';

const ZONE = 'America/Chicago';
const at = (text: string) => atWallClock(text.slice(0, 10), text.slice(11), ZONE);

const appointment: CalendarEvent = {
  id: 'c1',
  title: 'Noor',
  startMs: at('2026-11-24 14:00'),
  endMs: at('2026-11-24 16:00'),
};
const visit: CalendarEvent = { ...appointment, bar: true };
/** Over the night in which the clocks go forward, until midnight. */
const long: CalendarEvent = {
  ...visit,
  startMs: at('2027-03-13 08:00'),
  endMs: at('2027-03-15 00:00'),
};

describe('an event for the calendar library', () => {
  it.each<[string, CalendarEvent, readonly CalendarView[]]>([
    ['an appointment', appointment, []],
    ['a visit of a day', visit, ['two-weeks', 'month']],
    ['a visit of two days', long, ['day', 'three-days', 'week', 'two-weeks', 'month']],
    ['a whole day', { ...appointment, allDay: true }, CALENDAR_VIEWS],
  ])('is a bar for %s in the right views', (_, event, views) => {
    expect(CALENDAR_VIEWS.filter((view) => toInput(event, view, ZONE).allDay)).toEqual(views);
  });

  it('lasts over its days as a bar, and to the minute otherwise', () => {
    expect(toInput(long, 'week', ZONE)).toMatchObject({ start: '2027-03-13', end: '2027-03-15' });
    expect(toInput(long, 'list', ZONE)).toMatchObject({ start: long.startMs, end: long.endMs });
  });
});
