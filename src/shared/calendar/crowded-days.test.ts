import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, atWallClock } from '@/domain/time/time';
import { crowdedDays } from './crowded-days';
import type { CalendarEvent } from './events/calendar-event';

const ZONE = 'America/Chicago';
const MONDAY = '2026-11-23';

/** An event from a day, counted from Monday, over so many days. */
function event(id: string, from: number, length: number, hour = 8): CalendarEvent {
  const first = addDays(MONDAY, from);
  return {
    id,
    title: id,
    startMs: atWallClock(first, `${String(hour).padStart(2, '0')}:00`, ZONE),
    endMs: atWallClock(addDays(first, length - 1), '18:00', ZONE),
  };
}

const asked = { lines: 2, opened: null, zone: ZONE };
const ids = (events: readonly CalendarEvent[]) => events.map(({ id }) => id);

describe('crowdedDays', () => {
  it('leaves out the last events of a full day and counts them', () => {
    const events = [event('c', 0, 1, 10), event('a', 0, 1, 8), event('b', 0, 1, 9), event('d', 1, 1)];
    const { drawn, left } = crowdedDays(events, asked);
    expect(ids(drawn)).toEqual(['a', 'b', 'd']);
    expect([...left]).toEqual([[MONDAY, 1]]);
  });

  it('keeps an event of several days that has room on one of them', () => {
    const events = [event('a', 0, 1), event('b', 0, 1), event('long', 0, 2, 9), event('none', 0, 1, 10)];
    expect(ids(crowdedDays(events, asked).drawn)).toEqual(['a', 'b', 'long']);
  });

  it('draws the opened day whole', () => {
    const events = ['a', 'b', 'c', 'd'].map((id, hour) => event(id, 0, 1, 8 + hour));
    const { drawn, left } = crowdedDays(events, { ...asked, opened: MONDAY });
    expect(ids(drawn)).toEqual(['a', 'b', 'c', 'd']);
    expect(left.size).toBe(0);
  });

  it('draws or counts every event on each of its days, and fills a day before it leaves any out', () => {
    const span = fc.record({ from: fc.integer({ min: 0, max: 9 }), length: fc.integer({ min: 1, max: 4 }) });
    fc.assert(
      fc.property(fc.array(span, { maxLength: 40 }), fc.integer({ min: 1, max: 5 }), (spans, lines) => {
        const events = spans.map(({ from, length }, at) => event(String(at), from, length, 8 + (at % 9)));
        const { drawn, left } = crowdedDays(events, { ...asked, lines });
        for (let at = 0; at < 14; at += 1) {
          const day = addDays(MONDAY, at);
          const [from, to] = [atWallClock(day, '00:00', ZONE), atWallClock(day, '23:59', ZONE)];
          const on = (some: readonly CalendarEvent[]) =>
            some.filter(({ startMs, endMs }) => startMs < to && endMs > from).length;
          expect(on(drawn) + (left.get(day) ?? 0)).toBe(on(events));
          if (left.has(day)) expect(on(drawn)).toBeGreaterThanOrEqual(lines);
        }
      }),
    );
  });
});
