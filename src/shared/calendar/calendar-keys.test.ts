import { describe, expect, it } from 'vitest';
import type { CalendarView } from '@/domain/time/calendar-view';
import { atWallClock } from '@/domain/time/time';
import type { CalendarEvent } from './events/calendar-event';
import { keyStep } from './calendar-keys';

const ZONE = 'America/Chicago';
const at = (text: string) => atWallClock(text.slice(0, 10), text.slice(11), ZONE);
const event = (over: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'v1',
  title: 'Tear-off',
  // The clocks go forward in the night to the 14th.
  startMs: at('2027-03-13 08:00'),
  endMs: at('2027-03-13 16:00'),
  editable: true,
  resizable: true,
  ...over,
});
const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  shiftKey: true,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});
const step = (
  keys: ReturnType<typeof press>,
  view: CalendarView,
  over?: Partial<CalendarEvent>,
  isRtl = false,
) => keyStep(keys, event(over), { view, timeZone: ZONE, isRtl });

describe('arrow keys on an event', () => {
  it.each([
    ['ArrowRight', 'week', '2027-03-14 08:00'],
    ['ArrowLeft', 'month', '2027-03-12 08:00'],
    ['ArrowDown', 'day', '2027-03-13 08:15'],
    ['ArrowUp', 'three-days', '2027-03-13 07:45'],
    ['ArrowDown', 'two-weeks', '2027-03-20 08:00'],
    ['ArrowUp', 'month', '2027-03-06 08:00'],
  ] as const)('Shift+%s in a %s moves it to %s', (key, view, start) => {
    expect(step(press(key), view)).toEqual({ kind: 'move', startMs: at(start) });
  });

  it.each([
    ['ArrowRight', 'month', '2027-03-14 16:00'],
    ['ArrowDown', 'week', '2027-03-13 16:15'],
    ['ArrowUp', 'week', '2027-03-13 15:45'],
  ] as const)('Shift+Alt+%s in a %s ends it at %s', (key, view, end) => {
    expect(step(press(key, { altKey: true }), view)).toEqual({ kind: 'resize', endMs: at(end) });
  });

  it('follow the reading direction', () => {
    expect(step(press('ArrowLeft'), 'week', {}, true)).toEqual({
      kind: 'move',
      startMs: at('2027-03-14 08:00'),
    });
  });

  it.each([
    ['without Shift', press('ArrowRight', { shiftKey: false }), {}],
    ['with Ctrl', press('ArrowRight', { ctrlKey: true }), {}],
    ['on an event that may not move', press('ArrowRight'), { editable: false }],
    ['on an event of a fixed length', press('ArrowRight', { altKey: true }), { resizable: false }],
    ['to an end before the first day', press('ArrowLeft', { altKey: true }), {}],
    ['other than arrows', press('Enter'), {}],
  ])('do nothing %s', (_, keys, over) => {
    expect(step(keys, 'week', over)).toBeNull();
  });

  it('leave at least a quarter of an hour', () => {
    const endMs = at('2027-03-13 08:15');
    expect(step(press('ArrowUp', { altKey: true }), 'week', { endMs })).toEqual({ kind: 'resize', endMs });
  });
});
