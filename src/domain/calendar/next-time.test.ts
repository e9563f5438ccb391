import { describe, expect, it } from 'vitest';
import { makeEvent } from '@tests/factories/records';
import { atWallClock, HOUR_MS } from '../time/time';
import type { CalendarRecord } from './event';
import { settled } from './event-content';
import { nextTime, timeOn } from './next-time';

const PLACE = { zone: 'America/Chicago', country: 'US' };
const at = (words: string) => atWallClock(words.slice(0, 10), words.slice(11), PLACE.zone);

function event(start: string, more: Partial<CalendarRecord> = {}): CalendarRecord {
  const base = { ...makeEvent({ uuid: 'e1' }), start: at(start), end: at(start) + HOUR_MS, ...more };
  return { ...base, ...settled(base, base.person, PLACE.zone) };
}

const days = (firstDay: string, lastDay: string) => ({ allDay: true, firstDay, lastDay });

describe('the next time of an event', () => {
  it.each([
    ['of one', event('2026-11-25 07:30'), 'Wed, Nov 25, 7:30 am', 'day=2026-11-25&event=e1'],
    [
      'of a whole day',
      event('2026-11-27 00:00', days('2026-11-27', '2026-11-27')),
      'Fri, Nov 27',
      'day=2026-11-27&event=e1',
    ],
    [
      'of several days',
      event('2026-11-27 00:00', days('2026-11-27', '2026-11-29')),
      'Fri, Nov 27 – Sun, Nov 29',
      'day=2026-11-27&event=e1',
    ],
    [
      'of a series that began long ago',
      event('2024-01-03 07:30', { rrule: 'FREQ=WEEKLY;BYDAY=WE' }),
      'Wed, Nov 25, 7:30 am · Every week on Wednesday',
      'day=2026-11-25&event=e1_2026-11-25',
    ],
    [
      'of a series without its next day',
      event('2024-01-03 07:30', { rrule: 'FREQ=WEEKLY;BYDAY=WE', exceptions: ['2026-11-25'] }),
      'Wed, Dec 2, 7:30 am · Every week on Wednesday',
      'day=2026-12-02&event=e1_2026-12-02',
    ],
  ])('%s', (_name, one, when, address) => {
    expect(nextTime(one, at('2026-11-24 12:00'), PLACE)).toEqual({ when, link: `/app/calendar?${address}` });
  });

  it('is that of a day when one is asked for', () => {
    const weekly = event('2024-01-03 07:30', { rrule: 'FREQ=WEEKLY;BYDAY=WE' });
    expect(timeOn(weekly, '2026-12-09', at('2026-11-24 12:00'), PLACE).when).toBe('Wed, Dec 9, 7:30 am');
  });
});
